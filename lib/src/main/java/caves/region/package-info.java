/**
 * Which floor hangs together, how far it is, and how wide.
 *
 * <p>A {@link caves.region.Movement movement} says which cells one move leads to: four on squares, six on hexagons.
 * A {@link caves.region.Region region} is a maximal set of floor cells joined by moves; it never wraps. Its <em>label</em> is its
 * place among the {@link caves.region.Regions regions} in scan order, row by row from the top left; a
 * {@link caves.region.Run run} is floor cells side by side. The walls' own regions are those of {@code grid.inverse()}.
 * {@link caves.region.Distances Distances} count moves.
 *
 * <p>The {@link caves.region.LocalWidths local width} of a floor cell is the side of the largest square of floor that contains it; the
 * {@link caves.region.Bottleneck bottleneck} of two cells is the width of the widest
 * {@link caves.region.SquareBody square body} that gets from one to the other. Both are for squares.
 */
package caves.region;
