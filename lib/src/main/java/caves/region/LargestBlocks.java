package caves.region;

import caves.grid.Grid;

/**
 * For each cell the largest square of floor that holds it.
 *
 * <p>Each cell learns the side of the largest square that begins there. A square of side s is four overlapping blocks of side 2^k,
 * the largest power of two up to s; a block of side 2^k hands its best square on to its four quarters, down to single cells.
 */
final class LargestBlocks {
    private final int rows;
    private final int cols;
    /** The side of the largest square of floor whose top left cell is here; 0 for a wall. */
    private final int[] begun;

    LargestBlocks(Grid grid) {
        this.rows = grid.rows();
        this.cols = grid.cols();
        this.begun = new int[rows * cols];
        for (int row = rows - 1; row >= 0; row--)
            for (int col = cols - 1; col >= 0; col--)
                if (!grid.isWall(row, col))
                    begun[row * cols + col] = 1 + Math.min(at(row + 1, col + 1), Math.min(at(row, col + 1), at(row + 1, col)));
    }

    private int at(int row, int col) {
        return row == rows || col == cols ? 0 : begun[row * cols + col];
    }

    int[] perCell() {
        int[] best = new int[begun.length];
        for (int side = Integer.highestOneBit(Math.min(rows, cols)); side > 0; side /= 2) {
            quarter(best, side);
            addSquares(best, side);
        }
        return best;
    }

    /** From blocks of twice the side to blocks of this side; every source lies before its target, so targets go backwards. */
    private void quarter(int[] best, int side) {
        for (int row = rows - 1; row >= 0; row--)
            for (int col = cols - 1; col >= 0; col--) {
                int here = row * cols + col, above = row < side ? here : here - side * cols;
                int most = Math.max(best[here], best[above]);
                if (col >= side) most = Math.max(most, Math.max(best[here - side], best[above - side]));
                best[here] = most;
            }
    }

    /** The squares for which this is the largest power of two. */
    private void addSquares(int[] best, int side) {
        for (int row = 0; row < rows; row++)
            for (int col = 0; col < cols; col++) {
                int square = begun[row * cols + col], rest = square - side;
                if (square < side || square >= 2 * side) continue;
                for (int down = 0; down <= rest; down += Math.max(1, rest))
                    for (int across = 0; across <= rest; across += Math.max(1, rest)) {
                        int block = (row + down) * cols + col + across;
                        best[block] = Math.max(best[block], square);
                    }
            }
    }
}
