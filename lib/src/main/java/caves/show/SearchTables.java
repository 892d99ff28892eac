package caves.show;

import caves.evidence.Measured;
import caves.search.Acceptance;
import caves.search.GateTally;
import caves.search.Histogram;
import caves.search.Kept;
import caves.search.SearchReport;
import caves.validate.CaveMeasures;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** What a search found, as tables. Rates have Wilson's interval, as {@link Measured#rate} makes it. */
public final class SearchTables {
    private SearchTables() {}

    /** A row for each gate: the caves that it was the first to reject, all that it rejected, and their rate among the seeds. */
    public static Table gates(GateTally tally) {
        List<Measured> rates = tally.everyFailed().stream().map(failed -> Measured.rate(failed, tally.seeds())).toList();
        return Table.create(
                StringColumn.create("gate", tally.gates()),
                LongColumn.create("first failed", tally.firstFailed().stream().mapToLong(Long::longValue)),
                LongColumn.create("failed", tally.everyFailed().stream().mapToLong(Long::longValue)),
                numbers("rate", rates, Measured::value), numbers("low", rates, Measured::low), numbers("high", rates, Measured::high));
    }

    /** A row for each of the best caves: seed, score, and every measure; those that are absent are missing. */
    public static Table best(SearchReport report) {
        Table table = Table.create(
                LongColumn.create("seed", report.best().stream().mapToLong(Kept::seed)),
                numbers("score", report.best(), Kept::score));
        for (String name : CaveMeasures.names())
            table.addColumns(numbers(name, report.best(), kept -> kept.measure(name).orElse(Double.NaN)));
        return table;
    }

    /** A row for each measure over all seeds: mean, least, largest, and the caves on which it is absent. */
    public static Table measures(SearchReport report) {
        List<Histogram> all = report.histograms();
        return Table.create(
                StringColumn.create("measure", CaveMeasures.names()),
                numbers("mean", all, histogram -> histogram.mean().orElse(Double.NaN)),
                numbers("least", all, histogram -> histogram.min().orElse(Double.NaN)),
                numbers("largest", all, histogram -> histogram.max().orElse(Double.NaN)),
                LongColumn.create("absent", all.stream().mapToLong(Histogram::absent)));
    }

    /** A row for each recipe: the mean, least and largest number, the caves kept, and their rate. */
    public static Table of(Acceptance acceptance) {
        List<Acceptance.Row> rows = acceptance.rows();
        List<Measured> rates = rows.stream().map(row -> Measured.rate(row.tally().kept(), row.tally().seeds())).toList();
        return Table.create(
                StringColumn.create("recipe", rows.stream().map(row -> row.recipe().toString())),
                numbers("mean", rows, Acceptance.Row::mean), numbers("least", rows, Acceptance.Row::least),
                numbers("largest", rows, Acceptance.Row::largest),
                LongColumn.create("kept", rows.stream().mapToLong(row -> row.tally().kept())),
                numbers("rate", rates, Measured::value), numbers("low", rates, Measured::low), numbers("high", rates, Measured::high));
    }

    private static <T> DoubleColumn numbers(String name, List<T> rows, ToDoubleFunction<T> number) {
        DoubleStream numbers = rows.stream().mapToDouble(number);
        return DoubleColumn.create(name, numbers);
    }
}
