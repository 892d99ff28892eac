package caves.rule;

import caves.grid.Grid;
import caves.grid.Neighbourhood;

/**
 * One step of an automaton, row by row, 64 cells at a time.
 *
 * <p>Numbers stand upright: bit {@code i} of the word {@code ones} and bit {@code i} of {@code twos} together are the
 * number of cell {@code i}. Walls are added in groups of three: above, below, and the two beside the cell. The smaller
 * neighbourhoods are the eight with some of the corners left out, which ones depends on the row.
 */
final class Step implements Grid.RowSource {
    private final PaddedRows rows;
    private final Neighbourhood neighbourhood;
    private final Decision decision;
    private final FewWalls fewWalls;

    Step(Automaton automaton, Grid grid) {
        rows = new PaddedRows(grid, automaton.outside());
        neighbourhood = automaton.neighbourhood();
        decision = new Decision(automaton.rule());
        fewWalls = automaton.rule().twoStep().map(clause -> new FewWalls(rows, grid.wordsPerRow(), clause)).orElse(null);
    }

    @Override
    public void write(int row, long[] words) {
        long leftCorners = neighbourhood.counts(row, 1, -1) ? -1L : 0;
        long rightCorners = neighbourhood.counts(row, 1, 1) ? -1L : 0;
        decide(rows.at(row - 1), rows.at(row), rows.at(row + 1), leftCorners, rightCorners, words);
        if (fewWalls != null) fewWalls.addTo(row, words);
    }

    private void decide(long[] above, long[] here, long[] below, long leftCorners, long rightCorners, long[] next) {
        for (int i = 0; i < next.length; i++) {
            long a = left(above, i) & leftCorners, b = above[i + 1], c = right(above, i) & rightCorners;
            long sum = a ^ b;
            long ones = sum ^ c, twos = a & b | c & sum;

            a = left(below, i) & leftCorners;
            b = below[i + 1];
            c = right(below, i) & rightCorners;
            sum = a ^ b;
            long onesBelow = sum ^ c, twosBelow = a & b | c & sum;

            a = left(here, i);
            b = right(here, i);
            long onesBeside = a ^ b, twosBeside = a & b;

            sum = ones ^ onesBelow;
            long carry = ones & onesBelow | onesBeside & sum;
            ones = sum ^ onesBeside;

            sum = twos ^ twosBelow;
            long fours = twos & twosBelow | twosBeside & sum;
            sum ^= twosBeside;
            twos = sum ^ carry;
            carry &= sum;
            next[i] = decision.of(here[i + 1], ones, twos, fours ^ carry, fours & carry);
        }
    }

    /** The cells left of those in word {@code i} of a padded row. */
    private static long left(long[] row, int i) {
        return row[i + 1] << 1 | row[i] >>> 63;
    }

    private static long right(long[] row, int i) {
        return row[i + 1] >>> 1 | row[i + 2] << 63;
    }
}
