package caves.evidence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/** The text of {@code claims.csv}: one row a claim, sorted by id, its headline figure in it. */
final class ClaimsFile {
    private static final List<String> COLUMNS = Stream.of(List.of("id", "paraphrase", "place"), Figure.COLUMNS,
            List.of("verdict", "because", "evidence_class", "evidence", "notebook"), AuditChecks.JUDGED).flatMap(List::stream).toList();

    private ClaimsFile() {}

    /** The file with this claim's row in place of its former one; what an audit judged of it stays. */
    static String merge(String before, Claim claim, String notebook, List<String> evidence) {
        SortedMap<String, List<String>> rows = before.isEmpty() ? new TreeMap<>() : read(before);
        List<String> row = row(claim, notebook, evidence);
        List<String> former = rows.getOrDefault(claim.id(), Collections.nCopies(COLUMNS.size(), ""));
        row.addAll(former.subList(row.size(), COLUMNS.size()));
        rows.put(claim.id(), row);
        return Csv.text(Csv.table(COLUMNS, List.copyOf(rows.values())));
    }

    private static SortedMap<String, List<String>> read(String csv) {
        Table table = Csv.parse(csv);
        if (!table.columnNames().equals(COLUMNS))
            throw new IllegalStateException("claims.csv is of another version of this library: its columns are "
                    + table.columnNames() + ", ours " + COLUMNS + "; delete it and run again");
        SortedMap<String, List<String>> rows = new TreeMap<>();
        for (Row row : table) rows.put(row.getString("id"), COLUMNS.stream().map(row::getString).toList());
        return rows;
    }

    private static List<String> row(Claim claim, String notebook, List<String> evidence) {
        List<String> row = new ArrayList<>(List.of(claim.id(), claim.paraphrase(), claim.place()));
        row.addAll(claim.figures().isEmpty() ? Collections.nCopies(Figure.COLUMNS.size(), "") : claim.figures().get(0).texts());
        row.addAll(List.of(claim.verdict().toString(), claim.because(), claim.evidenceClass().toString(),
                String.join(" ", evidence), notebook));
        return row;
    }
}
