package caves.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import caves.recipe.Recipe;
import caves.search.Seeds;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

class LedgerTest {
    private static final Provenance CASES = Provenance.all("a few cases");
    private static final String HEADER = "id,paraphrase,place,question,band_low,band_high,measured,interval_low,interval_high,n,"
            + "verdict,because,evidence_class,evidence,notebook,concern,priority,response";

    @TempDir
    private Path temporary;
    private Folder folder;

    @BeforeEach
    void nothingIsThereYet() {
        folder = new Folder(temporary);
    }

    @Test
    void aClaimIsARow() {
        ledger("03-smoothing").claim("C09", "caution", "strict erodes").from(CASES)
                .expect("mean", .0, .1, new Measured(.0811, .08, .0825, 200)).settle(Verdict.HOLDS, "so it is");
        assertEquals(List.of(HEADER, "C09,strict erodes,caution,mean,0,0.1,0.0811,0.08,0.0825,200,holds,so it is,reproduced here,"
                + "evidence/C09-figures.csv,03-smoothing,,,"), folder.lines("claims.csv"));
        assertEquals(Set.of("claims.csv", "evidence/C09-figures.csv"), folder.files().keySet());
    }

    @Test
    void aClaimWithoutFiguresLeavesTheirColumnsEmpty() {
        ledger("00").claim("C29", "opening", "lineage").settle(Verdict.UNVERIFIED, "so it is");
        assertEquals("C29,lineage,opening,,,,,,,,unverified,so it is,reproduced here,,00,,,", folder.lines("claims.csv").get(1));
    }

    @Test
    void allItsEvidenceIsWrittenBesideAndNamedInItsRow() {
        settleWithEverything();
        assertEquals(Set.of("claims.csv", "evidence/C09.csv", "evidence/C09-figures.csv", "evidence/C09.png", "evidence/C09-chart.png"),
                folder.files().keySet());
        for (String name : folder.files().keySet())
            assertTrue(name.equals("claims.csv") || folder.lines("claims.csv").get(1).contains(name), name);
    }

    @Test
    void theTableSaysWhereItComesFrom() {
        settleWithEverything();
        assertEquals(List.of("# claim: C09", "# notebook: 03-smoothing",
                "# recipe: 90x140 noise=0.45 B5678/S5678*4 moore outside=floor ring", "# seeds: 0..199, n = 200",
                "# library: " + Provenance.LIBRARY, "step,mean", "0,0.45", "1,0.286863"), folder.lines("evidence/C09.csv"));
    }

    @Test
    void severalFiguresHaveATableOfTheirOwn() {
        settleWithEverything();
        List<String> lines = folder.lines("evidence/C09-figures.csv");
        assertEquals(List.of("question,band_low,band_high,measured,interval_low,interval_high,n", "mean,0.2,0.3,0.286863,0.286863,0.286863,200",
                "ring cells,456,456,456,456,456,12600"), lines.subList(lines.size() - 3, lines.size()));
        assertTrue(lines.contains("# claim: C09"));
    }

    @Test
    void writingAgainWritesTheSameBytes() {
        settleWithEverything();
        Map<String, String> before = folder.files();
        settleWithEverything();
        assertEquals(before, folder.files());
    }

    @Test
    void linesEndByANewlineAlone() {
        settleWithEverything();
        for (String name : List.of("claims.csv", "evidence/C09.csv", "evidence/C09-figures.csv")) {
            assertFalse(folder.text(name).contains("\r"), name);
            assertTrue(folder.text(name).endsWith("\n"), name);
        }
    }

    @Test
    void othersMayReadWhatIsWrittenAsTheyMayReadAnyNewFile() throws IOException {
        assumeTrue(temporary.getFileSystem().supportedFileAttributeViews().contains("posix"));
        settleWithEverything();
        Path plain = Files.createFile(temporary.resolve("plain"));
        for (String name : folder.files().keySet())
            assertEquals(Files.getPosixFilePermissions(plain), Files.getPosixFilePermissions(temporary.resolve(name)), name);
    }

    @Test
    void evidenceThatAClaimNoLongerHasIsGone() {
        settleWithEverything();
        ledger("03-smoothing").claim("C09", "caution", "strict erodes").settle(Verdict.UNVERIFIED, "so it is");
        assertEquals(Set.of("claims.csv"), folder.files().keySet());
    }

