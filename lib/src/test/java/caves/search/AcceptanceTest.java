package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.rule.Rule;
import caves.validate.CaveMeasures;
import caves.validate.Requirement;
import caves.validate.Requirements;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class AcceptanceTest {
    private static final Recipe SMALL = SeedSearchTest.SMALL;
    private static final Seeds SEEDS = new Seeds(5, 104);

    @Test
    void aRowIsThePlainLoopsNumbersAndTheSearchsTally() {
        Recipe open = SMALL.withSteps(Rule.STRICT, 3);
        Requirement floor = Requirements.floor(.4);
        Acceptance acceptance = Acceptance.measure(List.of(SMALL, open), SEEDS, Grid::wallFraction, floor, Requirements.oneRegion());
        assertEquals(List.of(SMALL, open), acceptance.rows().stream().map(Acceptance.Row::recipe).toList());
        for (Acceptance.Row row : acceptance.rows()) {
            double[] walls = SEEDS.stream().mapToDouble(seed -> row.recipe().cave(seed).wallFraction()).toArray();
            assertEquals(Arrays.stream(walls).average().orElseThrow(), row.mean(), 1e-12);
            assertEquals(Arrays.stream(walls).min().orElseThrow(), row.least());
            assertEquals(Arrays.stream(walls).max().orElseThrow(), row.largest());
            assertEquals(GateTally.of(row.recipe(), SEEDS, floor, Requirements.oneRegion()), row.tally());
        }
        refuses(() -> Acceptance.measure(List.of(Recipe.parse("8x8 noise=0.5 B456/S456*1 hex outside=floor")), SEEDS, Grid::wallFraction), "hex");
    }

    @Test
    void theExpressiveRangeCountsEveryCaveOnce() {
        Axis walls = new Axis("wall fraction", .3, .8, 10), paths = new Axis("shortest path", 0, 20, 4);
        ExpressiveRange range = ExpressiveRange.measure(SMALL, SEEDS, walls, paths);
        long[][] counts = new long[4][10];
        long elsewhere = 0;
        for (CaveMeasures cave : SEEDS.stream().mapToObj(seed -> CaveMeasures.of(SMALL.cave(seed))).toList()) {
            double wall = cave.wallFraction(), path = cave.shortestPath().orElse(-1);
            if (wall < .3 || wall > .8 || path < 0 || path > 20) elsewhere++;
            else counts[path == 20 ? 3 : (int) (path / 5)][wall == .8 ? 9 : (int) ((wall - .3) / (.8 - .3) * 10)]++;
        }
        assertEquals(Arrays.stream(counts).map(row -> Arrays.stream(row).boxed().toList()).toList(), range.counts());
        assertEquals(elsewhere, range.elsewhere());
        assertEquals(SEEDS.count(), elsewhere + (long) Arrays.stream(range.values()).flatMapToDouble(Arrays::stream).sum());
        assertEquals(List.of(2.5, 7.5, 12.5, 17.5), Arrays.stream(paths.middles()).boxed().toList());
        refuses(() -> new Axis("wall fraction", 1, 1, 10), "1.0 to 1.0", "from < to");
        refuses(() -> new Axis("beauty", 0, 1, 10), "'beauty'");
    }
}
