package caves.rule;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.testing.Any;
import caves.testing.Moore;
import org.junit.jupiter.api.Test;

class InPlaceMistakeTest {
    private static final Automaton SPREAD = Moore.of(Rule.parse("B12345678/S012345678"), Outside.FLOOR, Ring.NONE);
    private static final Automaton CLASSIC = Moore.of(Rule.thresholds(5, 4), Outside.FLOOR, Ring.EVERY_STEP);

    @Test
    void oneSweepCarriesAWallAcrossTheMapWhereAStepMovesItByOne() {
        InPlaceMistake mistake = InPlaceMistake.of(SPREAD, Grid.parse("#...."), 1);
        assertEquals("##...", mistake.right().toString());
        assertEquals("#####", mistake.wrong().toString());
        assertEquals(3 / 5., mistake.wrongShare());
    }

    @Test
    void theSweepRunsLeftToRightAndDownSoThatItMissesWhatComesFromTheOtherSide() {
        assertEquals("...##", InPlaceMistake.of(SPREAD, Grid.parse("....#"), 1).wrong().toString());
    }

    @Test
    void aWallThatATwoStepClauseSetTooSoonKeepsTheNextOnesFloor() {
        assertEquals("#..#..#", aSweepOfFloor(TwoStep.r2(0)));
        assertEquals("##.##.#", aSweepOfFloor(TwoStep.r2(1)));
    }

    private static String aSweepOfFloor(TwoStep clause) {
        Automaton growing = Moore.of(Rule.parse("B/S").with(clause), Outside.FLOOR, Ring.NONE);
        InPlaceMistake mistake = InPlaceMistake.of(growing, Grid.parse("......."), 1);
        assertEquals("#######", mistake.right().toString());
        return mistake.wrong().toString();
    }

    @Test
    void onAKnownSeedTheMistakeIsNotTheStepAndNotEvenSymmetric() {
        Grid noise = Noise.uniform(.45).draw(90, 140, 42);
        InPlaceMistake mistake = InPlaceMistake.of(CLASSIC, noise, 1);
        assertNotEquals(mistake.right(), mistake.wrong());
        assertNotEquals(mistake.wrong().mirrored(), InPlaceMistake.of(CLASSIC, noise.mirrored(), 1).wrong());
        assertTrue(mistake.wrongShare() > 0 && mistake.wrongShare() < 1);
    }

    @Test
    void theRightOneIsAsManyStepsAndWithoutPassesBothAreTheStart() {
        qt().withExamples(100).forAll(Any.smallGrid(), Any.automaton()).checkAssert((start, automaton) -> {
            assertEquals(new InPlaceMistake(start, start), InPlaceMistake.of(automaton, start, 0));
            assertEquals(0, InPlaceMistake.of(automaton, start, 0).wrongShare());
            assertEquals(automaton.step(automaton.step(start)), InPlaceMistake.of(automaton, start, 2).right());
        });
    }

    @Test
    void theRingStandsAroundTheMistakeToo() {
        Grid wrong = InPlaceMistake.of(CLASSIC, Noise.uniform(.3).draw(9, 70, 1), 2).wrong();
        assertEquals(wrong.withRing(), wrong);
    }

    @Test
    void aNegativeNumberOfPassesIsRefused() {
        refuses(() -> InPlaceMistake.of(CLASSIC, Grid.parse("..."), -1), -1);
    }
}
