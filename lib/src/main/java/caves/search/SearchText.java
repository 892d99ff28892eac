package caves.search;

import java.util.Locale;
import java.util.OptionalDouble;

/** A report to read. */
final class SearchText {
    private SearchText() {}

    static String of(SearchReport report) {
        SearchTerms terms = report.terms();
        StringBuilder text = new StringBuilder(terms.recipe() + "\nseeds " + report.seeds() + ", measured from " + terms.places() + ", by "
                + terms.library() + "\n" + report.tally());
        text.append(String.format(Locale.ROOT, "%-22s %12s %12s %12s %8s\n", "all seeds", "mean", "least", "largest", "absent"));
        for (Histogram histogram : report.histograms())
            text.append(String.format(Locale.ROOT, "%-22s %12s %12s %12s %8d\n", histogram.measure(), brief(histogram.mean()),
                    brief(histogram.min()), brief(histogram.max()), histogram.absent()));
        text.append("best ").append(report.best().size()).append(" of ").append(report.tally().kept()).append(" kept; ")
                .append(terms.score()).append('\n');
        for (Kept kept : report.best()) text.append("  ").append(kept).append('\n');
        return text.toString();
    }

    private static String brief(OptionalDouble number) {
        return number.isPresent() ? String.format(Locale.ROOT, "%.4f", number.getAsDouble()) : "-";
    }
}
