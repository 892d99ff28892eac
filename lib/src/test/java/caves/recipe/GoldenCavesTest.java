package caves.recipe;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.region.Region;
import caves.region.Regions;
import caves.rule.Rule;
import caves.testing.Golden;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Our caves are NumPy's, cell for cell. */
class GoldenCavesTest {

    @Test
    @DisplayName("the chapter's cave of seed 42")
    void theChaptersCave() {
        assertEquals(Golden.text("cave_seed42_strict_4_steps.txt"), Recipe.CHAPTER_STRICT.cave(42) + "\n");
    }

    @ParameterizedTest
    @CsvSource({"strict, 5", "classic, 4"})
    @DisplayName("the wall fraction of 200 caves at each of twelve steps")
    void wallFractions(String name, int death) {
        List<Golden.Row> steps = rows("wall_fraction_by_step.csv", "rule", name);
        assertEquals(13, steps.size());
        Recipe recipe = Recipe.CHAPTER_STRICT.withPhases(Phase.steps(Rule.thresholds(5, death), 12));
        List<List<Grid>> caves = LongStream.range(0, 200).mapToObj(recipe::generations).toList();
        assertAll(steps.stream().map(row -> () -> {
            assertEquals(200, row.whole("seeds"));
            int step = row.whole("step");
            var found = caves.stream().mapToDouble(generations -> generations.get(step).wallFraction()).summaryStatistics();
            String ours = String.format(Locale.ROOT, "%.6f %.6f %.6f", found.getAverage(), found.getMin(), found.getMax());
            assertEquals(row.text("mean") + " " + row.text("min") + " " + row.text("max"), ours, row::toString);
        }));
    }

    @ParameterizedTest
    @CsvSource({"moore, 1440", "vonneumann, 1260", "hex, 960"})
    @DisplayName("every row: walls, regions, the largest region, and the hash of the cells")
    void everyRow(String neighbourhood, int count) {
        List<Golden.Row> rows = rows("grids.csv", "neighbourhood", neighbourhood);
        assertEquals(count, rows.size());
        assertAll(rows.stream().map(row -> () ->
                assertEquals(answer(row), measured(recipe(row).cave(row.whole("seed"))), row::toString)));
    }

    @Test
    @DisplayName("every recipe with the two-step clause")
    void everyTwoStepSchedule() {
        List<Golden.Row> rows = Golden.rows("r2_schedules.csv");
        assertEquals(960, rows.size());
        assertAll(rows.stream().map(row -> () -> {
            Grid cave = Recipe.parse(row.text("recipe")).cave(row.whole("seed"));
            assertEquals(row.text("walls") + " " + row.text("sha256"), cave.wallCount() + " " + sha256(cave + "\n"), row::toString);
        }));
    }

    private static List<Golden.Row> rows(String file, String column, String value) {
        return Golden.rows(file).stream().filter(row -> row.text(column).equals(value)).toList();
    }

    private static Recipe recipe(Golden.Row row) {
        Noise noise = Noise.uniform(Double.parseDouble(row.text("wall_probability")));
        return new Recipe(row.whole("rows"), row.whole("cols"), noise,
                List.of(Phase.steps(Rule.thresholds(row.whole("birth"), row.whole("death")), row.whole("steps"))),
                neighbourhood(row.text("neighbourhood")), Outside.valueOf(row.text("outside").toUpperCase(Locale.ROOT)),
                row.text("ring").equals("1") ? Ring.EVERY_STEP : Ring.NONE);
    }

    private static Neighbourhood neighbourhood(String word) {
        return Arrays.stream(Neighbourhood.values()).filter(one -> one.toString().equals(word)).findFirst().orElseThrow();
    }

    private static String answer(Golden.Row row) {
        return String.join(" ", row.text("walls"), row.text("regions"), row.text("largest"), row.text("sha256"));
    }

    private static String measured(Grid cave) {
        Regions regions = Regions.of(cave);
        var largest = regions.largest().map(Region::size).orElse(0L);
        return cave.wallCount() + " " + regions.count() + " " + largest + " " + sha256(cave + "\n");
    }

    private static String sha256(String text) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(text.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }
}
