package caves.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;
import static org.quicktheories.generators.SourceDSL.lists;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class CsvTest {

    @ParameterizedTest
    @ValueSource(strings = {"plain", "a, b", "say \"wall\"", "\"", "\"\"", "\"quoted\"", "two\nlines", "a,\"b\"\n,c", "a;b\tc",
        "", "# no comment", "back\\slash", "\\", "it's", "\u00a7 5 \u2192 \u00e9 \ud83d\ude80", "NaN", "NA", "null", "-", "007", "1e5", "true"})
    void whateverIsWrittenIsReadAgain(String cell) {
        roundTrip(List.of(List.of("first", cell, "last"), List.of(cell, "second", cell), List.of("third", "row", "here")));
    }

    @Test
    void anyMixtureOfTheHardCharactersIsReadAgain() {
        qt().forAll(lists().of(arbitrary().pick("a", ",", "\"", "\n", "#", "\\", "'", "\u00e9")).ofSizeBetween(0, 8)).checkAssert(parts -> {
            String cell = String.join("", parts).strip();
            roundTrip(List.of(List.of("first", cell, "last"), List.of(cell, "second", cell)));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {" wall", "wall ", "   wall  "})
    void blanksAtTheEndsOfACellAreNotKept(String cell) {
        assertEquals("one\nwall\n", Csv.text(Csv.table(List.of("one"), List.of(List.of(cell)))));
    }

    /** As at the end of a text block. */
    @Test
    void norAreNewlinesNorTheQuotesForThem() {
        assertEquals("one\nwall\n", Csv.text(Csv.table(List.of("one"), List.of(List.of("wall\n")))));
    }

    @Test
    void everySeedIsWrittenToItsLastDigit() {
        assertEquals("seed\n9007199254740993\n9223372036854775807\n",
                Csv.text(Table.create(LongColumn.create("seed", (1L << 53) + 1, Long.MAX_VALUE))));
    }

    @Test
    void numbersArePlainAndTheSameOnEveryMachine() {
        Table table = Table.create(IntColumn.create("seed", 0, 1_000_000), LongColumn.create("walls", 12_600L, 1L << 40),
                DoubleColumn.create("mean", .1 + .2, 1e-9), DoubleColumn.create("none", Double.NaN, 1234567.5),
                BooleanColumn.create("kept", true, false));
        assertEquals("""
                seed,walls,mean,none,kept
                0,12600,0.3,,true
                1000000,1099511627776,0,1234567.5,false
                """, Csv.text(table));
    }

    @Test
    void theHeaderStandsAboveAsCommentLines() {
        Table table = Table.create(StringColumn.create("id", "C01"));
        assertEquals("# claim: C01\n# n: 5\nid\nC01\n", Csv.text(new Provenance(List.of("claim: C01", "n: 5")), table));
    }

    private static void roundTrip(List<List<String>> rows) {
        List<String> columns = List.of("one", "two", "three");
        String csv = Csv.text(Csv.table(columns, rows));
        Table read = Csv.parse(csv);
        assertEquals(columns, read.columnNames());
        assertEquals(rows, IntStream.range(0, read.rowCount())
                .mapToObj(row -> columns.stream().map(column -> read.stringColumn(column).get(row)).toList()).toList());
        assertEquals(csv, Csv.text(read), "written again");
    }
}
