package caves.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.validate.CaveMeasures;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class TablesTest {

    private static List<String> column(DoubleColumn column) {
        return Tables.cells(Table.create("t", column)).stream().skip(1).map(row -> row.get(0)).toList();
    }

    private static DoubleColumn doubles(double... values) {
        return DoubleColumn.create("d", values);
    }

    @Test
    void doublesOfAColumnShareTheFewestDecimalsUpToFour() {
        assertEquals(List.of("0.0812", "0.4500"), column(doubles(0.08123, 0.45)));
        assertEquals(List.of("12600", "-3"), column(doubles(12600, -3)));
        assertEquals(List.of("0.5", "12000000.0"), column(doubles(0.5, 12e6)));
        assertEquals(List.of("0", "< 0.0001", "> -0.0001"), column(doubles(0, 1e-9, -1e-9)));
        assertEquals(List.of("1", "", "infinite"), column(doubles(1, Double.NaN, Double.POSITIVE_INFINITY)));
    }

    @Test
    void theLocaleOfTheMachineChangesNothing() {
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            Table table = Table.create("t", doubles(0.25, 12000), IntColumn.create("n", new int[] {-1234567, 0}),
                    LongColumn.create("seed", new long[] {Long.MAX_VALUE, 0}));
            assertEquals(List.of("0.25", "-1234567", "9223372036854775807"), Tables.cells(table).get(1));
        } finally {
            Locale.setDefault(usual);
        }
    }

    @Test
    void textIsEscapedAndAlignedLeft() {
        Table table = Table.create("t", StringColumn.create("a<b", List.of("<script>\"&\"")), IntColumn.create("n", new int[] {7}));
        assertEquals("""
                <div style="overflow-x: auto"><table>
                <thead>
                <tr><th style="text-align: left">a&lt;b</th><th style="text-align: right; white-space: nowrap">n</th></tr>
                </thead>
                <tbody>
                <tr><td style="text-align: left">&lt;script&gt;&quot;&amp;&quot;</td><td style="text-align: right; white-space: nowrap">7</td></tr>
                </tbody>
                </table></div>""", Tables.html(table));
    }

    @Test
    void anEmptyTableIsItsHead() {
        assertEquals(List.of(List.of("d")), Tables.cells(Table.create("t", doubles())));
        assertFalse(Tables.html(Table.create("t", doubles())).contains("<td"));
    }

    @Test
    void captionsCarryTheRecipeEscaped() {
        String html = Caption.html("Floor < wall & so on.", Recipe.CHAPTER_STRICT, "seed 42");
        assertTrue(html.contains("Floor &lt; wall &amp; so on."));
        assertTrue(html.contains("<code>90x140 noise=0.45 B5678/S5678*4 moore outside=floor ring</code>, seed 42"));
        assertTrue(Caption.html("a*b#c").contains(">a*b#c<"));
    }

    @Test
    void cavesAreRowsAndMeasuresColumns() {
        Table table = Tables.measures(List.of("corridor", "rock"),
                List.of(CaveMeasures.of(Grid.parse("#...")), CaveMeasures.of(Grid.parse("####"))));
        assertEquals(List.of("cave", "floor fraction", "largest fraction", "regions", "boundary length", "shortest path"),
                table.columnNames().subList(0, 6));
        assertEquals(List.of(List.of("corridor", "0.75", "1", "1", "1", "2"), List.of("rock", "0.00", "", "0", "0", "")),
                Tables.cells(table).subList(1, 3).stream().map(row -> row.subList(0, 6)).toList());
        assertThrows(IllegalArgumentException.class, () -> Tables.measures(List.of("corridor"), List.of()));
    }
}
