package caves.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.recipe.Phase;
import caves.recipe.Recipe;
import caves.rule.Automaton;
import caves.rule.Rule;
import caves.testing.Moore;
import caves.testing.SlowStep;
import java.util.stream.LongStream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What takes long: run by {@code python3 caves.py test --long}. */
@EnabledIfSystemProperty(named = "caves.long", matches = "true", disabledReason = "takes long; see test --long")
class ManyCavesTest {

    /** Goles and Olivos (1981): a symmetric threshold rule ends fixed, or alternates between two grids. */
    @ParameterizedTest
    @ValueSource(strings = {"B5678/S5678", "B5678/S45678", "B45678/S45678", "B5678/S345678"})
    void everyThresholdRuleComesToRestOrFlickers(String rule) {
        Recipe recipe = Recipe.CHAPTER_STRICT.withPhases(Phase.untilStable(Rule.parse(rule), 2000));
        LongStream.range(0, 10_000).parallel()
                .forEach(seed -> assertNotEquals(Ending.Kind.UNSETTLED, Ending.of(recipe, seed).kind(), () -> rule + ", seed " + seed));
    }

    @ParameterizedTest
    @EnumSource(Outside.class)
    void aLargeStepEqualsItsSlowTwin(Outside outside) {
        Grid noise = Noise.uniform(.45).draw(3000, 3001, 7);
        Automaton automaton = Moore.of(Rule.CLASSIC, outside, Ring.NONE);
        assertEquals(SlowStep.of(automaton, noise), automaton.step(noise));
    }
}
