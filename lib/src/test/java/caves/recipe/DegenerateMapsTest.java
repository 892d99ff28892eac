package caves.recipe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.region.Regions;
import caves.repair.Repair;
import caves.rule.Rule;
import caves.testing.FirstPhase;
import caves.testing.SlowRegions;
import caves.testing.SlowStep;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No floor, no wall, one cell, one line: every stage answers, and answers right. */
class DegenerateMapsTest {

    @ParameterizedTest(name = "{0} filled with {1}")
    @CsvSource({
        "1x1, 0", "1x200, 0", "200x1, 0", "2x2, 0", "17x65, 0",
        "1x1, 1", "1x200, 1", "200x1, 1", "2x2, 1", "17x65, 1",
        "10x10, 0.6", "15x15, 0.6", "1x200, 0.45", "200x1, 0.45",
    })
    void throughEveryStage(String size, String fill) {
        for (Rule rule : List.of(Rule.thresholds(5, 5), Rule.thresholds(5, 4), Rule.thresholds(0, 9), Rule.thresholds(9, 0)))
            for (Outside outside : Outside.values())
                for (Ring ring : Ring.values())
                    checkEveryStage(noise(size, fill).withPhases(Phase.steps(rule, 3), Phase.untilStable(rule, 9))
                            .withOutside(outside).withRing(ring));
    }

    private static Recipe noise(String size, String fill) {
        return Recipe.parse(size + " noise=" + fill + " B/S*0 moore outside=floor");
    }

    private static void checkEveryStage(Recipe recipe) {
        List<Grid> generations = recipe.generations(42);
        for (int step = 1; step < generations.size(); step++)
            assertEquals(SlowStep.of(FirstPhase.of(recipe), generations.get(step - 1)), generations.get(step), recipe::toString);
        Grid cave = recipe.cave(42);
        assertEquals(cave, Grid.parse(cave.toString()));
        assertTrue(0 <= cave.wallFraction() && cave.wallFraction() <= 1);
        Regions regions = Regions.of(cave);
        assertEquals(SlowRegions.of(cave), regions.all(), recipe::toString);
        assertEquals(cave.wallCount() < cave.cells(), regions.largest().isPresent());
        checkRepairs(recipe, cave);
    }

    private static void checkRepairs(Recipe recipe, Grid cave) {
        boolean isClosed = cave.equals(cave.withRing());
        for (Repair repair : List.of(Repair.keepLargest(), Repair.pockets(9), Repair.tunnels(1))) {
            if (repair.digs() && !(isClosed && recipe.ring() != Ring.NONE)) continue;
            Grid repaired = recipe.withRepairs(repair).cave(42);
            int regions = SlowRegions.of(repaired).size(), before = SlowRegions.of(cave).size();
            assertEquals(before == 0, regions == 0, recipe::toString);
            assertTrue(regions <= (repair.equals(Repair.pockets(9)) ? before : 1), recipe::toString);
            assertTrue(!isClosed || repaired.equals(repaired.withRing()), recipe::toString);
        }
    }

    @Test
    void aMapWithoutFloorHasNoRegionAndNoSize() {
        Regions none = Regions.of(Grid.parse("##\n##"));
        assertEquals("0 regions, mean 0.0, none largest", none.count() + " regions, mean " + none.meanSize() + ", "
                + (none.largest().isEmpty() ? "none" : "some") + " largest");
    }

    @ParameterizedTest
    @CsvSource({"0, 0.0", "1, 1.0"})
    void theNoiseOfTheEndsIsAllOfOneKind(String fill, double fraction) {
        assertEquals(fraction, noise("33x65", fill).cave(7).wallFraction());
    }
}
