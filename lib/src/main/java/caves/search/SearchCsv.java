package caves.search;

import caves.validate.CaveMeasures;

/** A report as lines {@code what,of,key,value}. A histogram's bins have their lower edge as key; empty ones are left out. */
final class SearchCsv {
    static final String HEADER = CsvLine.of("what", "of", "key", "value");

    private final StringBuilder csv = new StringBuilder(HEADER);

    private SearchCsv() {}

    static String text(SearchReport report) {
        SearchCsv csv = new SearchCsv();
        csv.terms(report.terms(), report.seeds());
        csv.tally(report.tally());
        report.histograms().forEach(csv::histogram);
        report.best().forEach(csv::kept);
        return csv.csv.toString();
    }

    private void line(String what, Object of, String key, Object value) {
        csv.append(CsvLine.of(what, of, key, value));
    }

    private void terms(SearchTerms terms, SeedSet seeds) {
        line("search", "", "library", terms.library());
        line("search", "", "recipe", terms.recipe());
        line("search", "", "places", terms.places());
        line("search", "", "score", terms.score());
        line("search", "", "best", terms.best());
        line("search", "", "seeds", seeds);
    }

    private void tally(GateTally tally) {
        line("search", "", "kept", tally.kept());
        for (int i = 0; i < tally.gates().size(); i++) {
            line("gate", tally.gates().get(i), "first failed", tally.firstFailed().get(i));
            line("gate", tally.gates().get(i), "failed", tally.everyFailed().get(i));
        }
    }

    private void histogram(Histogram histogram) {
        String measure = histogram.measure();
        line("measure", measure, "bin", Millionths.text(histogram.width()));
        line("measure", measure, "absent", histogram.absent());
        line("measure", measure, "sum", Millionths.text(histogram.sum()));
        line("measure", measure, "least", histogram.present() == 0 ? "" : Millionths.text(histogram.least()));
        line("measure", measure, "largest", histogram.present() == 0 ? "" : Millionths.text(histogram.largest()));
        for (int bin = 0; bin < Histogram.BINS; bin++)
            if (histogram.counts().get(bin) > 0) line("measure", measure, Millionths.text(bin * histogram.width()), histogram.counts().get(bin));
    }

    private void kept(Kept kept) {
        line("best", kept.seed(), "score", Millionths.text(kept.score()));
        for (String name : CaveMeasures.names()) line("best", kept.seed(), name, Millionths.text(kept.measure(name), ""));
    }
}
