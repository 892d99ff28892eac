package caves.show;

import caves.validate.CaveMeasures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** Tables as plain HTML and as text, the same bytes on every machine. */
public final class Tables {

    private Tables() {}

    /** The whole table: numbers right, words left; doubles to at most 4 decimals; all text escaped. */
    public static String html(Table table) {
        StringBuilder html = new StringBuilder("<div style=\"overflow-x: auto\"><table>\n<thead>\n<tr>");
        for (Column<?> column : table.columns()) html.append(cell("th", column, column.name()));
        html.append("</tr>\n</thead>\n<tbody>\n");
        for (List<String> row : cells(table).subList(1, table.rowCount() + 1)) {
            html.append("<tr>");
            for (int col = 0; col < row.size(); col++) html.append(cell("td", table.column(col), row.get(col)));
            html.append("</tr>\n");
        }
        return html.append("</tbody>\n</table></div>").toString();
    }

    /** The same as text: the column names, then each row, nothing escaped; a missing value is empty. */
    public static List<List<String>> cells(Table table) {
        List<List<String>> cells = new ArrayList<>(List.of(table.columnNames()));
        List<List<String>> columns = table.columns().stream().map(ColumnText::of).toList();
        for (int row = 0; row < table.rowCount(); row++) {
            int at = row;
            cells.add(columns.stream().map(column -> column.get(at)).toList());
        }
        return List.copyOf(cells);
    }

    /** The numbers behind a chart: its x, then each curve, with its band where it has one. Curves of other x are refused. */
    public static Table of(String xName, Curve... curves) {
        if (curves.length == 0) throw new IllegalArgumentException("a table of curves has at least one");
        Table table = Table.create(DoubleColumn.create(xName, curves[0].x()));
        for (Curve curve : curves) {
            if (!Arrays.equals(curve.x(), curves[0].x()))
                throw new IllegalArgumentException("the curves '" + curves[0].name() + "' and '" + curve.name() + "' differ in x");
            table.addColumns(DoubleColumn.create(curve.name(), curve.y()));
            if (!curve.hasBand()) continue;
            table.addColumns(DoubleColumn.create(curve.name() + ", least", curve.low()),
                    DoubleColumn.create(curve.name() + ", largest", curve.high()));
        }
        return table;
    }

    /** A row for each cave, named in the column {@code cave}; a measure that is absent is missing. */
    public static Table measures(List<String> names, List<CaveMeasures> caves) {
        if (names.size() != caves.size()) throw new IllegalArgumentException(names.size() + " names for " + caves.size() + " caves");
        Table table = Table.create(StringColumn.create("cave", names));
        for (int i = 0; i < CaveMeasures.names().size(); i++) {
            int measure = i;
            table.addColumns(DoubleColumn.create(CaveMeasures.names().get(i),
                    caves.stream().mapToDouble(cave -> cave.numbers().get(measure).orElse(Double.NaN)).toArray()));
        }
        return table;
    }

    private static String cell(String tag, Column<?> column, String text) {
        String side = ColumnText.isNumeric(column) ? "right; white-space: nowrap" : "left";
        return "<" + tag + " style=\"text-align: " + side + "\">" + Html.escape(text) + "</" + tag + ">";
    }
}
