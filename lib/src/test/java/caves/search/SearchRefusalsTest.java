package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.rule.Rule;
import org.junit.jupiter.api.Test;

/** What the searches refuse, with what came and what was allowed. */
class SearchRefusalsTest {
    private static final Seeds SEEDS = new Seeds(0, 2);
    private static final Recipe RECIPE = Recipe.CHAPTER_STRICT.withSize(9, 14);

    @Test
    void moreSeedsThanCanBeCounted() {
        refuses(() -> new Seeds(0, Long.MAX_VALUE), Long.MAX_VALUE);
        assertEquals(Long.MAX_VALUE, new Seeds(1, Long.MAX_VALUE).count());
    }

    @Test
    void aStepThatWasNotMeasured() {
        ByStep walls = ByStep.measure(RECIPE, SEEDS, Grid::wallFraction);
        refuses(() -> walls.at(-1), "step -1", "0 .. 4");
        refuses(() -> walls.mean(5), "step 5", "0 .. 4");
        refuses(() -> ByStep.changed(RECIPE, SEEDS).at(0), "step 0", "1 .. 4");
    }

    @Test
    void changesWhereNoStepIsMade() {
        refuses(() -> ByStep.changed(RECIPE.withSteps(Rule.STRICT, 0), SEEDS), "*0");
    }

    @Test
    void aToleranceThatNothingMeets() {
        ByStep walls = ByStep.measure(RECIPE, SEEDS, Grid::wallFraction);
        refuses(() -> walls.stableFrom(Double.NaN), "NaN");
        refuses(() -> walls.stableFrom(-.005), "-0.005");
    }

    @Test
    void anEndingOfWhatIsNotSteppedUntilStable() {
        refuses(() -> Ending.of(RECIPE, 0), "stable");
        refuses(() -> Ending.of(Recipe.parse("9x14 noise=0.45 B5678/S5678*stable(99) B/S*3 moore outside=floor"), 0), "stable");
    }
}
