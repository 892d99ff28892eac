package caves.search;

import caves.grid.Grid;

/** Saved caves as plain text. */
final class CaveText {
    private static final int PARTS = 4;

    private CaveText() {}

    static String of(SavedCave cave) {
        return "recipe: " + cave.recipe() + "\nseed: " + cave.seed() + "\n\n" + cave.grid() + "\n";
    }

    static SavedCave parse(String text) {
        String[] parts = text.split("\n", PARTS);
        if (parts.length < PARTS || !parts[2].isEmpty())
            throw new IllegalArgumentException("no saved cave; it begins with 'recipe: ...', 'seed: ...' and an empty line");
        return SavedCave.of(parts[0], parts[1], "", Grid.parse(parts[3]));
    }
}
