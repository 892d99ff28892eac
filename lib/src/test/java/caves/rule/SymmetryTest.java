package caves.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.testing.Any;
import caves.testing.Moore;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** A step treats all directions alike, reads only the old grid, and keeps nothing behind the map's edge. */
class SymmetryTest {

    @Test
    void leftAndRightAreAlike() {
        assertCommutesWithAStep(Grid::mirrored);
    }

    @Test
    void rowsAndColumnsAreAlike() {
        assertCommutesWithAStep(SymmetryTest::transposed);
    }

    @Test
    void upAndDownAreAlike() {
        assertCommutesWithAStep(grid -> transposed(transposed(grid).mirrored()));
    }

    @Test
    void hexagonsUpAndDownAreAlikeAroundARow() {
        qt().forAll(Any.grid(), Any.rule(), Any.ring()).assuming((grid, rule, ring) -> grid.rows() % 2 == 1)
                .checkAssert((grid, rule, ring) -> {
                    for (Outside outside : List.of(Outside.FLOOR, Outside.WALL)) {
                        Automaton hex = new Automaton(rule, Neighbourhood.HEX, outside, ring);
                        assertEquals(transposed(transposed(hex.step(grid)).mirrored()), hex.step(transposed(transposed(grid).mirrored())));
                    }
                });
    }

    private static void assertCommutesWithAStep(UnaryOperator<Grid> change) {
        qt().forAll(Any.grid(), Any.squareAutomaton()).checkAssert((grid, automaton) ->
                assertEquals(change.apply(automaton.step(grid)), automaton.step(change.apply(grid))));
    }

    private static Grid transposed(Grid grid) {
        return Grid.of(grid.cols(), grid.rows(), (row, col) -> grid.isWall(col, row));
    }

    @Test
    void onATorusNoPlaceIsSpecial() {
        qt().forAll(Any.grid(), Any.rule(), integers().between(0, 16), integers().between(0, 191))
                .checkAssert((grid, rule, down, right) -> {
                    Automaton torus = Moore.of(rule, Outside.WRAP, Ring.NONE);
                    assertEquals(shifted(torus.step(grid), down, right), torus.step(shifted(grid, down, right)));
                });
    }

    private static Grid shifted(Grid grid, int down, int right) {
        int rows = grid.rows(), cols = grid.cols();
        return Grid.of(rows, cols, (row, col) -> grid.isWall((row + down) % rows, (col + right) % cols));
    }

    @Test
    void wallAndFloorSwappedEverywhereIsTheSameStepOfTheDualRule() {
        qt().forAll(Any.grid(), Any.rule(), Any.outside()).checkAssert((grid, rule, outside) -> {
            Automaton automaton = Moore.of(rule, outside, Ring.NONE);
            Automaton swapped = Moore.of(dual(rule), swapped(outside), Ring.NONE);
            assertEquals(automaton.step(grid).inverse(), swapped.step(grid.inverse()));
        });
    }

    @Test
    void theClassicRuleIsItsOwnDual() {
        assertEquals(Rule.thresholds(5, 4), dual(Rule.thresholds(5, 4)));
        assertNotEquals(Rule.thresholds(5, 5), dual(Rule.thresholds(5, 5)));
    }

    /** What a floor cell with n walls around does, a wall cell with n floors around does the other way round. */
    private static Rule dual(Rule rule) {
        return Rule.of(n -> !rule.next(true, 8 - n), n -> !rule.next(false, 8 - n));
    }

    private static Outside swapped(Outside outside) {
        return switch (outside) {
            case FLOOR -> Outside.WALL;
            case WALL -> Outside.FLOOR;
            case WRAP -> Outside.WRAP;
        };
    }

    @Test
    void withARingWhatLiesOutsideCannotMatter() {
        qt().forAll(Any.grid(), Any.rule()).checkAssert((grid, rule) -> {
            for (Outside outside : Outside.values())
                assertEquals(ringed(rule, Outside.FLOOR).step(grid), ringed(rule, outside).step(grid));
        });
    }

    private static Automaton ringed(Rule rule, Outside outside) {
        return Moore.of(rule, outside, Ring.EVERY_STEP);
    }

    @Test
    void manyStepsLeaveNothingPastTheLastColumn() {
        qt().withExamples(300).forAll(Any.grid(), Any.automaton()).checkAssert((start, automaton) -> {
            Grid grid = automaton.generations(start).skip(20).findFirst().orElseThrow();
            Grid onlyItsCells = Grid.parse(grid.toString());
            assertEquals(onlyItsCells, grid);
            assertEquals(onlyItsCells.hashCode(), grid.hashCode());
            assertEquals(onlyItsCells.wallCount(), grid.wallCount());
        });
    }
}
