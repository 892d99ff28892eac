package caves.rule;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.testing.Any;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AutomatonTest {

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MOORE")
    void aTwoStepClauseGoesWithMooreAlone(Neighbourhood neighbourhood) {
        Rule rule = Rule.CLASSIC.with(TwoStep.r2(2));
        refuses(() -> new Automaton(rule, neighbourhood, Outside.FLOOR, Ring.NONE), rule, "'" + neighbourhood + "'", "'moore'");
    }

    @Test
    void hexagonsOnATorusWantAnEvenNumberOfRows() {
        Automaton torus = new Automaton(Rule.CLASSIC, Neighbourhood.HEX, Outside.WRAP, Ring.NONE);
        refuses(() -> torus.step(Grid.parse(".\n.\n.")), "'hex'", "'outside=wrap'", "even", 3);
        refuses(() -> torus.wallsAround(Grid.parse("."), new Cell(0, 0)), "'hex'", 1);
        assertEquals("#\n#", torus.step(Grid.parse("#\n#")).toString());
    }

    @Test
    void generationsBeginWithTheStartAndEachIsOneStepOn() {
        qt().withExamples(100).forAll(Any.smallGrid(), Any.automaton()).checkAssert((start, automaton) -> {
            List<Grid> generations = automaton.generations(start).limit(6).toList();
            assertSame(start, generations.get(0));
            for (int step = 1; step < 6; step++) assertEquals(automaton.step(generations.get(step - 1)), generations.get(step));
        });
    }

    @Test
    void aStepLeavesTheOldGridAlone() {
        qt().forAll(Any.grid(), Any.automaton()).checkAssert((grid, automaton) -> {
            String before = grid.toString();
            Grid once = automaton.step(grid);
            assertEquals(before, grid.toString());
            assertEquals(once, automaton.step(grid));
        });
    }
}
