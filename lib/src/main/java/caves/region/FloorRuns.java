package caves.region;

import caves.grid.Grid;
import java.util.Arrays;

/** The floor of a grid as horizontal runs, numbered in scan order; found 64 cells at a time. */
final class FloorRuns {
    private final Grid grid;
    /** The runs of a row are {@code start[row] .. start[row + 1] - 1}. */
    private final int[] start;
    private final int[] left;
    private final int[] right;

    FloorRuns(Grid grid) {
        this.grid = grid;
        this.start = new int[grid.rows() + 1];
        for (int row = 0; row < grid.rows(); row++) start[row + 1] = start[row] + countRuns(row);
        this.left = new int[count()];
        this.right = new int[count()];
        for (int row = 0; row < grid.rows(); row++) addRuns(row);
    }

    private int countRuns(int row) {
        int count = 0;
        for (int i = 0; i < grid.wordsPerRow(); i++) count += Long.bitCount(starts(row, i));
        return count;
    }

    private void addRuns(int row) {
        int started = start[row], ended = started;
        for (int i = 0; i < grid.wordsPerRow(); i++) {
            for (long bits = starts(row, i); bits != 0; bits &= bits - 1) left[started++] = 64 * i + Long.numberOfTrailingZeros(bits);
            for (long bits = ends(row, i); bits != 0; bits &= bits - 1) right[ended++] = 64 * i + Long.numberOfTrailingZeros(bits);
        }
    }

    private long starts(int row, int i) {
        long floor = floor(row, i);
        return floor & ~(floor << 1 | (i == 0 ? 0 : floor(row, i - 1) >>> 63));
    }

    private long ends(int row, int i) {
        long floor = floor(row, i);
        return floor & ~(floor >>> 1 | (i + 1 == grid.wordsPerRow() ? 0 : floor(row, i + 1) << 63));
    }

    private long floor(int row, int i) {
        return ~grid.word(row, i) & (i + 1 == grid.wordsPerRow() ? -1L >>> -grid.cols() : -1L);
    }

    int count() {
        return start[grid.rows()];
    }

    int first(int row) {
        return start[row];
    }

    /** One past the last run of a row. */
    int end(int row) {
        return start[row + 1];
    }

    int left(int run) {
        return left[run];
    }

    int right(int run) {
        return right[run];
    }

    /** The first run of a row that reaches the column, or the end of the row's runs. */
    int firstTo(int row, int col) {
        int place = Arrays.binarySearch(right, first(row), end(row), col);
        return place < 0 ? -1 - place : place;
    }

    Run run(int row, int run) {
        return new Run(row, left[run], right[run]);
    }
}
