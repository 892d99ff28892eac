package caves.rule;

import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import java.util.Arrays;

/**
 * A band of rows as chains: chain 0 is the band's first row, the row {@code apart} rows below it, the row {@code apart} below
 * that and so on, end to end in one array; chain 1 is the rows below those of chain 0.
 *
 * <p>So the cell above or below another lies at the same place of the chain before or after, and short rows make loops as long
 * as long rows do. Between two rows lies one word of padding: its lowest bits are the cells past the right end of the one, its
 * highest those past the left end of the next, two each, as the outside says.
 */
final class Chains {
    /** Few enough for a step's arrays to stay in the fastest cache, many enough for a loop to be worth its start. */
    private static final int WORDS = Integer.getInteger("W",192);
    /** Two chains more than are written have to be read. */
    private static final int FEWEST = Integer.getInteger("F",8);

    private final Grid grid;
    private final Outside outside;
    /** What is past the edge, unless that is the opposite one. */
    private final long past;
    private final int from, to;
    private final int apart, rowsPerChain;
    private final int stride;

    Chains(Grid grid, Outside outside, int from, int to) {
        this.grid = grid;
        this.outside = outside;
        past = outside == Outside.WALL ? -1L : 0;
        this.from = from;
        this.to = to;
        stride = grid.wordsPerRow() + 1;
        int rows = to - from, most = Math.max(1, Math.min(WORDS / stride, rows / FEWEST));
        int fewest = (rows - 1) / most + 1;
        // Even, so that the rows of one chain are all odd or all even, which hexagons ask for.
        apart = fewest + fewest % 2;
        rowsPerChain = (rows - 1) / apart + 1;
    }

    /** How many there are in the band; those just before and after may be read too, two each way. */
    int count() {
        return Math.min(apart, to - from);
    }

    /** The words of a chain, one of padding at either end among them. */
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
        int source = outside == Outside.WRAP ? Math.floorMod(row, grid.rows()) : row, end = at + stride - 1;
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
        for (int past = 0; past < 2; past++) {
            if (grid.isWall(source, Math.floorMod(-1 - past, cols))) into[at - 1] |= 1L << 63 - past;
            if (grid.isWall(source, past % cols)) into[at + (cols + past) / 64] |= 1L << cols + past;
        }
    }

    /** Puts the rows of a chain that belong to the band, each with its part of the ring. */
    void write(int chain, long[] words, Ring ring, Grid.RowSink into) {
        for (int i = 0, row = row(chain); i < rowsPerChain && row < to; i++, row += apart) {
            ring.set(grid, row, words, 1 + i * stride);
            into.put(row, words, 1 + i * stride);
        }
    }
}
