package caves.grid;

/** Puts the rows of a band, {@code from} to {@code to - 1}, each once, in any order; other bands may be at it on other threads. */
@FunctionalInterface
public interface BandSource {
    void write(int from, int to, RowSink into);

    /** Takes a row, the words from {@code at} on, in the layout of {@link Grid#word}. Bits past the last column are ignored. */
    @FunctionalInterface
    interface RowSink {
        void put(int row, long[] words, int at);
    }
}
