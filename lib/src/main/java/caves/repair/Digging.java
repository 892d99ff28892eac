package caves.repair;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Run;

/** A closed map being dug with a round brush, the border never. */
final class Digging {
    private final Grid before;
    private final long[][] walls;
    /** Walls that are not the border's. */
    private long left;
    /** Columns to the left and to the right of the centre that the brush covers, by rows away from it. */
    private final int[] reach;

    Digging(Grid before, int radius) {
        this.before = before;
        this.walls = new long[before.rows()][before.wordsPerRow()];
        for (int row = 0; row < walls.length; row++) for (int i = 0; i < walls[row].length; i++) walls[row][i] = before.word(row, i);
        this.left = before.wallCount() - 2L * (before.rows() + before.cols() - 2);
        this.reach = reach((int) Math.min(radius, (long) before.rows() + before.cols()));
    }

    private static int[] reach(long radius) {
        int[] reach = new int[(int) radius + 1];
        for (long away = 0, right = radius; away <= radius; reach[(int) away++] = (int) right)
            while (away * away + right * right > radius * radius) right--;
        return reach;
    }

    /** How many cells a straight tunnel turns to floor: Bresenham's line, on diagonal steps with the cell beside, so that edges meet. */
    long dig(Cell from, Cell to) {
        int row = from.row(), col = from.col();
        int down = Math.abs(to.row() - row), right = Math.abs(to.col() - col);
        int rowStep = row < to.row() ? 1 : -1, colStep = col < to.col() ? 1 : -1;
        long dug = stamp(row, col);
        for (long error = right - down; row != to.row() || col != to.col(); ) {
            long twice = 2 * error;
            if (twice >= -down) {
                error -= down;
                col += colStep;
                dug += stamp(row, col);
            }
            if (twice <= right) {
                error += right;
                row += rowStep;
                dug += stamp(row, col);
            }
        }
        return dug;
    }

    private long stamp(int row, int col) {
        if (left == 0) return 0;
        long dug = 0;
        int top = Math.max(1, row - (reach.length - 1)), bottom = Math.min(before.rows() - 2, row + (reach.length - 1));
        for (int r = top; r <= bottom; r++) {
            int side = reach[Math.abs(r - row)];
            dug += clear(walls[r], Math.max(1, col - side), Math.min(before.cols() - 2, col + side));
        }
        left -= dug;
        return dug;
    }

    private static int clear(long[] words, int left, int right) {
        int cleared = 0;
        for (int i = left / 64; i <= right / 64; i++) {
            long mask = Run.mask(left, right, i);
            cleared += Long.bitCount(words[i] & mask);
            words[i] &= ~mask;
        }
        return cleared;
    }

    Grid grid() {
        return Grid.ofRows(before.rows(), before.cols(), (row, words) -> System.arraycopy(walls[row], 0, words, 0, words.length));
    }
}
