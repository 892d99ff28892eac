package caves.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The answers in {@code data/golden}, made outside the project; its README says how. */
public final class Golden {
    private Golden() {}

    public static String text(String file) {
        try {
            return Files.readString(Path.of("data", "golden", file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static List<Row> rows(String file) {
        List<String> lines = text(file).lines().toList();
        List<String> header = List.of(lines.get(0).split(","));
        List<Row> rows = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) rows.add(new Row(header, List.of(line.split(","))));
        return rows;
    }

    /** One line of a table, its fields by the names in the header. */
    public record Row(List<String> header, List<String> fields) {
        public Row {
            if (header.size() != fields.size()) throw new IllegalArgumentException(fields + " does not fit " + header);
        }

        public String text(String column) {
            int place = header.indexOf(column);
            if (place < 0) throw new IllegalArgumentException("no column " + column + " in " + header);
            return fields.get(place);
        }

        public int whole(String column) {
            return Integer.parseInt(text(column));
        }

        @Override
        public String toString() {
            return String.join(",", fields);
        }
    }
}
