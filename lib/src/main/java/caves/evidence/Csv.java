package caves.evidence;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tech.tablesaw.api.ColumnType;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;
import tech.tablesaw.io.csv.CsvReadOptions;
import tech.tablesaw.io.csv.CsvWriteOptions;

/**
 * Tables as CSV that is the same on every machine: UTF-8, {@code \n}, doubles by {@link Decimals}, texts without space at their
 * ends, which would not survive reading.
 */
final class Csv {
    private Csv() {}

    /** The header as lines that begin with {@code #}, then the table. */
    static String text(Provenance header, Table table) {
        String lines = header.lines().stream().map(line -> "# " + line + "\n").collect(Collectors.joining());
        return lines + text(table);
    }

    static String text(Table table) {
        Table texts = Table.create(table.columns().stream().map(Csv::texts).toList());
        StringWriter csv = new StringWriter();
        texts.write().usingOptions(CsvWriteOptions.builder(csv).lineEnd("\n").build());
        return csv.toString();
    }

    /** Every value as the text that stands in the file. */
    static Table parse(String csv) {
        return Table.read().usingOptions(CsvReadOptions.builder(new StringReader(csv))
                .columnTypes(name -> ColumnType.STRING).missingValueIndicator("").maxCharsPerColumn(100_000));
    }

    /** A table of texts, row by row. */
    static Table table(List<String> columns, List<List<String>> rows) {
        return Table.create(IntStream.range(0, columns.size())
                .mapToObj(i -> StringColumn.create(columns.get(i), rows.stream().map(row -> row.get(i))))
                .toArray(StringColumn[]::new));
    }

    private static Column<?> texts(Column<?> column) {
        StringColumn texts = StringColumn.create(column.name());
        for (int row = 0; row < column.size(); row++)
            texts.append(column instanceof DoubleColumn numbers ? Decimals.text(numbers.getDouble(row))
                    : column.getUnformattedString(row).strip());
        return texts;
    }
}
