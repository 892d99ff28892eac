package caves.rule;

import caves.grid.Grid;
import caves.grid.Outside;
import java.util.Arrays;

/**
 * The rows of a grid and two past either edge, each with the two cells past either of its ends, as the outside says.
 *
 * <p>The five rows read last are kept, enough for all that a cell can see.
 */
final class PaddedRows {
    private static final int KEPT = 5;

    private final Grid grid;
    private final Outside outside;
    private final long[][] kept;
    private final int[] keptRow = new int[KEPT];

    PaddedRows(Grid grid, Outside outside) {
        this.grid = grid;
        this.outside = outside;
        this.kept = new long[KEPT][grid.wordsPerRow() + 2];
        Arrays.fill(keptRow, Integer.MIN_VALUE);
    }

    /**
     * Row {@code -2 .. rows + 1}: word {@code i} of the row is at {@code i + 1}, the cells left of column 0 are the highest bits
     * of the first word, and those right of the last column the bits after it. To be read only, and before five other rows.
     */
    long[] at(int row) {
        int place = Math.floorMod(row, KEPT);
        if (keptRow[place] != row) {
            keptRow[place] = row;
            read(row, kept[place]);
        }
        return kept[place];
    }

    private void read(int row, long[] into) {
        int source = outside == Outside.WRAP ? Math.floorMod(row, grid.rows()) : row;
        if (source < 0 || source >= grid.rows()) {
            Arrays.fill(into, outside == Outside.WALL ? -1L : 0);
            return;
        }
        into[0] = 0;
        grid.copyRow(source, into, 1);
        into[into.length - 1] = 0;
        if (outside != Outside.FLOOR) extend(source, into);
    }

    private void extend(int source, long[] into) {
        int cols = grid.cols();
        for (int past = 0; past < 2; past++) {
            int left = Math.max(0, cols - 1 - past), right = Math.min(past, cols - 1);
            if (outside == Outside.WALL || grid.isWall(source, left)) into[0] |= 1L << 63 - past;
            if (outside == Outside.WALL || grid.isWall(source, right)) into[1 + (cols + past) / 64] |= 1L << cols + past;
        }
    }
}
