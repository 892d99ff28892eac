package caves.rule;

import caves.grid.Grid;
import caves.grid.Outside;

/**
 * One step of a rule on 3 x 3 blocks, row by row, 64 cells at a time.
 *
 * <p>Numbers stand upright: bit {@code i} of the word {@code ones} and bit {@code i} of {@code twos} together are the
 * number of cell {@code i}. Each row's triples (left + centre + right, 0 .. 3) are added once and serve three rows; three
 * triples above each other make a cell's block, 0 .. 9, from which the {@link Decision} is read.
 */
final class MooreStep implements Grid.RowSource {
    private final PaddedRows rows;
    private final Decision decision;
    private Triples above;
    private Triples here;
    private Triples below;
    private int nextRow = -1;

    MooreStep(Grid grid, Outside outside, Rule rule) {
        rows = new PaddedRows(grid, outside);
        decision = new Decision(rule);
        above = new Triples(grid.wordsPerRow());
        here = new Triples(grid.wordsPerRow());
        below = new Triples(grid.wordsPerRow());
    }

    @Override
    public void write(int row, long[] words) {
        if (row != nextRow) {
            here.read(rows, row - 1);
            below.read(rows, row);
        }
        Triples spare = above;
        above = here;
        here = below;
        below = spare;
        below.read(rows, row + 1);
        nextRow = row + 1;
        for (int i = 0; i < words.length; i++)
            words[i] = decide(i);
    }

    private long decide(int i) {
        long a = above.ones[i], b = here.ones[i], c = below.ones[i];
        long ones = a ^ b ^ c;
        long carry = a & b | c & (a ^ b);
        a = above.twos[i];
        b = here.twos[i];
        c = below.twos[i];
        long sum = a ^ b ^ c;
        long twos = sum ^ carry;
        carry &= sum;
        long fours = a & b | c & (a ^ b);
        return decision.of(here.centre[i + 1], ones, twos, fours ^ carry, fours & carry);
    }

    /** The cells of one row, and for each the number of walls among itself and the cells to its left and right. */
    private static final class Triples {
        final long[] centre;
        final long[] ones;
        final long[] twos;

        Triples(int words) {
            centre = new long[words + 2];
            ones = new long[words];
            twos = new long[words];
        }

        void read(PaddedRows rows, int row) {
            rows.read(row, centre);
            for (int i = 0; i < ones.length; i++) {
                long cells = centre[i + 1];
                long left = cells << 1 | centre[i] >>> 63;
                long right = cells >>> 1 | centre[i + 2] << 63;
                ones[i] = left ^ cells ^ right;
                twos[i] = left & cells | right & (left ^ cells);
            }
        }
    }
}
