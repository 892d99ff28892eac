package caves.search;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * How a search is run: on how many threads, who is told, and who may stop it. The report depends on none of these but by the seeds that a
 * stopped run did not come to; it says which it covers, and {@code resume} looks at the others.
 *
 * @param threads 1 or more
 * @param progress told after every {@value #CHUNK} seeds or so, by one thread at a time
 * @param stop asked before every {@value #CHUNK} seeds; once it says true, what is begun is ended and nothing more begun. Interrupting
 *     the thread that waits for the report does the same; it is then still interrupted when it gets it
 */
public record SeedRun(SeedSearch search, int threads, Progress progress, BooleanSupplier stop) {
    private static final int CHUNK = 64;
    private static final int SAVED = 4096;

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

    /** An earlier report and, of these seeds, those that it has not. Refused when something else was asked. */
    public SearchReport resume(SearchReport before, SeedSet seeds) {
        SearchReport report = SearchReport.empty(search).merge(before);
        return report.merge(over(seeds.without(before.seeds())));
    }

    /**
     * The same, from the report in a file, if there is one, and saved to it after every {@value #SAVED} seeds and at the end: a kill at any
     * moment loses at most those.
     */
    public SearchReport resume(Path file, SeedSet seeds) {
        SearchReport report = SearchReport.empty(search);
        if (Files.exists(file)) report = report.merge(SearchReport.read(file));
        SeedSet missing = seeds.without(report.seeds());
        long of = missing.count(), before = report.seeds().count(), keptBefore = report.tally().kept();
        boolean isWhole = true;
        for (Iterator<Seeds> batches = missing.chunks(SAVED); batches.hasNext() && isWhole; ) {
            Seeds batch = batches.next();
            long done = report.seeds().count() - before, kept = report.tally().kept() - keptBefore;
            SearchReport part = withProgress((more, ofBatch, moreKept) -> progress.at(done + more, of, kept + moreKept)).over(batch);
            isWhole = part.seeds().count() == batch.count() && !Thread.currentThread().isInterrupted();
            report = report.merge(part);
            report.save(file);
        }
        return report;
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
