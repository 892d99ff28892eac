package caves.exercise;

import caves.grid.Grid;
import caves.recipe.CellularAutomataSettings;
import caves.recipe.Recipe;
import caves.search.ByStep;
import caves.search.Seeds;
import caves.validate.Texture;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The exercises of notebook 08, on settings made for eight neighbours that meet four and six. */
public final class SettingsPresetsHex {
    private static final Seeds SEEDS = new Seeds(0, 49);
    private static final CellularAutomataSettings DEFAULT = CellularAutomataSettings.DEFAULT;
    private static final int ROWS = 90, COLS = 140;
    private static final double NEAR = .01;
    private static final double LEAST_WALL = .3, MOST_WALL = .6;
    private static final double CALM = .01;
    private static final double PATCHY = .5;
    private static final int SHEET = 40;

    private SettingsPresetsHex() {}

    /** The wall fraction of the default settings with four neighbours in place of eight, in the mean of seeds 0..49. */
    public static String vonNeumannDefaults(double wallFraction) {
        Answer.within("a wall fraction", wallFraction, 0, 1);
        CellularAutomataSettings four = settings(DEFAULT.iterations(), DEFAULT.birthThreshold(), DEFAULT.deathThreshold(), true);
        ByStep walls = ByStep.measure(four.toRecipe(ROWS, COLS), SEEDS, Grid::wallFraction);
        double end = walls.mean(walls.lastStep());
        if (Math.abs(wallFraction - end) > NEAR)
            return Answer.notYet("%.4f is too %s. A floor cell asks for %d walls around it or more, a wall for %d. What is the most that"
                    + " either can have?", wallFraction, wallFraction > end ? "high" : "low", four.birthThreshold(), four.deathThreshold());
        return Answer.right("it is %.4f, in the mean of %d seeds. No floor cell has %d walls around it, so none becomes wall; a wall stays"
                + " only where all %d are wall. Step 1 leaves %.4f of the map, step 2 %.4f.", end, SEEDS.count(), four.birthThreshold(),
                four.deathThreshold(), walls.mean(1), walls.mean(2));
    }

    /** Thresholds for which the default settings, on hexagons, make patches of wall and floor that have come to rest. */
    public static String hexCaves(int birth, int death) {
        Recipe recipe = settings(DEFAULT.iterations(), birth, death, false).toHexRecipe(ROWS, COLS);
        Recipe oneMore = settings(DEFAULT.iterations() + 1, birth, death, false).toHexRecipe(ROWS, COLS);
        double wall = mean(recipe, Grid::wallFraction), changed = ByStep.changed(oneMore, SEEDS).mean(DEFAULT.iterations() + 1);
        String ends = Answer.text("with thresholds %d and %d the maps end at a wall fraction of %.3f, in the mean of %d seeds",
                birth, death, wall, SEEDS.count());
        if (wall < LEAST_WALL || wall > MOST_WALL)
            return Answer.notYet("%s: too %s for a cave here, which has %.1f to %.1f. How large a part of eight neighbours are %d and"
                    + " %d, and how large a part of six?", ends, wall < LEAST_WALL ? "little" : "much", LEAST_WALL, MOST_WALL,
                    DEFAULT.birthThreshold(), DEFAULT.deathThreshold());
        if (changed >= CALM)
            return Answer.notYet("%s, but one more step would change %.1f of 100 cells: where many walls die, many are born.",
                    ends, 100 * changed);
        double correlation = mean(recipe, SettingsPresetsHex::neighbourCorrelation);
        if (correlation < PATCHY)
            return Answer.notYet("%s, but cells beside each other correlate by only %.2f, and noise by 0: the map is still full of crumbs."
                    + " Does a lonely wall die, and does a lonely floor cell fill?", ends, correlation);
        return Answer.right("%s, one more step would change %.1f of 100 cells, and cells beside each other correlate by %.2f. A cell becomes"
                + " or stays wall where more than half of the seven, itself included, are wall, as more than half of nine on squares.",
                ends, 100 * changed, correlation);
    }

    /** Of pairs beside and above each other: with odd rows moved right, a hexagon touches the cells of its own column above and below. */
    private static double neighbourCorrelation(Grid grid) {
        return Texture.of(grid).neighbourCorrelation();
    }

    /** A number that is larger for every map of rectangles than for every map of discs, whatever their size and whichever is wall. */
    public static String blocky(ToDoubleFunction<Grid> measure) {
        double[] ofRectangles = numbers(measure, rectangles()), ofDiscs = numbers(measure, discs());
        String values = Answer.text("rectangles give %s, discs %s", range(ofRectangles), range(ofDiscs));
        if (Arrays.stream(ofRectangles).anyMatch(Double::isNaN) || Arrays.stream(ofDiscs).anyMatch(Double::isNaN))
            return Answer.notYet("%s; a measure gives a number for each of these %d maps.", values, ofRectangles.length + ofDiscs.length);
        double least = Arrays.stream(ofRectangles).min().orElseThrow(), largest = Arrays.stream(ofDiscs).max().orElseThrow();
        if (least <= largest)
            return Answer.notYet("%s, and the least of the rectangles is not above the largest of the discs. Does your number ask how long"
                    + " the boundary is, or how it runs?", values);
        double eight = mean(DEFAULT.toRecipe(ROWS, COLS), measure);
        double four = mean(settings(DEFAULT.iterations(), 3, 2, true).toRecipe(ROWS, COLS), measure);
        return Answer.right("%s. The default settings give %.3f, and with four neighbours and thresholds 3 and 2 %.3f, in the mean of %d"
                + " seeds: by your measure four neighbours are %s.",
                values, eight, four, SEEDS.count(), four > eight ? "blockier" : "not blockier");
    }

    private static List<Grid> rectangles() {
        return withInverses(Stream.of(new int[][] {{5, 5}, {6, 9}, {10, 10}, {8, 16}, {24, 12}, {30, 30}})
                .map(size -> Grid.of(SHEET, SHEET, (row, col) -> 4 <= row && row < 4 + size[0] && 4 <= col && col < 4 + size[1])));
    }

    private static List<Grid> discs() {
        double middle = (SHEET - 1) / 2.0;
        return withInverses(Stream.of(3.0, 6.0, 9.0, 13.0, 17.0)
                .map(radius -> Grid.of(SHEET, SHEET, (row, col) -> Math.hypot(row - middle, col - middle) <= radius)));
    }

    private static List<Grid> withInverses(Stream<Grid> maps) {
        return maps.flatMap(map -> Stream.of(map, map.inverse())).toList();
    }

    private static double[] numbers(ToDoubleFunction<Grid> measure, List<Grid> maps) {
        return maps.stream().mapToDouble(measure).toArray();
    }

    private static String range(double[] numbers) {
        return Answer.text("%.3f .. %.3f", Arrays.stream(numbers).min().orElseThrow(), Arrays.stream(numbers).max().orElseThrow());
    }

    private static CellularAutomataSettings settings(int iterations, int birth, int death, boolean useVonNeumann) {
        return new CellularAutomataSettings(DEFAULT.initialFillRatio(), iterations, birth, death, useVonNeumann);
    }

    private static double mean(Recipe recipe, ToDoubleFunction<Grid> number) {
        return SEEDS.stream().mapToObj(recipe::cave).mapToDouble(number).average().orElseThrow();
    }
}
