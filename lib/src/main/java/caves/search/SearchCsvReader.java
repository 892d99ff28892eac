package caves.search;

import caves.validate.CaveMeasures;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Reads what {@link SearchCsv} writes, line by line, in its order. */
final class SearchCsvReader {
    private final List<String> lines;
    private int at = 0;

    SearchCsvReader(String csv) {
        this.lines = csv.lines().toList();
    }

    SearchReport report() {
        if (lines.isEmpty() || !(lines.get(at++) + "\n").equals(SearchCsv.HEADER))
            throw new IllegalArgumentException("no search report; it begins with " + SearchCsv.HEADER.strip());
        String library = search("library"), recipe = search("recipe"), places = search("places"), score = search("score");
        int best = search("best", Integer::parseInt);
        SeedSet seeds = SeedSet.parse(search("seeds"));
        GateTally tally = tally(seeds.count(), search("kept", Long::parseLong));
        List<Histogram> histograms = CaveMeasures.names().stream().map(this::histogram).toList();
        List<Kept> kept = new ArrayList<>();
        while (at < lines.size()) kept.add(kept(fields().get(1)));
        return new SearchReport(new SearchTerms(library, recipe, places, tally.gates(), score, best), seeds, tally, histograms, kept);
    }

    private GateTally tally(long seeds, long kept) {
        List<String> gates = new ArrayList<>();
        List<Long> first = new ArrayList<>(), every = new ArrayList<>();
        while (at < lines.size() && fields().get(0).equals("gate")) {
            gates.add(fields().get(1));
            String gate = gates.get(gates.size() - 1);
            first.add(value("gate", gate, "first failed", Long::parseLong));
            every.add(value("gate", gate, "failed", Long::parseLong));
        }
        return new GateTally(gates, seeds, kept, first, every);
    }

    private Histogram histogram(String measure) {
        long width = value("measure", measure, "bin", Millionths::parse), absent = value("measure", measure, "absent", Long::parseLong);
        long sum = value("measure", measure, "sum", Millionths::parse);
        long least = value("measure", measure, "least", text -> text.isEmpty() ? Long.MAX_VALUE : Millionths.parse(text));
        long largest = value("measure", measure, "largest", text -> text.isEmpty() ? Long.MIN_VALUE : Millionths.parse(text));
        List<Long> counts = new ArrayList<>();
        for (int bin = 0; bin < Histogram.BINS; bin++) {
            String edge = Millionths.text(bin * width);
            counts.add(isNext("measure", measure, edge) ? value("measure", measure, edge, Long::parseLong) : 0L);
        }
        return new Histogram(measure, width, counts, absent, sum, least, largest);
    }

    private Kept kept(String seed) {
        double score = Millionths.number(value("best", seed, "score", Millionths::parse));
        List<OptionalDouble> measures = CaveMeasures.names().stream().map(measure -> value("best", seed, measure,
                text -> text.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Millionths.number(Millionths.parse(text))))).toList();
        return new Kept(number(seed), score, measures);
    }

    private long number(String seed) {
        try {
            return Long.parseLong(seed);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("seed '" + seed + "' is no whole number", e);
        }
    }

    private String search(String key) {
        return search(key, text -> text);
    }

    private <T> T search(String key, Function<String, T> read) {
        return value("search", "", key, read);
    }

    private boolean isNext(String what, String of, String key) {
        return at < lines.size() && fields().subList(0, 3).equals(List.of(what, of, key));
    }

    private <T> T value(String what, String of, String key, Function<String, T> read) {
        if (!isNext(what, of, key)) throw refused(what + "," + of + "," + key + ",...", null);
        try {
            return read.apply(fields().get(3));
        } catch (IllegalArgumentException e) {
            throw refused("a number at its end", e);
        } finally {
            at++;
        }
    }

    private List<String> fields() {
        List<String> fields = CsvLine.fields(lines.get(at));
        if (fields.size() != 4) throw refused("four fields", null);
        return fields;
    }

    private IllegalArgumentException refused(String expected, IllegalArgumentException cause) {
        return new IllegalArgumentException("line " + (at + 1) + " of the report is "
                + (at < lines.size() ? "\"" + lines.get(at) + "\"" : "missing") + "; expected is " + expected, cause);
    }
}
