package caves.rule;

import java.util.Arrays;

/** A chain of rows, and what others count of it. */
final class Chain {
    final long[] cells;
    /** For each cell the walls among the two beside it. */
    final long[] besideOnes, besideTwos;
    /** For each cell the walls that the cell above it, and the one below it, count in this row. */
    final long[] ones, twos;

    Chain(int length) {
        cells = new long[length];
        besideOnes = new long[length];
        besideTwos = new long[length];
        ones = new long[length];
        twos = new long[length];
    }

    /** Adds up the cells; the corners are all ones where the rows above and below count that corner, else 0. */
    void add(boolean leftCorners, boolean rightCorners) {
        long[] left = ones, right = twos;
        Digits.left(cells, 1, left);
        Digits.right(cells, 1, right);
        Digits.add(left, right, besideOnes, besideTwos);
        if (!leftCorners) Arrays.fill(left, 0);
        if (!rightCorners) Arrays.fill(right, 0);
        Digits.add(left, cells, right, ones, twos);
    }
}
