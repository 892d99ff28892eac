package caves.evidence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/** The tables of the report, as Markdown: one row a claim, one row a source. */
final class AuditTables {
    private final DataFiles data;
    private final List<Bearing> bearings;

    AuditTables(DataFiles data) {
        this.data = data;
        bearings = Bearing.all(data);
    }

    /** The claims whose ids begin so: what is claimed and where, the evidence, the concern, the priority, the response. */
    List<String> claims(String prefix) {
        return table(List.of("id", "claim, and where", "verdict", "current evidence", "concern", "priority", "response"), "claims.csv",
                prefix, row -> List.of(row.getString("id"), text(row, "paraphrase") + " (*" + text(row, "place") + "*)",
                        text(row, "verdict"), evidence(row), text(row, "concern"), text(row, "priority"), text(row, "response")));
    }

    private String evidence(Row row) {
        String measured = row.getString("question").isEmpty() ? "" : ", " + text(row, "question") + ": " + Measured.of(row);
        String files = List.of(row.getString("evidence").split(" ")).stream()
                .map(file -> "[" + file.replaceAll("evidence/|\\.csv", "") + "](" + file + ")").collect(Collectors.joining(", "));
        String id = row.getString("id");
        String sources = bearings.stream().filter(bearing -> bearing.claim().equals(id))
                .map(bearing -> bearing.source() + " " + bearing.relation()).collect(Collectors.joining(", "));
        return capital(text(row, "evidence_class")) + measured + "; " + text(row, "because") + ". Files: " + files + "."
                + (sources.isEmpty() ? "" : " Reported by sources: " + sources + ".");
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** The sources: who, what and where, what was read of it, what it bears on and how, its limits, the dates. */
    List<String> sources() {
        return table(List.of("id", "identity, metadata, address", "kind and reading", "bears on", "what it says", "limits", "verified, accessed"),
                "sources.csv", "R", row -> List.of(row.getString("id"), identity(row),
                        text(row, "kind") + "; " + text(row, "reading") + ": " + text(row, "extent"), text(row, "bears"), text(row, "says"),
                        text(row, "limits"), text(row, "verified") + ", " + text(row, "accessed")));
    }

    /** Who and what; the address is the title's link, as it is too long for a column. */
    private static String identity(Row row) {
        String url = row.getString("url"), title = text(row, "title");
        return text(row, "authors") + ": " + (url.startsWith("http") ? "[" + title + "](" + url + ")" : title + " (address " + url + ")")
                + ". Published: " + text(row, "published") + ". Identifier: " + text(row, "identifier");
    }

    /** Each verdict, how many claims whose ids begin so came to it, and which. */
    static Table verdicts(DataFiles data, String prefix) {
        return Csv.table(List.of("verdict", "claims", "which"), Arrays.stream(Verdict.values()).map(verdict -> {
            List<String> ids = data.keys("claims.csv").stream().filter(id -> id.startsWith(prefix))
                    .filter(id -> data.value("claims.csv", id, "verdict").equals(verdict.toString())).toList();
            return List.of(verdict.toString(), String.valueOf(ids.size()), String.join(" ", ids));
        }).toList());
    }

    /** The same as Markdown. */
    List<String> verdicts(String prefix) {
        Table verdicts = verdicts(data, prefix);
        List<String> lines = new ArrayList<>(header(verdicts.columnNames()));
        for (Row row : verdicts) lines.add(line(verdicts.columnNames().stream().map(row::getString).toList()));
        return lines;
    }

    private List<String> table(List<String> columns, String file, String prefix, Function<Row, List<String>> cells) {
        List<String> lines = new ArrayList<>(header(columns));
        StreamSupport.stream(data.table(file).spliterator(), false).filter(row -> row.getString("id").startsWith(prefix))
                .map(cells.andThen(AuditTables::line)).forEach(lines::add);
        return lines;
    }

    private static List<String> header(List<String> columns) {
        return List.of(line(columns), "|" + "---|".repeat(columns.size()));
    }

    private static String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |";
    }

    private static String text(Row row, String column) {
        return row.getString(column).replace("|", "\\|").replace("*", "\\*").replace("<", "&lt;").replace("_", "\\_");
    }
}
