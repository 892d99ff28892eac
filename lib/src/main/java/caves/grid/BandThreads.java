package caves.grid;

import java.util.stream.IntStream;

/** Rows in bands, the last perhaps of fewer: one alone on the calling thread, several at the same time on the common pool's. */
final class BandThreads {
    private BandThreads() {}

    static void write(int rows, int rowsPerBand, BandSource source, BandSource.RowSink into) {
        if (rowsPerBand < 1) throw new IllegalArgumentException("bands of " + rowsPerBand + " rows; allowed are 1 and more");
        IntStream bands = IntStream.rangeClosed(0, (rows - 1) / rowsPerBand);
        (rowsPerBand < rows ? bands.parallel() : bands).forEach(band -> {
            int from = band * rowsPerBand;
            source.write(from, from + Math.min(rowsPerBand, rows - from), into);
        });
    }
}
