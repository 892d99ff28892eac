package caves.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A document of the audit: its template's prose with the numbers filled in, and its tables. */
record Document(String name, String text, List<List<String>> figures, List<String> faults, Set<String> cited) {

    /**
     * From {@code audit/<name>.template.md}, in which a line {@code {{claims C}}}, {@code {{verdicts C}}} or {@code {{sources}}} is a table;
     * code between fences stays as it is.
     */
    static Document of(DataFiles data, String name) {
        Prose prose = new Prose(data, name);
        AuditTables tables = new AuditTables(data);
        String template = data.text("audit/" + name + ".template.md")
                .orElseThrow(() -> new IllegalArgumentException("there is no audit/" + name + ".template.md"));
        List<String> lines = new ArrayList<>();
        boolean inCode = false;
        for (String line : template.lines().toList()) {
            inCode ^= line.startsWith("```");
            if (inCode) lines.add(line);
            else if (line.startsWith("{{claims ")) lines.addAll(tables.claims(argument(line)));
            else if (line.startsWith("{{verdicts ")) lines.addAll(tables.verdicts(argument(line)));
            else if (line.equals("{{sources}}")) lines.addAll(tables.sources());
            else lines.add(prose.fill(line));
        }
        return new Document(name, String.join("\n", lines) + "\n", prose.figures(), prose.faults(), prose.cited());
    }

    private static String argument(String line) {
        return line.substring(line.indexOf(' ') + 1, line.length() - 2);
    }
}
