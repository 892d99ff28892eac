package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.rule.Rule;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class SweepTest {
    private static final Recipe SMALL = Recipe.parse("9x14 noise=0.45 B5678/S5678*3 moore outside=floor ring");
    private static final Seeds SEEDS = new Seeds(7, 26);
    private static final Knob P = Knob.wallProbability(.4, .5, .6);
    private static final Knob STEPS = Knob.of("steps", (recipe, steps) -> recipe.withSteps(Rule.STRICT, steps), 1, 4);

    @Test
    void itIsAPlainLoopOverSettingsAndSeeds() {
        Sweep sweep = Sweep.measure(SMALL, SEEDS, Grid::wallFraction, P, STEPS);
        assertEquals(List.of(
                "9x14 noise=0.4 B5678/S5678*1 moore outside=floor ring", "9x14 noise=0.4 B5678/S5678*4 moore outside=floor ring",
                "9x14 noise=0.5 B5678/S5678*1 moore outside=floor ring", "9x14 noise=0.5 B5678/S5678*4 moore outside=floor ring",
                "9x14 noise=0.6 B5678/S5678*1 moore outside=floor ring", "9x14 noise=0.6 B5678/S5678*4 moore outside=floor ring"),
                sweep.rows().stream().map(row -> row.recipe().toString()).toList());
        for (Sweep.Row row : sweep.rows())
            assertArrayEquals(SEEDS.stream().mapToDouble(seed -> row.recipe().cave(seed).wallFraction()).toArray(), row.bySeed());
        assertEquals(List.of(2, 0), sweep.rows().get(4).settings());
    }

    @Test
    void quantilesAreNumbersOfSeeds() {
        Sweep.Row row = new Sweep.Row(List.of(0), SMALL, new double[] {.4, .1, .3, .2});
        assertEquals(List.of(.1, .1, .2, .3, .4), DoubleStream.of(.01, .25, .5, .51, 1).mapToObj(row::quantile).toList());
        for (double share : new double[] {0, -1, 1.1, Double.NaN}) refuses(() -> row.quantile(share), share, "above 0");
    }

    @Test
    void laterKnobsTurnWhatEarlierOnesLeft() {
        Knob noSteps = Knob.of("steps", (recipe, steps) -> recipe.withSteps(recipe.phases().get(0).rule(), steps), 0, 1);
        Knob rule = Knob.of("threshold", (recipe, t) -> recipe.withSteps(Rule.thresholds(t, t), 9), 2, 3);
        assertEquals("9x14 noise=0.45 B345678/S345678*1 moore outside=floor ring",
                Sweep.measure(SMALL, SEEDS, Grid::wallFraction, rule, noSteps).rows().get(3).recipe().toString());
    }

    @Test
    void aKnobWithoutAChoiceIsRefused() {
        refuses(() -> Knob.wallProbability(.4), "'wall probability'", "[0.4]", "two or more");
        refuses(() -> Knob.of("steps", Knob.setting("a", r -> r), Knob.setting("a", r -> r)), "[a, a]", "all different");
        refuses(() -> Sweep.measure(SMALL, SEEDS, Grid::wallFraction), "at least one knob");
    }
}
