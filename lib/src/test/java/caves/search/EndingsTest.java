package caves.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.recipe.Phase;
import caves.recipe.Recipe;
import caves.rule.Rule;
import org.junit.jupiter.api.Test;

class EndingsTest {
    private static final Seeds SEEDS = new Seeds(0, 19);

    @Test
    void theyAreTheEndingOfEachSeedInOrder() {
        Recipe untilStable = Recipe.CHAPTER_STRICT.withPhases(Phase.untilStable(Rule.CLASSIC, 200));
        assertEquals(SEEDS.stream().mapToObj(seed -> Ending.of(untilStable, seed)).toList(),
                Endings.of(Recipe.CHAPTER_STRICT, Rule.CLASSIC, 200, SEEDS).all());
    }

    @Test
    void everySeedHasOneOfTheThreeKinds() {
        Endings endings = Endings.of(Recipe.CHAPTER_STRICT, Rule.STRICT, 15, SEEDS);
        long sum = endings.count(Ending.Kind.FIXED) + endings.count(Ending.Kind.FLICKER) + endings.count(Ending.Kind.UNSETTLED);
        assertEquals(SEEDS.count(), sum);
        assertEquals("fixed 0, flicker 0, unsettled 20; settled after 1 .. 1 steps",
                Endings.of(Recipe.CHAPTER_STRICT, Rule.STRICT, 1, SEEDS).toString());
    }
}
