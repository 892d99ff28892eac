package caves.recipe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Grid;
import caves.testing.Any;
import caves.testing.FirstPhase;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("stable(max) stops when nothing changes, when the map flickers, or after max steps")
class StableTest {
    private static final String KEEP = "B/S012345678", FLIP = "B012345678/S", GROW = "B12345678/S012345678";

    @ParameterizedTest(name = "{0} at most {1} steps: {2}")
    @CsvSource({
        KEEP + ", 0, 0", KEEP + ", 1, 1", KEEP + ", 2, 1", KEEP + ", 1000, 1",
        FLIP + ", 0, 0", FLIP + ", 1, 1", FLIP + ", 2, 2", FLIP + ", 3, 2", FLIP + ", 1000, 2",
    })
    void aMapThatNeverChangesAndAMapThatFlickers(String rule, int max, int steps) {
        assertEquals(steps, steps("7x9 noise=0.45 " + rule + "*stable(" + max + ") moore outside=floor"));
    }

    /** From outside, walls grow inwards by a cell a step: 3 steps fill 5 rows, and the fourth finds nothing to change. */
    @ParameterizedTest(name = "at most {0} steps: {1}")
    @CsvSource({"0, 0", "1, 1", "2, 2", "3, 3", "4, 4", "5, 4", "100, 4"})
    void theStepThatChangesNothingIsCountedAndKept(int max, int steps) {
        assertEquals(steps, steps("5x9 noise=0 " + GROW + "*stable(" + max + ") moore outside=wall"));
    }

    private static int steps(String recipe) {
        return Recipe.parse(recipe).generations(42).size() - 1;
    }

    @Test
    void eachPhaseBeginsAnew() {
        assertEquals(1 + 2, steps("3x3 noise=0.5 " + FLIP + "*1 " + FLIP + "*stable(9) moore outside=floor"));
        assertEquals(1 + 1, steps("3x3 noise=0.5 " + KEEP + "*1 " + KEEP + "*stable(9) moore outside=floor"));
        assertEquals(2 + 1 + 2, steps("3x3 noise=0.5 " + FLIP + "*stable(9) " + KEEP + "*stable(9) " + FLIP
                + "*stable(2) moore outside=floor"));
    }

    private enum End { FIXED, FLICKER, MAX }

    @Test
    void endsWhereTheDefinitionSays() {
        Map<End, Integer> seen = new EnumMap<>(End.class);
        qt().withExamples(500).forAll(Any.recipe(), Any.seed(), integers().between(0, 12)).checkAssert((any, seed, max) -> {
            Recipe recipe = any.withSize(6, 5).withPhases(Phase.untilStable(any.phases().get(0).rule(), max));
            Grid start = recipe.generations(seed).get(0);
            List<Grid> onAndOn = FirstPhase.of(recipe).generations(start).limit(max + 1L).toList();
            int last = 0;
            while (end(onAndOn, last, max) == null) last++;
            seen.merge(end(onAndOn, last, max), 1, Integer::sum);
            assertEquals(onAndOn.subList(0, last + 1), recipe.generations(seed));
        });
        assertEquals(3, seen.size(), () -> "the examples met only " + seen);
    }

    private static End end(List<Grid> generations, int step, int max) {
        Grid now = generations.get(step);
        if (step >= 1 && now.equals(generations.get(step - 1))) return End.FIXED;
        if (step >= 2 && now.equals(generations.get(step - 2))) return End.FLICKER;
        return step == max ? End.MAX : null;
    }
}
