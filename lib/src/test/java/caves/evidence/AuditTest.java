package caves.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A claim, a source, a sentence, and each way in which they can come loose. */
class AuditTest {
    private static final String CLAIM = "C09,it erodes,the table,mean,0,1,0.0815,0.08,0.083,1000,holds,so it is,reproduced here,"
            + "evidence/C09.csv evidence/C09-figures.csv,03";
    private static final String SOURCE = "R03,A. Author,A title,2001,UNVERIFIED,UNVERIFIED,primary,full text,all of it,supports C09,"
            + "that it erodes,none,2026-01-02,2026-01-02";

    @TempDir
    private Path temporary;
    private Audit audit;

    @BeforeEach
    void allIsWell() {
        write("claims.csv", String.join(",", "id,paraphrase,place,question,band_low,band_high,measured,interval_low,interval_high,n",
                "verdict,because,evidence_class,evidence,notebook,concern,priority,response") + "\n" + CLAIM + ",,,\n");
        write("sources.csv", "id,authors,title,published,identifier,url,kind,reading,extent,bears,says,limits,verified,accessed\n" + SOURCE + "\n");
        write("evidence/C09.csv", "# claim: C09\nstep,strict\n4,0.0815\n");
        write("evidence/C09-figures.csv", "# claim: C09\nquestion,measured,n\nmean,0.0815,1000\nshare of maps,0.785,200\nblocks,70,512\n");
        write("audit/judgements.csv", "id,concern,priority,response\nC09,a moment,high,correction\n");
        write("audit/facts.csv", "fact,value,from\ndate,2026-11-30,by hand\n");
        write("audit/REPORT.template.md", "## 2. Claim audit\n\n{{claims C}}\n\n{C09} and {R03}.\n");
        write("audit/COMPANIONS.template.md", "Nothing yet.\n");
        audit = Audit.of(temporary, temporary);
        audit.judge();
    }

