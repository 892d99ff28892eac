package caves.search;

import caves.validate.CaveMeasures;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a search found. It depends on what was asked and on the seeds, not on threads, parts, or their order.
 *
 * @param terms what was asked
 * @param seeds those that were looked at
 * @param tally how many were kept, and which gates rejected the others
 * @param histograms of every measure over all seeds, kept or not, in the order of {@link CaveMeasures#names()}
 * @param best the kept caves with the best scores, the best first, ties by the smaller seed
 */
public record SearchReport(SearchTerms terms, SeedSet seeds, GateTally tally, List<Histogram> histograms, List<Kept> best) {
    public SearchReport {
        histograms = List.copyOf(histograms);
        best = List.copyOf(best);
        long count = seeds.count();
        require(tally.seeds() == count && tally.gates().equals(terms.gates()), "a tally of " + tally.seeds() + " caves for seeds " + seeds);
        require(histograms.stream().map(Histogram::measure).toList().equals(CaveMeasures.names())
                && histograms.stream().allMatch(histogram -> histogram.present() + histogram.absent() == count),
                "the histograms are not of the measures of " + count + " caves");
        require(best.size() == Math.min(terms.best(), tally.kept()) && best.stream().sorted().toList().equals(best)
                && best.stream().map(Kept::seed).distinct().filter(seeds::contains).count() == best.size(),
                "the best are " + best.stream().map(Kept::seed).toList() + " among " + tally.kept() + " kept of seeds " + seeds);
    }

    private static void require(boolean isSo, String otherwise) {
        if (!isSo) throw new IllegalArgumentException("a report that does not add up: " + otherwise);
    }

    /** The report of no seeds: put together with another it gives the other. */
    static SearchReport empty(SeedSearch search) {
        return new SearchCount(search).report();
    }

    /** The report of the seeds of both, whoever comes first; refused when something else was asked, or a seed is in both. */
    public SearchReport merge(SearchReport other) {
        if (!terms.equals(other.terms))
            throw new IllegalArgumentException("reports of different searches:\n" + terms + "\n" + other.terms);
        return new SearchReport(terms, seeds.and(other.seeds), tally.and(other.tally),
                IntStream.range(0, histograms.size()).mapToObj(i -> histograms.get(i).and(other.histograms.get(i))).toList(),
                Stream.concat(best.stream(), other.best.stream()).sorted().limit(terms.best()).toList());
    }

    /** Of one measure; names that are not there are refused. */
    public Histogram histogram(String measure) {
        return histograms.get(CaveMeasures.place(measure));
    }

    /** As CSV, for {@link #parse}: one line a value, {@code what,of,key,value}. */
    public String toCsv() {
        return SearchCsv.text(this);
    }

    /** The inverse of {@link #toCsv}; refused with the line that is wrong, or with what does not add up. */
    public static SearchReport parse(String csv) {
        return new SearchCsvReader(csv).report();
    }

    public static SearchReport read(Path file) {
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes the CSV beside the file, under its name with {@code .part} behind, and then moves it there: who reads, or is cut off, finds the
     * old file or the new one, whole.
     */
    public void save(Path file) {
        Path whole = file.toAbsolutePath();
        try {
            Path beside = whole.resolveSibling(whole.getFileName() + ".part");
            // A channel, which Files would use, refuses to write for a thread that is interrupted, as one is that stopped a search.
            try (OutputStream out = new FileOutputStream(beside.toFile())) {
                out.write(toCsv().getBytes(StandardCharsets.UTF_8));
            }
            move(beside, whole);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** To read: what was asked, the tally, the measures and the best. */
    @Override
    public String toString() {
        return SearchText.of(this);
    }
}
