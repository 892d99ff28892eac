/**
 * The map itself.
 *
 * <p>A {@link caves.grid.Grid grid} is a rectangle of <em>wall</em> and <em>floor</em>; a {@link caves.grid.Cell cell} is a
 * place in it, {@code (row, col)} from 0, row 0 at the top. The <em>wall fraction</em> is walls / all cells, the
 * outermost included. A cell counts walls in its {@link caves.grid.Neighbourhood neighbourhood}; past the edge it sees
 * what the {@link caves.grid.Outside outside} says. The {@link caves.grid.Ring ring} is the outermost cells set to wall.
 *
 * <p>Nothing here changes once made. {@code of} makes, {@code parse} reads text, a noun asks.
 */
package caves.grid;
