package caves.show;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.columns.Column;

/** A column as text: the doubles of one column have one number of decimals, as few as show all of them to 4; whole numbers are plain. */
final class ColumnText {
    private static final int MOST_DECIMALS = 4;

    private ColumnText() {}

    static List<String> of(Column<?> column) {
        if (column instanceof DoubleColumn doubles) return plain(doubles);
        return texts(column, isNumeric(column) ? column::getUnformattedString : column::getString);
    }

    static boolean isNumeric(Column<?> column) {
        return column instanceof NumericColumn<?>;
    }

    private static List<String> texts(Column<?> column, IntFunction<String> text) {
        return IntStream.range(0, column.size()).mapToObj(row -> column.isMissing(row) ? "" : text.apply(row)).toList();
    }

    private static List<String> plain(DoubleColumn column) {
        int decimals = IntStream.range(0, column.size()).mapToDouble(column::getDouble).filter(Double::isFinite)
                .mapToInt(value -> Decimals.rounded(value, MOST_DECIMALS).stripTrailingZeros().scale())
                .reduce(0, Math::max);
        return texts(column, row -> number(column.getDouble(row), decimals));
    }

    private static String number(double value, int decimals) {
        if (Double.isInfinite(value)) return value > 0 ? "infinite" : "-infinite";
        boolean hidden = value != 0 && Decimals.rounded(value, MOST_DECIMALS).signum() == 0;
        return hidden ? value > 0 ? "< 0.0001" : "> -0.0001" : Decimals.fixed(value, decimals);
    }
}
