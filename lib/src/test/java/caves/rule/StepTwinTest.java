package caves.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
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
import org.junit.jupiter.params.provider.EnumSource;

/** The fast step does what the slow one does. */
class StepTwinTest {

    @Test
    void forAnyMapAnyRuleEveryOutsideAndEveryRing() {
        qt().forAll(Any.grid(), Any.rule()).checkAssert((grid, rule) -> {
            for (Outside outside : Outside.values())
                for (Ring ring : Ring.values()) assertSameStep(Moore.of(rule, outside, ring), grid);
        });
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
                cells(grid).forEach(cell -> assertEquals(SlowStep.count(grid, cell.row(), cell.col(), automaton.outside()),
                        automaton.wallsAround(grid, cell), cell::toString)));
    }

    private static Stream<Cell> cells(Grid grid) {
        return IntStream.range(0, grid.rows() * grid.cols()).mapToObj(i -> new Cell(i / grid.cols(), i % grid.cols()));
    }

    private static void assertSameStep(Automaton automaton, Grid grid) {
        assertEquals(SlowStep.of(automaton, grid).toString(), automaton.step(grid).toString(), automaton::toString);
    }
}
