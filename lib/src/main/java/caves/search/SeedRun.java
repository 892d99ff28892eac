package caves.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * How a search is run: on how many threads, who is told, and who may stop it. The report depends on none of these but by the seeds that a
 * stopped run did not come to; it says which it covers, and {@link #resume} looks at the others.
 *
 * @param threads 1 or more
 * @param progress told after every {@value #CHUNK} seeds or so, by one thread at a time
 * @param stop asked before every {@value #CHUNK} seeds; once it says true, what is begun is ended and nothing more begun. Interrupting
 *     the thread that waits for the report does the same; it is then still interrupted when it gets it
 */
public record SeedRun(SeedSearch search, int threads, Progress progress, BooleanSupplier stop) {
    private static final int CHUNK = 64;

    public SeedRun {
        if (threads < 1) throw new IllegalArgumentException(threads + " threads; at least 1 is needed");
    }

    /** On all cores, to the end, telling nobody. */
    public static SeedRun of(SeedSearch search) {
        return new SeedRun(search, Runtime.getRuntime().availableProcessors(), (done, of, kept) -> {}, () -> false);
    }

    public SeedRun withThreads(int threads) {
        return new SeedRun(search, threads, progress, stop);
    }

    public SeedRun withProgress(Progress progress) {
        return new SeedRun(search, threads, progress, stop);
    }

    /** For example {@code withStop(stopped::get)} of an {@code AtomicBoolean}. */
    public SeedRun withStop(BooleanSupplier stop) {
        return new SeedRun(search, threads, progress, stop);
    }

    public SearchReport over(Seeds seeds) {
        return over(SeedSet.of(seeds));
    }

    /** What a gate throws ends the run and is thrown on. */
    public SearchReport over(SeedSet seeds) {
        ChunkQueue chunks = new ChunkQueue(seeds, CHUNK, progress, stop);
        ExecutorService pool = Executors.newFixedThreadPool(threads, SeedRun::daemon);
        try {
            List<Future<SearchReport>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) parts.add(pool.submit(() -> work(chunks)));
            SearchReport report = SearchReport.empty(search);
            for (Future<SearchReport> part : parts) report = report.merge(wait(part, chunks));
            return report;
        } finally {
            chunks.close();
            pool.shutdown();
        }
    }

    /** The report of all these seeds, from one of some of them: looks at those that are missing. Refused when something else was asked. */
    public SearchReport resume(SearchReport before, SeedSet seeds) {
        SearchReport none = SearchReport.empty(search).merge(before);
        return none.merge(over(seeds.without(before.seeds())));
    }

    private SearchReport work(ChunkQueue chunks) {
        SearchCount count = new SearchCount(search);
        try {
            for (var chunk = chunks.next(); chunk.isPresent(); chunk = chunks.next()) {
                long kept = count.kept();
                count.add(chunk.get());
                chunks.done(chunk.get(), count.kept() - kept);
            }
            return count.report();
        } catch (RuntimeException | Error e) {
            chunks.close();
            throw e;
        }
    }

    private static SearchReport wait(Future<SearchReport> part, ChunkQueue chunks) {
        boolean isInterrupted = false;
        try {
            while (true)
                try {
                    return part.get();
                } catch (InterruptedException e) {
                    isInterrupted = true;
                    chunks.close();
                }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            if (e.getCause() instanceof Error cause) throw cause;
            throw new IllegalStateException(e.getCause());
        } finally {
            if (isInterrupted) Thread.currentThread().interrupt();
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "seed search");
        thread.setDaemon(true);
        return thread;
    }
}
