package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.longs;

import caves.recipe.Recipe;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EffectsTest {
    private static final Recipe ANY = Recipe.CHAPTER_STRICT;
    private static final Knob A = knob("a"), B = knob("b");

    /** Two knobs of two settings, two seeds; the numbers in the order of the rows. */
    private static Effects effects(double[]... bySeed) {
        List<Sweep.Row> rows = new ArrayList<>();
        for (int i = 0; i < 4; i++) rows.add(new Sweep.Row(List.of(i / 2, i % 2), ANY, bySeed[i]));
        return new Sweep(List.of(A, B), new Seeds(0, bySeed[0].length - 1), rows).effects();
    }

    private static Knob knob(String name) {
        return Knob.of(name, Knob.setting("low", r -> r), Knob.setting("high", r -> r));
    }

    @Test
    void aKnobThatAloneMattersExplainsAll() {
        Effects effects = effects(new double[] {1, 1}, new double[] {1, 1}, new double[] {3, 3}, new double[] {3, 3});
        assertEquals(new Effect("a", 1, 3, 1), effects.of("a"));
        assertEquals(new Effect("b", 2, 2, 0), effects.of("b"));
        assertEquals(0, effects.of("a and b").share());
        assertEquals(0, effects.of("seed").share());
    }

    @Test
    void twoKnobsThatMatterOnlyTogetherExplainItAsAPair() {
        Effects effects = effects(new double[] {0, 0}, new double[] {4, 4}, new double[] {4, 4}, new double[] {0, 0});
        assertEquals(0, effects.of("a").share());
        assertEquals(0, effects.of("b").share());
        assertEquals(new Effect("a and b", 0, 4, 1), effects.of("a and b"));
    }

    @Test
    void workedByHand() {
        // Means 1 3 5 11, of all 5. a: 2 and 8, variance 9. b: 3 and 7, variance 4. Jointly 14, the pair's own 1. Each seed one off: 1.
        Effects effects = effects(new double[] {0, 2}, new double[] {2, 4}, new double[] {4, 6}, new double[] {10, 12});
        assertEquals(9 / 15., effects.of("a").share(), 1e-12);
        assertEquals(4 / 15., effects.of("b").share(), 1e-12);
        assertEquals(1 / 15., effects.of("a and b").share(), 1e-12);
        assertEquals(1 / 15., effects.of("seed").share(), 1e-12);
        assertEquals(4, effects.of("seed").least());
        assertEquals(0, effects.of("rest").share(), 1e-12);
        assertEquals(10, effects.of("a and b").range());
    }

    @Test
    void theSharesAddUpToOne() {
        qt().withExamples(200).forAll(longs().all()).checkAssert(seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            double[][] numbers = new double[4][];
            for (int i = 0; i < 4; i++) numbers[i] = random.doubles(3).toArray();
            Effects effects = effects(numbers);
            assertEquals(1, effects.all().stream().mapToDouble(Effect::share).sum(), 1e-9);
            assertTrue(effects.all().stream().allMatch(effect -> effect.share() >= 0));
        });
    }

    @Test
    void numbersThatNeverDifferHaveNoEffects() {
        double[] same = {7, 7}, tenths = {.1, .1, .1, .1, .1};
        refuses(() -> effects(same, same, same, same), "7", "no variance");
        refuses(() -> effects(tenths, tenths, tenths, tenths), "0.1", "no variance");
        refuses(() -> effects(same, same, same, new double[] {1, 2}).of("c"), "'c'", "a and b");
    }
}
