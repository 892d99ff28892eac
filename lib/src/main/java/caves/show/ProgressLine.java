package caves.show;

import caves.search.Progress;
import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * How far a search is, in one line that is written over a few times a second: seeds done, rate, kept, time left. The last one stays and
 * says only what every run of the search says.
 */
public final class ProgressLine implements Progress {
    private static final long PAUSE = 250_000_000;
    private static final double SECOND = 1e9;

    private final PrintStream out;
    private final LongSupplier nanoseconds;
    private final long begin;
    private long next;
    private int width = 0;

    ProgressLine(PrintStream out, LongSupplier nanoseconds) {
        this.out = out;
        this.nanoseconds = nanoseconds;
        this.begin = nanoseconds.getAsLong();
        this.next = begin + PAUSE;
    }

    /** Begins to count time now; make it where the run begins. */
    public static ProgressLine to(PrintStream out) {
        return new ProgressLine(out, System::nanoTime);
    }

    @Override
    public void at(long done, long of, long kept) {
        String line = String.format(Locale.ROOT, "%,d of %,d seeds, %,d kept", done, of, kept);
        long now = nanoseconds.getAsLong();
        if (done == of) write(line, "\n");
        else if (now >= next) {
            double seconds = (now - begin) / SECOND, rate = done / seconds;
            write(String.format(Locale.ROOT, "%s, %,.0f a second, %.0f s left", line, rate, Math.ceil((of - done) / rate)), "");
            next = now + PAUSE;
        }
    }

    /** Blanks what stands there first, since a shorter line would not cover it. */
    private void write(String line, String end) {
        out.print("\r" + " ".repeat(width) + "\r" + line + end);
        out.flush();
        width = line.length();
    }
}