    @Test
    void aFigureOutOfItsBandStopsAndNothingIsWritten() {
        Draft draft = ledger("03").claim("C10", "caution", "classic settles near .35").expect("at step 4", .34, .35, Measured.exact(.343, 200))
                .expect("at step 12", .34, .36, Measured.exact(.3133, 200)).from(CASES)
                .map(new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB), CASES);
        String message = assertThrows(IllegalStateException.class, () -> draft.settle(Verdict.HOLDS, "so it is")).getMessage();
        assertTrue(message.contains("at step 12\n    0.3133, n = 200; OUTSIDE the band 0.34 .. 0.36"), message);
        assertTrue(message.contains("at step 4\n    0.343, n = 200; band 0.34 .. 0.35"), message);
        assertEquals(Map.of(), folder.files());
    }

    @Test
    void aVerdictThatCouldNotHaveFailedIsRefused() {
        Draft draft = ledger("03").claim("C10", "caution", "settles");
        assertThrows(IllegalArgumentException.class, () -> draft.settle(Verdict.HOLDS, "so it is"));
        assertThrows(IllegalArgumentException.class, () -> draft.expect("any", Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY,
                Measured.exact(1, 1)));
        assertEquals(Map.of(), folder.files());
    }

    @Test
    void twoTablesOfOneNameAreRefused() {
        Table table = Table.create(IntColumn.create("step", 0));
        Draft draft = ledger("03").claim("C10", "caution", "settles").evidence(table, CASES);
        assertThrows(IllegalArgumentException.class, () -> draft.evidence(table, CASES));
        draft.evidence("more", table, CASES);
    }

    @Test
    void figuresWhoseOriginIsNotSaidAreRefused() {
        Draft draft = ledger("03").claim("C10", "caution", "settles").expectExactly("steps", 6, 6, 200);
        String message = assertThrows(IllegalArgumentException.class, () -> draft.settle(Verdict.HOLDS, "so it is")).getMessage();
        assertTrue(message.contains("C10"), message);
        assertEquals(Map.of(), folder.files());
    }

    @Test
    void aFigureOutOfItsBandLeavesWhatStoodBeforeAsItWas() {
        settleWithEverything();
        Map<String, String> before = folder.files();
        Ledger ledger = ledger("03-smoothing");
        Draft draft = ledger.claim("C09", "caution", "strict erodes").from(CASES).expectExactly("ring cells", 455, 456, 12_600);
        assertThrows(IllegalStateException.class, () -> draft.settle(Verdict.HOLDS, "so it is"));
        assertEquals(before, folder.files());
        assertEquals(0, ledger.table().rowCount());
    }

    @Test
    void theTableListsWhatThisNotebookSettledById() {
        Ledger ledger = ledger("02");
        ledger.claim("C25", "smoothing", "all at once").from(CASES).expectExactly("cells", 3, 3, 9).settle(Verdict.QUALIFIED, "so it is");
        ledger.claim("C02", "opening", "the 4-5 rule").settle(Verdict.DEFINITION, "so it is");
        ledger("01").claim("C05", "representation", "only noise").settle(Verdict.DEFINITION, "so it is");
        assertEquals(List.of("C02", "C25"), ledger.table().stringColumn("id").asList());
        assertEquals(List.of("", "3, n = 9"), ledger.table().stringColumn("measured").asList());
        assertEquals(List.of("definition", "qualified"), ledger.table().stringColumn("verdict").asList());
    }

    private Ledger ledger(String notebook) {
        return Ledger.of(notebook, temporary);
    }

    private void settleWithEverything() {
        Provenance seeds = Provenance.of(Seeds.FIRST_200, Recipe.CHAPTER_STRICT);
        BufferedImage picture = new BufferedImage(4, 3, BufferedImage.TYPE_INT_RGB);
        ledger("03-smoothing").claim("C09", "caution", "strict erodes").from(seeds)
                .expect("mean", .2, .3, Measured.exact(.286863, 200)).expectExactly("ring cells", 456, 456, 12_600)
                .evidence(Table.create(IntColumn.create("step", 0, 1), DoubleColumn.create("mean", .45, .286863)),
                        seeds)
                .map(picture, seeds).chart(picture, seeds).settle(Verdict.HOLDS, "so it is");
    }
}
