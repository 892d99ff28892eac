package caves.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/** Every notebook writes into the same {@code claims.csv}. */
class LedgerMergeTest {
    private static final List<String> HARD = List.of("a, b", "say \"wall\"", "two\nlines", "\u00a7 5 \u2192 \u00e9", "# 5", "back\\slash",
            " spaces ", "NaN", "\"", "", "007", "'");

    @TempDir
    private Path temporary;
    private Folder folder;

    @BeforeEach
    void nothingIsThereYet() {
        folder = new Folder(temporary);
    }

    @Test
    void rowsAreSortedInWhateverOrderTheyCome() {
        for (String id : List.of("T01", "C10", "S02", "C02", "C01")) settle("00", id, "claim");
        assertEquals(List.of("C01", "C02", "C10", "S02", "T01"),
                folder.lines("claims.csv").stream().skip(1).map(line -> line.substring(0, 3)).toList());
    }

    @Test
    void theOrderOfNotebooksLeavesNoTrace() {
        settle("01", "C05", "noise");
        settle("02", "C02", "rule");
        String there = folder.text("claims.csv");
        settle("01", "C05", "noise");
        assertEquals(there, folder.text("claims.csv"));
    }

    @Test
    void anothersRowStaysByteForByteWhateverIsInIt() {
        for (int i = 0; i < HARD.size(); i++) settle("01", String.format(Locale.ROOT, "C%02d", i + 10), HARD.get(i));
        String before = folder.text("claims.csv");
        settle("02", "C99", "the last");
        assertEquals(before, folder.text("claims.csv").replaceFirst("C99,the last,.*\n", ""));
    }

    @Test
    void onlyTheOwnRowAndFilesAreReplaced() {
        settle("01", "C05", "noise");
        settle("02", "C02", "first words");
        Map<String, String> before = folder.files();
        settle("02", "C02", "second words");
        Map<String, String> after = folder.files();
        assertEquals(before.keySet(), after.keySet());
        assertEquals(before.get("evidence/C05.csv"), after.get("evidence/C05.csv"));
        assertEquals(before.get("claims.csv").replace("first words", "second words"), after.get("claims.csv"));
    }

    @Test
    void aFileWithOtherColumnsIsNotTouched() {
        folder.write("claims.csv", "id,what\nC01,cave\n");
        assertThrows(IllegalStateException.class, () -> settle("02", "C02", "rule"));
        assertEquals("id,what\nC01,cave\n", folder.text("claims.csv"));
    }

    @Test
    void whenAFileCannotBeReplacedNothingHalfWrittenIsLeft() {
        folder.write("claims.csv/in the way", "a folder where the file should be");
        assertThrows(RuntimeException.class, () -> settle("02", "C02", "rule"));
        assertEquals(List.of(), folder.files().keySet().stream().filter(name -> name.endsWith(".tmp")).toList());
    }

    private void settle(String notebook, String id, String paraphrase) {
        Ledger.of(notebook, temporary).claim(id, "opening", paraphrase)
                .from(Provenance.all("one case")).expectExactly("cases", 1, 1, 1)
                .evidence(Table.create(IntColumn.create("case", 1)), Provenance.all("one case")).settle(Verdict.HOLDS, "so it is");
    }
}
