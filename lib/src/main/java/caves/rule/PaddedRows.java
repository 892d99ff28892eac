package caves.rule;

import caves.grid.Grid;
import caves.grid.Outside;
import java.util.Arrays;

/** The rows of a grid with the cells just past their ends, and the rows just past its edge, as the outside says. */
final class PaddedRows {
    private final Grid grid;
    private final Outside outside;
    private final Grid.CellTest anywhere;

    PaddedRows(Grid grid, Outside outside) {
        this.grid = grid;
        this.outside = outside;
        this.anywhere = outside.extend(grid.rows(), grid.cols(), grid::isWall);
    }

    /**
     * Writes row {@code -1 .. rows}: word {@code i} of the row goes to {@code into[i + 1]}, the cell left of column 0 to the
     * highest bit of {@code into[0]}, and the cell right of the last column to the bit after it.
     */
    void read(int row, long[] into) {
        int source = outside == Outside.WRAP ? Math.floorMod(row, grid.rows()) : row;
        if (source < 0 || source >= grid.rows()) {
            Arrays.fill(into, outside == Outside.WALL ? -1L : 0);
            return;
        }
        for (int i = 0; i < grid.wordsPerRow(); i++) into[i + 1] = grid.word(source, i);
        into[0] = anywhere.test(source, -1) ? 1L << 63 : 0;
        into[into.length - 1] = 0;
        if (anywhere.test(source, grid.cols())) into[1 + grid.cols() / 64] |= 1L << grid.cols();
    }
}
