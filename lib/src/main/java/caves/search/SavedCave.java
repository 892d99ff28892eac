package caves.search;

import caves.grid.Grid;
import caves.recipe.Recipe;
import java.util.Objects;

/**
 * A cave to hand on, with what it was made from, as text, CSV or a Tiled map, each of which reads back equal.
 *
 * @param grid of the size that the recipe says; other sizes are refused
 */
public record SavedCave(Recipe recipe, long seed, Grid grid) {
    public SavedCave {
        Objects.requireNonNull(recipe, "recipe");
        if (seed < 0) throw new IllegalArgumentException("seed " + seed + "; allowed are numbers from 0");
        if (grid.rows() != recipe.rows() || grid.cols() != recipe.cols())
            throw new IllegalArgumentException("a map of " + grid.rows() + "x" + grid.cols() + " cells for the recipe \"" + recipe + "\"");
    }

    /** The cave of a seed. */
    public static SavedCave of(Recipe recipe, long seed) {
        return new SavedCave(recipe, seed, recipe.cave(seed));
    }

    /** Whether the recipe makes this cave of this seed: not if someone edited it. */
    public boolean isAsMade() {
        return recipe.cave(seed).equals(grid);
    }

    /** Lines {@code recipe: ...} and {@code seed: ...}, an empty one, then the map, {@code #} wall and {@code .} floor. */
    public String toText() {
        return CaveText.of(this);
    }

    /** The inverse of {@link #toText}. What is not understood is refused, here as below, saying what was expected. */
    public static SavedCave parseText(String text) {
        return CaveText.parse(text);
    }

    /** Lines {@code # recipe: ...} and {@code # seed: ...}, then a line for each row, {@code 1} wall and {@code 0} floor, by commas. */
    public String toCsv() {
        return CaveCsv.of(this);
    }

    public static SavedCave parseCsv(String csv) {
        return CaveCsv.parse(csv);
    }

    /**
     * A map for the editor Tiled, as JSON: one layer, tile 1 floor and 2 wall of the picture {@code cave-tiles.png} beside it, recipe and
     * seed among its properties; hexagons with odd rows half a cell to the right. doc.mapeditor.org, JSON Map Format.
     */
    public String toTiled() {
        return CaveTiled.of(this);
    }

    /** The first tile layer of a map with our properties, also when Tiled has saved it, with data as plain numbers. */
    public static SavedCave parseTiled(String json) {
        return CaveTiled.parse(json);
    }

    /** From the two lines that text and CSV begin with. */
    static SavedCave of(String recipeLine, String seedLine, String mark, Grid grid) {
        return new SavedCave(Recipe.parse(after(mark + "recipe: ", recipeLine)), seed(after(mark + "seed: ", seedLine)), grid);
    }

    private static String after(String start, String line) {
        if (line.startsWith(start)) return line.substring(start.length());
        throw new IllegalArgumentException("the line \"" + line + "\"; expected is '" + start + "...'");
    }

    static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("seed '" + text + "'; allowed are whole numbers from 0", e);
        }
    }
}
