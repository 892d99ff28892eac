package caves.noise;

import caves.grid.Grid;
import java.util.stream.IntStream;

/**
 * The rows of uniform noise, drawn bands of them ahead, each row of a band a lane.
 *
 * <p>No row waits for another, so that a large map is drawn on all cores; the cells are the same.
 */
final class Bands implements Grid.RowSource {
    private static final int MOST_ROWS = 256;
    private static final long LARGE = 1L << 22;
    private static final int BANDS_PER_CORE = 4;

    private final Window window;
    private final long limit;
    private final Leap step;
    private final Leap start;
    private final Leap apart;
    private final int rowsPerBand;
    private final long[][] bands;
    private int first;
    private int next;

    Bands(Window window, long seed, long limit) {
        this.window = window;
        this.limit = limit;
        Pcg64 stream = Pcg64.ofSeed(seed);
        step = stream.step();
        start = stream.state().then(step.times(window.cellsBefore()));
        apart = step.times(window.worldCols());
        int bandsInAll = (window.rows() - 1) / MOST_ROWS + 1;
        rowsPerBand = (window.rows() - 1) / bandsInAll + 1;
        int atOnce = (long) window.rows() * window.cols() < LARGE ? 1 : BANDS_PER_CORE * Runtime.getRuntime().availableProcessors();
        bands = new long[Math.min(bandsInAll, atOnce)][rowsPerBand * wordsPerRow()];
    }

    private int wordsPerRow() {
        return (window.cols() - 1) / 64 + 1;
    }

    @Override
    public void write(int row, long[] words) {
        if (row == next) drawBands(row);
        System.arraycopy(bands[(row - first) / rowsPerBand], (row - first) % rowsPerBand * words.length, words, 0, words.length);
    }

    private void drawBands(int row) {
        first = row;
        next = (int) Math.min(window.rows(), row + (long) bands.length * rowsPerBand);
        if (bands.length == 1) draw(0);
        else IntStream.range(0, (next - first - 1) / rowsPerBand + 1).parallel().forEach(this::draw);
    }

    private void draw(int band) {
        int top = first + band * rowsPerBand, rows = Math.min(rowsPerBand, next - top), words = wordsPerRow();
        Lanes lanes = new Lanes(step, start.then(apart.times(top)), apart, rows);
        for (int i = 0; i < words; i++) {
            long[] bits = lanes.bitsBelow(limit, Math.min(64, window.cols() - 64 * i));
            for (int row = 0; row < rows; row++) bands[band][row * words + i] = bits[row];
        }
    }
}
