package caves.evidence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/** The files that an audit reads: what the notebooks wrote, and what was written by hand. */
final class DataFiles {
    private final Path written;
    private final Path byHand;
    private final Map<String, Table> tables = new HashMap<>();

    DataFiles(Path written, Path byHand) {
        this.written = written;
        this.byHand = byHand;
    }

    /** A file as {@code audit/facts.csv}, from where it is; absent if it is nowhere. */
    Optional<String> text(String name) {
        return Stream.of(written, byHand).map(folder -> folder.resolve(name)).filter(Files::exists).findFirst().map(DataFiles::read);
    }

    /** Its rows, every value as its text; refused if there is no such file. */
    Table table(String name) {
        return tables.computeIfAbsent(name, file -> Csv.parse(text(file)
                .orElseThrow(() -> new IllegalArgumentException("there is no " + file))
                .lines().filter(line -> !line.startsWith("# ")).collect(Collectors.joining("\n", "", "\n"))));
    }

    /** The row whose first value is {@code key}, refused if there is none. */
    Row row(String name, String key) {
        for (Row row : table(name)) if (row.getString(0).equals(key)) return row;
        throw new IllegalArgumentException(name + " has no row '" + key + "'");
    }

    /** One value; refused is what is not there. */
    String value(String name, String key, String column) {
        Row row = row(name, key);
        if (!row.columnNames().contains(column))
            throw new IllegalArgumentException(name + " has no column '" + column + "'");
        return row.getString(column);
    }

    /** The first column of a file. */
    List<String> keys(String name) {
        return table(name).stringColumn(0).asList();
    }

    /** The names of the evidence files, sorted. */
    List<String> evidence() {
        Path folder = written.resolve("evidence");
        if (!Files.exists(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> "evidence/" + file.getFileName()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
