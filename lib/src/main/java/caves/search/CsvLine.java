package caves.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One line of CSV (RFC 4180) and its fields, which are texts without line ends. */
final class CsvLine {
    private CsvLine() {}

    static String of(Object... fields) {
        return List.of(fields).stream().map(field -> quoted(field.toString())).collect(Collectors.joining(",")) + "\n";
    }

    private static String quoted(String field) {
        return field.contains(",") || field.contains("\"") ? '"' + field.replace("\"", "\"\"") + '"' : field;
    }

    /** The inverse of {@link #of}, without the final newline. */
    static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < line.length(); i++) {
            char next = line.charAt(i);
            if (next == '"' && isQuoted && i + 1 < line.length() && line.charAt(i + 1) == '"') field.append(line.charAt(i++));
            else if (next == '"') isQuoted = !isQuoted;
            else if (next == ',' && !isQuoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else field.append(next);
        }
        if (isQuoted) throw new IllegalArgumentException("a quote that does not end in \"" + line + "\"");
        fields.add(field.toString());
        return fields;
    }
}
