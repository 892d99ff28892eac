package caves.recipe;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.booleans;
import static org.quicktheories.generators.SourceDSL.doubles;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.noise.Noise;
import caves.rule.Rule;
import caves.testing.Any;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quicktheories.core.Gen;

class CellularAutomataSettingsTest {
    private static final CellularAutomataSettings LOW = new CellularAutomataSettings(.2, 0, 4, 3, false);
    private static final CellularAutomataSettings HIGH = new CellularAutomataSettings(.6, 10, 5, 5, true);

    private static Gen<CellularAutomataSettings> settings() {
        Gen<Integer> counts = integers().between(0, 9);
        return Any.probability().zip(counts, counts, counts, booleans().all(), CellularAutomataSettings::new);
    }

    @Test
    void thePresetsAreTheDocumentedOnes() {
        assertEquals(new CellularAutomataSettings(.48, 5, 5, 4, false), CellularAutomataSettings.DEFAULT);
        assertEquals(new CellularAutomataSettings(.47, 7, 5, 4, false), CellularAutomataSettings.SMOOTH);
        assertEquals(new CellularAutomataSettings(.5, 3, 5, 4, false), CellularAutomataSettings.ROUGH);
    }

    @Test
    void presetsAsRecipes() {
        assertEquals("90x140 noise=0.48 B5678/S45678*5 moore outside=floor",
                CellularAutomataSettings.DEFAULT.toRecipe(90, 140).toString());
        assertEquals("9x14 noise=0.47 B5678/S45678*7 moore outside=floor", CellularAutomataSettings.SMOOTH.toRecipe(9, 14).toString());
        assertEquals("9x14 noise=0.5 B5678/S45678*3 hex outside=floor", CellularAutomataSettings.ROUGH.toHexRecipe(9, 14).toString());
    }

    @Test
    void theFlagChoosesTheNeighbourhoodOfSquaresAndIsIgnoredOnHexagons() {
        CellularAutomataSettings four = new CellularAutomataSettings(.5, 4, 3, 2, true);
        assertEquals("9x14 noise=0.5 B345678/S2345678*4 vonneumann outside=floor", four.toRecipe(9, 14).toString());
        assertEquals(new CellularAutomataSettings(.5, 4, 3, 2, false).toHexRecipe(9, 14), four.toHexRecipe(9, 14));
    }

    @Test
    void birthAtTheThresholdOrMoreDeathBelowTheThreshold() {
        qt().forAll(settings(), integers().between(0, 8)).checkAssert((settings, walls) -> {
            Rule rule = settings.toRecipe(9, 14).phases().get(0).rule();
            assertEquals(walls >= settings.birthThreshold(), rule.next(false, walls));
            assertEquals(walls < settings.deathThreshold(), !rule.next(true, walls));
        });
    }

    @Test
    void noIterationsReturnTheRawFill() {
        CellularAutomataSettings raw = new CellularAutomataSettings(.48, 0, 5, 4, false);
        assertEquals(Noise.uniform(.48).draw(20, 30, 7), raw.toRecipe(20, 30).cave(7));
        assertEquals(Noise.uniform(.48).draw(20, 30, 7), raw.toHexRecipe(20, 30).cave(7));
    }

    /** The exact halves: iterations at .25 (2.5), .35 (3.5) and .75 (7.5), birth at .5 (4.5), death at .25 (3.5) and .75 (4.5). */
    @ParameterizedTest
    @CsvSource({
        "-Infinity, 0.2, 0, 4, 3, false", "-1, 0.2, 0, 4, 3, false", "0, 0.2, 0, 4, 3, false", "0.04, 0.216, 0, 4, 3, false",
        "0.25, 0.3, 3, 4, 4, false", "0.35, 0.34, 4, 4, 4, false", "0.49, 0.396, 5, 4, 4, false",
        "0.4999, 0.39996, 5, 4, 4, false", "0.5, 0.4, 5, 5, 4, true", "0.7, 0.48, 7, 5, 4, true",
        "0.75, 0.5, 8, 5, 5, true", "0.96, 0.584, 10, 5, 5, true", "1, 0.6, 10, 5, 5, true", "2, 0.6, 10, 5, 5, true",
        "Infinity, 0.6, 10, 5, 5, true",
    })
    void lerp(double t, double fill, int iterations, int birth, int death, boolean flag) {
        CellularAutomataSettings mixed = CellularAutomataSettings.lerp(LOW, HIGH, t);
        assertEquals(fill, mixed.initialFillRatio(), 1e-12);
        assertEquals(new CellularAutomataSettings(mixed.initialFillRatio(), iterations, birth, death, flag), mixed);
    }

    @Test
    void aMixOfTwoLiesBetweenThemAndIsEitherAtItsEnd() {
        qt().forAll(settings(), settings(), doubles().between(0, 1)).checkAssert((a, b, t) -> {
            CellularAutomataSettings mixed = CellularAutomataSettings.lerp(a, b, t);
            assertEquals(a, CellularAutomataSettings.lerp(a, b, 0));
            assertEquals(b, CellularAutomataSettings.lerp(a, b, 1));
            assertTrue(isBetween(a.initialFillRatio(), mixed.initialFillRatio(), b.initialFillRatio())
                    && isBetween(a.iterations(), mixed.iterations(), b.iterations())
                    && isBetween(a.birthThreshold(), mixed.birthThreshold(), b.birthThreshold())
                    && isBetween(a.deathThreshold(), mixed.deathThreshold(), b.deathThreshold()), mixed::toString);
        });
    }

    private static boolean isBetween(double a, double value, double b) {
        return Math.min(a, b) <= value && value <= Math.max(a, b);
    }

    @Test
    @DisplayName("a t that is no number is refused")
    void nanIsRefused() {
        refuses(() -> CellularAutomataSettings.lerp(LOW, HIGH, Double.NaN), "t is NaN");
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, -.1, 1.1, Double.POSITIVE_INFINITY})
    void aFillOutsideZeroToOneIsRefused(double fill) {
        refuses(() -> new CellularAutomataSettings(fill, 5, 5, 4, false), "initialFillRatio", fill, "[0, 1]");
    }

    @Test
    void negativeCountsAreRefusedByName() {
        refuses(() -> new CellularAutomataSettings(.5, -1, 5, 4, false), "iterations", -1);
        refuses(() -> new CellularAutomataSettings(.5, 5, -2, 4, false), "birthThreshold", -2);
        refuses(() -> new CellularAutomataSettings(.5, 5, 5, -3, false), "deathThreshold", -3);
    }
}
