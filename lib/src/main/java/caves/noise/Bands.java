package caves.noise;

import caves.grid.BandSource;

/**
 * Bands of rows of uniform noise, each row a lane.
 *
 * <p>No row waits for another, so that a large map is drawn on all cores; the cells are the same.
 */
final class Bands implements BandSource {
    /** A smaller map is one band, and so left to its thread: a search has work for the others. */
    private static final long LARGE = 1L << 22;
    private static final int MOST_LANES = 256;

    private final Window window;
    private final long limit;
    private final Leap step;
    private final Leap start;
    private final Leap apart;
    private final int lanes;

    Bands(Window window, long seed, long limit) {
        this.window = window;
        this.limit = limit;
        Pcg64 stream = Pcg64.ofSeed(seed);
        step = stream.step();
        start = stream.state().then(step.times(window.cellsBefore()));
        apart = step.times(window.worldCols());
        int atLeast = (window.rows() - 1) / MOST_LANES + 1;
        lanes = (window.rows() - 1) / atLeast + 1;
    }

    int rowsPerBand() {
        return (long) window.rows() * window.cols() < LARGE ? window.rows() : lanes;
    }

    @Override
    public void write(int from, int to, RowSink into) {
        int rows = to - from;
        for (int done = 0; done < rows; done += lanes) draw(from + done, Math.min(lanes, rows - done), into);
    }

    private void draw(int top, int rows, RowSink into) {
        int words = (window.cols() - 1) / 64 + 1;
        long[] drawn = new long[rows * words];
        Lanes lanes = new Lanes(step, start.then(apart.times(top)), apart, rows);
        for (int i = 0; i < words; i++) {
            long[] bits = lanes.bitsBelow(limit, Math.min(64, window.cols() - 64 * i));
            for (int row = 0; row < rows; row++) drawn[row * words + i] = bits[row];
        }
        for (int row = 0; row < rows; row++) into.put(top + row, drawn, row * words);
    }
}
