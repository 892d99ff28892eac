package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.Optional;
import java.util.function.Function;

/** Where something stands: one cell of every map, or a cell that each map names by its floor. */
public final class Place {
    /** The floor cell nearest to mid-left, (rows / 2, 0), by squared distance; the first in scan order among equals. */
    public static final Place SPAWN = new Place("spawn", grid -> nearest(grid, 0));

    /** The floor cell nearest to mid-right, (rows / 2, cols - 1), by squared distance; the first in scan order among equals. */
    public static final Place EXIT = new Place("exit", grid -> nearest(grid, grid.cols() - 1));

    private final String name;
    private final Function<Grid, Optional<Cell>> cell;

    private Place(String name, Function<Grid, Optional<Cell>> cell) {
        this.name = name;
        this.cell = cell;
    }

    /** This cell, whatever is there: it may be wall on some maps, and off others. */
    public static Place at(Cell cell) {
        return new Place(cell.toString(), grid -> Optional.of(cell));
    }

    /** The cell on a map; none for {@link #SPAWN} and {@link #EXIT} of a map without floor. */
    public Optional<Cell> on(Grid grid) {
        return cell.apply(grid);
    }

    /** {@code "spawn"}, {@code "exit"} or the cell. */
    @Override
    public String toString() {
        return name;
    }

    private static Optional<Cell> nearest(Grid grid, int edge) {
        Optional<Cell> nearest = Optional.empty();
        long least = Long.MAX_VALUE;
        for (int row = 0; row < grid.rows(); row++) {
            int away = fromEdge(grid, row, edge);
            long down = row - grid.rows() / 2, distance = down * down + (long) away * away;
            if (away == grid.cols() || distance >= least) continue;
            least = distance;
            nearest = Optional.of(new Cell(row, Math.abs(edge - away)));
        }
        return nearest;
    }

    /** How many walls stand between the edge and the first floor of a row; all columns if it has none. */
    private static int fromEdge(Grid grid, int row, int edge) {
        int away = 0;
        while (away < grid.cols() && grid.isWall(row, Math.abs(edge - away))) away++;
        return away;
    }
}
