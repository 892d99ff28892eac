package caves.search;

import caves.grid.Grid;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Saved caves as CSV. */
final class CaveCsv {
    private static final int PARTS = 3;

    private CaveCsv() {}

    static String of(SavedCave cave) {
        String rows = cave.grid().toString().lines().map(CaveCsv::row).collect(Collectors.joining("\n"));
        return "# recipe: " + cave.recipe() + "\n# seed: " + cave.seed() + "\n" + rows + "\n";
    }

    private static String row(String cells) {
        return cells.chars().mapToObj(cell -> cell == '#' ? "1" : "0").collect(Collectors.joining(","));
    }

    static SavedCave parse(String csv) {
        String[] parts = csv.split("\n", PARTS);
        if (parts.length < PARTS) throw new IllegalArgumentException("no saved cave; it begins with '# recipe: ...' and '# seed: ...'");
        String map = Arrays.stream(parts[2].split("\n")).map(CaveCsv::cells).collect(Collectors.joining("\n"));
        return SavedCave.of(parts[0], parts[1], "# ", Grid.parse(map));
    }

    private static String cells(String row) {
        return Arrays.stream(row.split(",", -1)).map(CaveCsv::glyph).collect(Collectors.joining());
    }

    private static String glyph(String cell) {
        return switch (cell) {
            case "1" -> "#";
            case "0" -> ".";
            default -> throw new IllegalArgumentException("'" + cell + "' is no cell; allowed are '1' wall and '0' floor");
        };
    }
}