    @Test
    void nothingIsWrong() {
        assertEquals(List.of(), audit.faults());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "{C09: mean}; 0.0815", "{C09: mean | .3}; 0.082", "{C09: mean | percent}; 8.2 %", "{C09: share of maps | count}; 157 of 200",
        "{C09: blocks | of}; 70 of 512", "{C09: mean | n}; 1,000", "{C09: blocks | whole}; 70", "{C09.csv: 4: strict | .2}; 0.08",
        "{C09.verdict}; holds", "{fact date}; 2026-11-30", "{R03}; [R03](REPORT.md#3-source-ledger)", "{C09}; [C09](evidence/C09.csv)"})
    void aReferenceIsFilledIn(String reference, String written) {
        assertEquals("It is " + written + ", see {R03}.".replace("{R03}", "[R03](REPORT.md#3-source-ledger)"), last("It is " + reference + ", see {R03}."));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "{C09: median}; has no row 'median'", "{C08: mean}; there is no evidence/C08-figures.csv", "{C09.csv: 5: strict}; has no row '5'",
        "{C09.csv: 4: classic}; has no column 'classic'", "{C09.colour}; has no column 'colour'", "{fact size}; has no row 'size'",
        "{R04}; sources.csv has no row 'R04'", "{C10}; claims.csv has no row 'C10'", "{the mean}; is no reference",
        "{C09: mean | roughly}; is no way to write a number", "{C09: mean | whole}; is not a whole number",
        "It is .08.; a number that refers to nothing", "after 4 steps; a number that refers to nothing"})
    void aReferenceThatDoesNotResolveIsNamed(String sentence, String complaint) {
        write("audit/REPORT.template.md", sentence + " {R03}\n");
        List<String> faults = audit.faults();
        assertEquals(1, faults.size(), faults.toString());
        assertTrue(faults.get(0).startsWith("REPORT: ") && faults.get(0).contains(complaint), faults.get(0));
        assertTrue(assertThrows(IllegalStateException.class, audit::write).getMessage().contains(complaint));
        assertTrue(Files.notExists(temporary.resolve("REPORT.md")));
    }

    @Test
    void digitsOfCodeLinksAndIdsAreNoNumbers() {
        assertEquals("`B5678` in P01, the 4-5 rule, [03](x03.md), [R03](REPORT.md#3-source-ledger)",
                last("`B5678` in P01, the 4-5 rule, [03](x03.md), {R03}"));
    }

    @Test
    void codeBetweenFencesStaysAsItIs() {
        write("audit/REPORT.template.md", "{R03}\n```python\nf\"{start} 5\"\n```\n");
        assertEquals(List.of(), audit.faults());
        audit.write();
        assertTrue(read("REPORT.md").endsWith("```python\nf\"{start} 5\"\n```\n"));
    }

    @Test
    void whatComesLooseIsNamed() {
        write("evidence/C08.csv", "x\n");
        expect("evidence/C08.csv is no claim's evidence");
    }

    @Test
    void aFileThatIsGoneIsNamed() throws IOException {
        Files.delete(temporary.resolve("evidence/C09.csv"));
        expect("evidence/C09.csv is named in claims.csv and is not there");
    }

    @Test
    void aClaimWithoutEvidenceIsNamed() {
        replace("claims.csv", "evidence/C09.csv evidence/C09-figures.csv", "");
        replace("audit/REPORT.template.md", "{C09}", "it");
        expect("C09 has no evidence", "evidence/C09-figures.csv is no claim's evidence", "evidence/C09.csv is no claim's evidence");
    }

    @Test
    void aSourceThatNobodyCitesIsNamed() {
        replace("audit/REPORT.template.md", "{R03}", "others");
        expect("R03 is a source that nobody cites");
    }

    @Test
    void aSourceOnNoClaimIsNamed() {
        replace("sources.csv", "supports C09", "supports C09; qualifies C77");
        expect("R03 bears on C77, which is no claim");
    }

    @Test
    void aJudgementMustBeThereAndMakeSense() {
        replace("audit/judgements.csv", "high,correction", "urgent,rewrite");
        audit.judge();
        expect("C09 has the priority 'urgent'; allowed are [high, low, medium, none]",
                "C09 has the response 'rewrite'; allowed are [citation, clarification, correction, example, experiment, none, section]");
        replace("audit/judgements.csv", "C09", "C08");
        assertTrue(assertThrows(IllegalArgumentException.class, audit::judge).getMessage().contains("C09"));
    }

    @Test
    void aRunAgainChangesNoByte() {
        audit.write();
        Map<String, String> once = new Folder(temporary).files();
        audit.judge();
        audit.write();
        assertEquals(once, new Folder(temporary).files());
    }

    @Test
    void eachNumberSaysWhereItIsFrom() {
        last("{C09: mean | .3} {R03}");
        audit.write();
        assertEquals("document,written,file,row,column,value\nREPORT,0.082,evidence/C09-figures.csv,mean,measured,0.0815\n",
                read("report-figures.csv"));
    }

    @Test
    void aClaimsRowHoldsItAll() {
        audit.write();
        assertTrue(read("REPORT.md").contains("| C09 | it erodes (*the table*) | holds | Reproduced here, mean: 0.0815 [0.08, 0.083], n = 1000; so it"
                + " is. Files: [C09](evidence/C09.csv), [C09-figures](evidence/C09-figures.csv). Reported by sources: R03 supports. | a moment"
                + " | high | correction |\n"), read("REPORT.md"));
    }

    @Test
    void theProjectsOwnAuditIsSoundAndWritten() throws IOException {
        Path data = Path.of("data");
        Audit own = Audit.of(data, data);
        assertEquals(List.of(), own.faults());
        Path copy = temporary.resolve("own");
        for (String name : new Folder(data).files().keySet()) {
            if (name.startsWith("golden/")) continue;
            Files.createDirectories(copy.resolve(name).getParent());
            Files.copy(data.resolve(name), copy.resolve(name));
        }
        Audit.of(copy, copy).judge();
        Audit.of(copy, copy).write();
        for (String name : List.of("claims.csv", "REPORT.md", "COMPANIONS.md", "report-figures.csv"))
            assertEquals(new Folder(data).text(name), new Folder(copy).text(name), name);
    }

    /** What a report of this one line says. */
    private String last(String line) {
        write("audit/REPORT.template.md", line + "\n");
        assertEquals(List.of(), audit.faults());
        audit.write();
        return read("REPORT.md").strip();
    }

    private void expect(String... faults) {
        assertEquals(List.of(faults), audit.faults());
    }

    private void replace(String name, String from, String to) {
        write(name, read(name).replace(from, to));
    }

    private String read(String name) {
        return new Folder(temporary).text(name);
    }

    private void write(String name, String text) {
        new Folder(temporary).write(name, text);
    }
}
