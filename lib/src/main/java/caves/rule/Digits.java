package caves.rule;

/**
 * Arithmetic on as many numbers as there are cells, one binary digit at a time.
 *
 * <p>Numbers stand upright: bit {@code i} of an array {@code ones} and bit {@code i} of an array {@code twos} together are the
 * number of cell {@code i}; a cell itself is a number of one digit. All arrays are equally long. The loops are this plain for the
 * compiler to make vector instructions of them.
 */
final class Digits {
    private Digits() {}

    /** Adds two digits of equal weight: {@code sum} has their weight, {@code carry}, another array, twice that. */
    static void add(long[] a, long[] b, long[] sum, long[] carry) {
        for (int i = 0; i < sum.length; i++) {
            long x = a[i], y = b[i];
            sum[i] = x ^ y;
            carry[i] = x & y;
        }
    }

    /** Adds three. */
    static void add(long[] a, long[] b, long[] c, long[] sum, long[] carry) {
        for (int i = 0; i < sum.length; i++) {
            long x = a[i], y = b[i], z = c[i];
            sum[i] = x ^ y ^ z;
            carry[i] = x & y | z & (x ^ y);
        }
    }

    /** Writes for each cell the one {@code by} columns to its left, 1 .. 63, into another array. */
    static void left(long[] cells, int by, long[] into) {
        System.arraycopy(cells, 0, into, 1, cells.length - 1);
        for (int i = 0; i < into.length; i++) into[i] = cells[i] << by | into[i] >>> -by;
    }

    /** To its right. */
    static void right(long[] cells, int by, long[] into) {
        System.arraycopy(cells, 1, into, 0, cells.length - 1);
        for (int i = 0; i < into.length; i++) into[i] = cells[i] >>> by | into[i] << -by;
    }
}
