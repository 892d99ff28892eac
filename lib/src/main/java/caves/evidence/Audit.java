package caves.evidence;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/**
 * All claims, judged: what the notebooks settled, what sources say of it, and what is proposed.
 *
 * <p>It reads {@code claims.csv} and {@code evidence/} as the notebooks wrote them, and by hand {@code sources.csv} and the folder
 * {@code audit}: judgements, facts that are not measured (the date is one), and the templates of the documents.
 */
public final class Audit {
    private static final List<String> FIGURES = List.of("document", "written", "file", "row", "column", "value");

    private final EvidenceFolder folder;
    private final Path written;
    private final Path byHand;

    private Audit(Path written, Path byHand) {
        this.folder = new EvidenceFolder(written);
        this.written = written;
        this.byHand = byHand;
    }

    /** The audit of what this run has written, for a notebook in its own folder. */
    public static Audit of() {
        return of(Path.of("..", "build", "data"), Path.of("..", "data"));
    }

    /** The audit of the claims in one folder, with what is written by hand in another. */
    public static Audit of(Path written, Path byHand) {
        return new Audit(written, byHand);
    }

    /** Writes each claim's concern, priority and response into its row, and returns all rows. */
    public Table judge() {
        DataFiles data = data();
        Table claims = data.table("claims.csv");
        for (Row claim : claims) {
            Row judgement = data.row("audit/judgements.csv", claim.getString("id"));
            for (String column : AuditChecks.JUDGED) claim.setString(column, judgement.getString(column));
        }
        folder.write("claims.csv", Csv.text(claims));
        return claims;
    }

    /** Each verdict, how many claims whose ids begin with {@code prefix} came to it, and which. */
    public Table verdicts(String prefix) {
        return AuditTables.verdicts(data(), prefix);
    }

    /** How many sources were read how far, and which. */
    public Table readings() {
        Map<String, List<String>> readings = new TreeMap<>();
        for (Row source : data().table("sources.csv"))
            readings.computeIfAbsent(source.getString("reading"), reading -> new ArrayList<>()).add(source.getString("id"));
        return Csv.table(List.of("reading", "sources", "which"), readings.entrySet().stream()
                .map(entry -> List.of(entry.getKey(), String.valueOf(entry.getValue().size()), String.join(" ", entry.getValue()))).toList());
    }

    /** What each source that bears on a claim says of it. */
    public Table sources(String claim) {
        DataFiles data = data();
        return Csv.table(List.of("source", "relation", "says"), Bearing.all(data).stream().filter(bearing -> bearing.claim().equals(claim))
                .map(bearing -> List.of(bearing.source(), bearing.relation(), data.value("sources.csv", bearing.source(), "says"))).toList());
    }

    /** What is wrong: with the data, and with what the documents refer to. Empty when nothing is. */
    public List<String> faults() {
        DataFiles data = data();
        return faults(data, documents(data));
    }

    private static List<String> faults(DataFiles data, List<Document> documents) {
        Set<String> cited = documents.stream().flatMap(document -> document.cited().stream()).collect(Collectors.toSet());
        return Stream.concat(documents.stream().flatMap(document -> document.faults().stream()),
                new AuditChecks(data).faults(cited).stream()).toList();
    }

    /**
     * Writes {@code REPORT.md}, {@code COMPANIONS.md} and {@code report-figures.csv}, which says of each number in them where it is from.
     *
     * @throws IllegalStateException naming every fault, if there is one
     */
    public void write() {
        DataFiles data = data();
        List<Document> documents = documents(data);
        List<String> faults = faults(data, documents);
        if (!faults.isEmpty()) throw new IllegalStateException(faults.size() + " faults:\n" + String.join("\n", faults));
        for (Document document : documents) folder.write(document.name() + ".md", document.text());
        folder.write("report-figures.csv", Csv.text(Csv.table(FIGURES,
                documents.stream().flatMap(document -> document.figures().stream()).distinct().toList())));
    }

    private static List<Document> documents(DataFiles data) {
        return Stream.of("REPORT", "COMPANIONS").map(name -> Document.of(data, name)).toList();
    }

    private DataFiles data() {
        return new DataFiles(written, byHand);
    }
}
