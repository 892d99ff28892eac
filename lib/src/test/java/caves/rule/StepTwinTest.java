package caves.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.testing.Any;
import caves.testing.Moore;
import caves.testing.SlowStep;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The fast step does what the slow one does. */
class StepTwinTest {

    @ParameterizedTest
    @EnumSource
    void forAnyMapAnyRuleEveryOutsideAndEveryRing(Neighbourhood neighbourhood) {
        qt().forAll(Any.grid(), Any.rule()).checkAssert((grid, rule) -> assertSameSteps(grid, rule, neighbourhood));
    }

    @Test
    void forAnyClause() {
        qt().forAll(Any.grid(), Any.ruleWithClause()).checkAssert((grid, rule) -> assertSameSteps(grid, rule, Neighbourhood.MOORE));
    }

    @ParameterizedTest
    @CsvSource({"0, 25", "1, 21"})
    void forEveryNumberOfAClause(int corners, int largest) {
        for (int most = 0; most <= largest; most++) {
            Rule rule = Rule.parse("B/S").with(corners == 0 ? TwoStep.r2(most) : TwoStep.r2c(most));
            for (double share : new double[] {.1, .3, .5, .7, .9, 1})
                assertSameSteps(Noise.uniform(share).draw(17, 130, most), rule, Neighbourhood.MOORE);
        }
    }

    /** All maps up to 3 x 3, on which a torus shows a cell to itself, several times. */
    @ParameterizedTest
    @EnumSource
    void forEveryTinyMap(Neighbourhood neighbourhood) {
        for (int rows = 1; rows <= 3; rows++)
            for (int cols = 1; cols <= 3; cols++)
                for (int map = 0; map < 1 << rows * cols; map++) {
                    int bits = map, width = cols;
                    Grid grid = Grid.of(rows, cols, (row, col) -> (bits >> (width * row + col) & 1) == 1);
                    Rule rule = new Rule(0b1_0101_0101 >> map % 2 & 511, 0b1_1001_1001 >> map % 3 & 511);
                    assertSameSteps(grid, rule, neighbourhood);
                    assertSameSteps(grid, Rule.parse("B/S").with(TwoStep.r2(map % 26)), Neighbourhood.MOORE);
                }
    }

    private static void assertSameSteps(Grid grid, Rule rule, Neighbourhood neighbourhood) {
        for (Outside outside : Outside.values())
            for (Ring ring : Ring.values()) {
                boolean closes = neighbourhood != Neighbourhood.HEX || outside != Outside.WRAP || grid.rows() % 2 == 0;
                if (closes) assertSameStep(new Automaton(rule, neighbourhood, outside, ring), grid);
            }
    }

    @Test
    void forHexagonsOnAnyTorus() {
        qt().forAll(Any.evenGrid(), Any.rule()).checkAssert((grid, rule) -> assertSameSteps(grid, rule, Neighbourhood.HEX));
    }

    @ParameterizedTest
    @EnumSource
    void forEveryMapOfThreeByThreeAndEverySingleCount(Outside outside) {
        for (int map = 0; map < 512; map++) {
            int bits = map;
            Grid grid = Grid.of(3, 3, (row, col) -> (bits >> (3 * row + col) & 1) == 1);
            for (int count = 0; count <= 8; count++)
                assertSameStep(Moore.of(new Rule(1 << count, 1 << (8 - count)), outside, Ring.NONE), grid);
        }
    }

    @Test
    void onMapsOfManyWords() {
        qt().withExamples(20).forAll(Any.automaton(), Any.seed()).checkAssert((automaton, seed) ->
                assertSameStep(automaton, Noise.uniform(.5).draw(40, 1000, seed)));
    }

    @Test
    void afterManySteps() {
        qt().withExamples(300).forAll(Any.grid(), Any.automaton()).checkAssert((grid, automaton) -> {
            Grid fast = grid, slow = grid;
            for (int step = 0; step < 12; step++) {
                fast = automaton.step(fast);
                slow = SlowStep.of(automaton, slow);
            }
            assertEquals(slow, fast);
        });
    }

    @Test
    void aCellCountsTheWallsThatTheStepSees() {
        qt().forAll(Any.smallGrid(), Any.automaton()).checkAssert((grid, automaton) ->
                cells(grid).forEach(cell -> assertEquals(
                        SlowStep.count(grid, cell.row(), cell.col(), automaton.neighbourhood(), automaton.outside()),
                        automaton.wallsAround(grid, cell), cell::toString)));
    }

    private static Stream<Cell> cells(Grid grid) {
        return IntStream.range(0, grid.rows() * grid.cols()).mapToObj(i -> new Cell(i / grid.cols(), i % grid.cols()));
    }

    private static void assertSameStep(Automaton automaton, Grid grid) {
        assertEquals(SlowStep.of(automaton, grid).toString(), automaton.step(grid).toString(), automaton::toString);
    }
}
