/**
 * Which floor hangs together.
 *
 * <p>A {@link caves.region.Region region} is a maximal set of floor cells joined by moves to the four cells that share an edge.
 * Regions never wrap. The walls' own regions are those of {@code grid.inverse()}.
 */
package caves.region;
