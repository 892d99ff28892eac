package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import caves.grid.Grid;
import caves.recipe.Phase;
import caves.recipe.Recipe;
import caves.testing.Any;
import caves.testing.Golden;
import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByStepTest {
    private static final Recipe SMALL = Recipe.parse("9x14 noise=0.45 B5678/S5678*3 moore outside=floor ring");
    private static final Seeds SEEDS = new Seeds(7, 56);

    @Test
    void itIsAPlainLoopOverSeedsAndGenerations() {
        qt().withExamples(100).forAll(Any.recipe(), integers().between(0, 4), longs().between(0, 1000)).checkAssert((any, steps, first) -> {
            Recipe recipe = any.withPhases(Phase.steps(any.phases().get(0).rule(), steps));
            ByStep measured = ByStep.measure(recipe, new Seeds(first, first + 4), Grid::wallCount);
            for (int step = 0; step <= steps; step++) {
                double[] expected = new double[5];
                for (int i = 0; i < 5; i++) expected[i] = recipe.generations(first + i).get(step).wallCount();
                assertArrayEquals(expected, measured.at(step));
            }
            assertEquals(steps, measured.lastStep());
        });
    }

    @Test
    void changedComparesEachGenerationWithTheOneBefore() {
        ByStep changed = ByStep.changed(SMALL, SEEDS);
        assertArrayEquals(new double[] {1, 2, 3}, changed.steps());
        for (int step = 1; step <= 3; step++) {
            int now = step;
            assertArrayEquals(SEEDS.stream().mapToObj(SMALL::generations)
                    .mapToDouble(grids -> grids.get(now).differences(grids.get(now - 1)) / (9. * 14)).toArray(), changed.at(step));
        }
    }

    @Test
    void stableFromIsTheStepAfterWhichTheMeanKeepsStill() {
        ByStep measured = ByStep.measure(SMALL.withPhases(Phase.steps(SMALL.phases().get(0).rule(), 30)), SEEDS, Grid::wallFraction);
        int from = measured.stableFrom(.005);
        for (int step = from + 1; step <= 30; step++) assertTrue(Math.abs(measured.mean(step) - measured.mean(step - 1)) < .005);
        assertTrue(Math.abs(measured.mean(from) - measured.mean(from - 1)) >= .005);
        assertEquals(0, measured.stableFrom(1));
        assertEquals(30, measured.stableFrom(0), "no move is less than 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"strict", "classic"})
    void theChaptersFiguresComeOutAsInNumPy(String rule) {
        Recipe recipe = rule.equals("strict") ? Recipe.CHAPTER_STRICT : Recipe.CHAPTER_CLASSIC;
        ByStep measured = ByStep.measure(recipe, Seeds.FIRST_200, Grid::wallFraction);
        for (Golden.Row row : Golden.rows("wall_fraction_by_step.csv")) {
            if (!row.text("rule").equals(rule) || row.whole("step") > measured.lastStep()) continue;
            double[] got = {measured.mean(row.whole("step")), measured.min(row.whole("step")), measured.max(row.whole("step"))};
            double[] expected = {number(row, "mean"), number(row, "min"), number(row, "max")};
            assertArrayEquals(expected, got, .6e-6, row.toString());
        }
    }

    private static double number(Golden.Row row, String column) {
        return Double.parseDouble(row.text(column));
    }

    @Test
    void theWholeSeriesAreTheirSteps() {
        ByStep measured = ByStep.measure(SMALL, SEEDS, Grid::wallFraction);
        assertArrayEquals(new double[] {0, 1, 2, 3}, measured.steps());
        assertArrayEquals(IntStream.range(0, 4).mapToDouble(measured::mean).toArray(), measured.means());
        assertArrayEquals(IntStream.range(0, 4).mapToDouble(measured::min).toArray(), measured.mins());
        assertArrayEquals(IntStream.range(0, 4).mapToDouble(measured::max).toArray(), measured.maxs());
    }

    @Test
    void changingTheNumbersThatItGaveChangesNothing() {
        ByStep measured = ByStep.measure(SMALL, SEEDS, Grid::wallFraction);
        double[] before = measured.at(1);
        Arrays.fill(measured.at(1), -1);
        assertArrayEquals(before, measured.at(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 16})
    void anyNumberOfThreadsGivesTheSame(int threads) {
        ForkJoinPool pool = new ForkJoinPool(threads);
        ByStep there = pool.submit(() -> ByStep.measure(SMALL, SEEDS, Grid::wallFraction)).join();
        pool.shutdown();
        ByStep here = ByStep.measure(SMALL, SEEDS, Grid::wallFraction);
        for (int step = 0; step <= here.lastStep(); step++) assertArrayEquals(here.at(step), there.at(step));
    }

    @Test
    void seedsThatEndAtDifferentStepsAreRefused() {
        Recipe untilStable = Recipe.parse("9x14 noise=0.45 B5678/S45678*stable(50) moore outside=floor ring");
        refuses(() -> ByStep.measure(untilStable, SEEDS, Grid::wallFraction), untilStable, "different steps");
    }

    @Test
    void thereIsNoStepBeforeTheNoiseNorAfterTheLast() {
        ByStep measured = ByStep.measure(SMALL, SEEDS, Grid::wallFraction);
        assertThrows(IllegalArgumentException.class, () -> measured.at(-1));
        assertThrows(IllegalArgumentException.class, () -> measured.at(4));
    }
}
