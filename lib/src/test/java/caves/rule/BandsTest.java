package caves.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.testing.Any;
import caves.testing.SlowStep;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.quicktheories.core.Gen;

/** A step in bands, by several threads, does what the slow one does; so does one whose chains are many rows. */
class BandsTest {
    private static final Gen<Integer> HEIGHTS = arbitrary().pick(15, 16, 17, 31, 32, 33, 64, 90, 97);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void forAnyMapOfAnyHeightInBandsOfAnyHeight(int threads) {
        qt().withExamples(150).forAll(Any.grid().mix(tall(HEIGHTS)), Any.automaton(), integers().between(1, 40)).checkAssert(
                (grid, automaton, rowsPerBand) -> assertEquals(SlowStep.of(automaton, grid).toString(),
                        on(threads, automaton, grid, rowsPerBand).toString(), () -> automaton + " in bands of " + rowsPerBand));
    }

    @ParameterizedTest
    @EnumSource
    void forTallMapsInOneBand(Neighbourhood neighbourhood) {
        qt().withExamples(150).forAll(tall(HEIGHTS.map(rows -> rows + rows % 2)), Any.rule(), Any.outside(), Any.ring()).checkAssert(
                (grid, rule, outside, ring) -> assertSame(new Automaton(rule, neighbourhood, outside, ring), grid));
    }

    @Test
    void forTallMapsAndClausesInOneBand() {
        qt().withExamples(150).forAll(tall(HEIGHTS), Any.ruleWithClause(), Any.outside(), Any.ring()).checkAssert(
                (grid, rule, outside, ring) -> assertSame(new Automaton(rule, Neighbourhood.MOORE, outside, ring), grid));
    }

    @Test
    void hexagonsOnATorusInBandsOfAnOddHeight() {
        Automaton torus = new Automaton(Rule.CLASSIC, Neighbourhood.HEX, Outside.WRAP, Ring.NONE);
        Grid grid = Noise.uniform(.5).draw(50, 129, 7);
        for (int rowsPerBand : new int[] {1, 3, 7, 25, 49})
            assertEquals(SlowStep.of(torus, grid), on(2, torus, grid, rowsPerBand), () -> rowsPerBand + " rows a band");
    }

    /** So large that a step comes in four bands by itself. */
    @ParameterizedTest
    @CsvSource({"B5678/S45678, MOORE", "B5678/S45678+R2<=3, MOORE", "B346/S2345, HEX"})
    void ofLargeMaps(String rule, Neighbourhood neighbourhood) {
        assertLargeStep(new Automaton(Rule.parse(rule), neighbourhood, Outside.WRAP, Ring.NONE), 4096);
    }

    /** A billion cells: three grids of 128 MiB at a time. */
    @Test
    @EnabledIfSystemProperty(named = "caves.long", matches = "true", disabledReason = "takes long; see test --long")
    void ofABillionCells() {
        assertLargeStep(new Automaton(Rule.CLASSIC, Neighbourhood.MOORE, Outside.WALL, Ring.EVERY_STEP), 32768);
    }

    /** Compares bands with a single one, and the rows about the edges of bands with those of the slow step on a piece of the map. */
    private static void assertLargeStep(Automaton automaton, int size) {
        Grid grid = Noise.uniform(.45).draw(size, size, 1), next = automaton.step(grid);
        assertEquals(Step.of(automaton, grid, size), next);
        for (int edge = size / 4; edge < size; edge += size / 4) {
            int row = edge - 4, col = edge - 70;
            Grid slow = SlowStep.of(automaton, grid.window(row, col, 8, 140));
            assertEquals(slow.window(2, 2, 4, 136), next.window(row + 2, col + 2, 4, 136));
        }
    }

    private static Gen<Grid> tall(Gen<Integer> rows) {
        return rows.zip(arbitrary().pick(1, 2, 63, 64, 65, 128, 129), arbitrary().pick(.3, .45, .6), Any.seed(),
                (height, cols, share, seed) -> Noise.uniform(share).draw(height, cols, seed));
    }

    private static void assertSame(Automaton automaton, Grid grid) {
        assertEquals(SlowStep.of(automaton, grid).toString(), automaton.step(grid).toString(), automaton::toString);
    }

    private static Grid on(int threads, Automaton automaton, Grid grid, int rowsPerBand) {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(() -> Step.of(automaton, grid, rowsPerBand)).join();
        } finally {
            pool.shutdown();
        }
    }
}
