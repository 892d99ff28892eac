package caves.rule;

import caves.grid.BandSource;
import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import java.util.Arrays;

/**
 * The rows of a band in chains, so that short rows make long loops: chain 0 is the band's first row, the row {@code apart} rows
 * below it and so on to the band's end, one after the other in one array; chain 1 is the rows below those.
 *
 * <p>What lies above or below a cell is thus at its own place in the chain before or after. Before, between and after the rows of
 * a chain is a word of padding: its lowest two bits are the cells past the right end of the one row, its highest two those past
 * the left end of the next, as the outside says.
 */
final class Chains {
    /** About the words of a chain: few enough for a step's arrays to stay in the cache, enough for a loop to be worth its start. */
    private static final int WORDS = 192;
    /** Chains are at least so many, if there are so many rows, for two or four more have to be read than are written. */
    private static final int FEWEST = 8;

    private final Grid grid;
    private final Outside outside;
    /** A word of what is past the edge, if that is not the opposite one. */
    private final long past;
    private final int from, to;
    private final int apart, rowsPerChain;
    private final int stride;

    /** For rows {@code from} to {@code to - 1}. */
    Chains(Grid grid, Outside outside, int from, int to) {
        this.grid = grid;
        this.outside = outside;
        this.from = from;
        this.to = to;
        past = outside == Outside.WALL ? -1L : 0;
        stride = grid.wordsPerRow() + 1;
        int rows = to - from;
        int longest = Math.max(1, Math.min(WORDS / stride, rows / FEWEST));
        int needed = (rows - 1) / longest + 1;
        // Even, so that the rows of a chain are all odd or all even, as hexagons want it.
        apart = needed + needed % 2;
        rowsPerChain = (rows - 1) / apart + 1;
    }

    /** How many make up the band. The next ones on either side can be read as well. */
    int count() {
        return Math.min(apart, to - from);
    }

    /** The words of each. */
    int length() {
        return rowsPerChain * stride + 1;
    }

    /** The first row of a chain. */
    int row(int chain) {
        return from + chain;
    }

    void read(int chain, long[] into) {
        into[0] = past;
        for (int i = 0; i < rowsPerChain; i++) readRow(row(chain) + i * apart, into, 1 + i * stride);
    }

    private void readRow(int row, long[] into, int at) {
        int source = outside == Outside.WRAP ? Math.floorMod(row, grid.rows()) : row, end = at + grid.wordsPerRow();
        if (source < 0 || source >= grid.rows()) {
            Arrays.fill(into, at, end + 1, past);
            return;
        }
        grid.copyRow(source, into, at);
        into[end - 1] |= past & ~(-1L >>> -grid.cols());
        into[end] = past;
        if (outside == Outside.WRAP) wrap(source, into, at);
    }

    private void wrap(int source, long[] into, int at) {
        int cols = grid.cols();
        for (int steps = 0; steps < 2; steps++) {
            if (grid.isWall(source, Math.floorMod(-1 - steps, cols))) into[at - 1] |= 1L << 63 - steps;
            if (grid.isWall(source, steps % cols)) into[at + (cols + steps) / 64] |= 1L << cols + steps;
        }
    }

    /** Puts the rows of a chain that belong to the band, each with its part of the ring. */
    void write(int chain, long[] words, Ring ring, BandSource.RowSink into) {
        int rows = (to - row(chain) - 1) / apart + 1;
        // First all rings: a row that is copied while its words are still being stored waits for them.
        for (int i = 0; i < rows; i++) ring.set(grid, row(chain) + i * apart, words, 1 + i * stride);
        for (int i = 0; i < rows; i++) into.put(row(chain) + i * apart, words, 1 + i * stride);
    }
}
