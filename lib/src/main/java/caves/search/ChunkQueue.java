package caves.search;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The seeds still to be looked at, handed out in chunks to several threads. */
final class ChunkQueue {
    private final Iterator<Seeds> chunks;
    private final long of;
    private final Progress progress;
    private final BooleanSupplier stop;
    private boolean isClosed;
    private long done;
    private long kept;

    ChunkQueue(SeedSet seeds, int chunk, Progress progress, BooleanSupplier stop) {
        this.chunks = seeds.chunks(chunk);
        this.of = seeds.count();
        this.progress = progress;
        this.stop = stop;
    }

    /** None once they are all handed out, or the search is stopped. */
    synchronized Optional<Seeds> next() {
        isClosed = isClosed || stop.getAsBoolean() || !chunks.hasNext();
        return isClosed ? Optional.empty() : Optional.of(chunks.next());
    }

    synchronized void done(Seeds chunk, long keptOfThese) {
        done += chunk.count();
        kept += keptOfThese;
        progress.at(done, of, kept);
    }

    synchronized void close() {
        isClosed = true;
    }
}
