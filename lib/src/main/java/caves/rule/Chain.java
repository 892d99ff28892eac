package caves.rule;

import java.util.Arrays;

/** A chain of rows, and the walls that a cell of it, or of a row near by, finds side by side. */
final class Chain {
    final long[] cells;
    /** The walls among the two beside each cell, 0 .. 2. */
    final long[] besideOnes, besideTwos;
    /** The walls among the three, or fewer, that the cell above counts in this row, and the cell below as well, 0 .. 3. */
    final long[] ones, twos;
    /** The walls among the five cells around each, itself in the middle, 0 .. 5: three digits where rows see two steps far, else none. */
    final long[][] fives;

    /** @param reach how far a cell sees, 1 or 2 */
    Chain(int length, int reach) {
        cells = new long[length];
        besideOnes = new long[length];
        besideTwos = new long[length];
        ones = new long[length];
        twos = new long[length];
        fives = new long[reach == 2 ? 3 : 0][length];
    }

    /** Adds up the cells; the rows above and below either count their left corners in this one or not, and the right ones likewise. */
    void add(boolean leftCorners, boolean rightCorners) {
        long[] left = ones, right = twos;
        Digits.left(cells, 1, left);
        Digits.right(cells, 1, right);
        Digits.add(left, right, besideOnes, besideTwos);
        if (!leftCorners) Arrays.fill(left, 0);
        if (!rightCorners) Arrays.fill(right, 0);
        Digits.add(left, cells, right, ones, twos);
        if (fives.length > 0) addTwoMore(fives[0], fives[1], fives[2]);
    }

    private void addTwoMore(long[] left, long[] right, long[] carry) {
        Digits.left(cells, 2, left);
        Digits.right(cells, 2, right);
        Digits.add(left, ones, right, fives[0], carry);
        Digits.add(twos, carry, fives[1], fives[2]);
    }
}
