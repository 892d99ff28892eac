package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmoothingTest {

    /** NumPy's mean is 0.062919, of which the ring is 456 / 12600. */
    @ParameterizedTest
    @ValueSource(doubles = {.053, .06, .0629, .07})
    void stepFiveIsNearSixPercent(double guess) {
        right(Smoothing.wallFractionAtStepFive(guess), "0.0629", "the ring is 0.0362");
    }

    @Test
    void otherGuessesAreTooHighOrTooLow() {
        notYet(Smoothing.wallFractionAtStepFive(.45), "0.4500 is too high", "0.1736", "0.1130");
        notYet(Smoothing.wallFractionAtStepFive(.08), "too high");
        notYet(Smoothing.wallFractionAtStepFive(.045), "too low");
    }

    @Test
    void theRingNeverGoes() {
        notYet(Smoothing.wallFractionAtStepFive(.03), "0.0300 cannot be", "0.0362");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-.1, 1.1, 35, Double.NaN})
    void whatIsNoFractionIsRefused(double number) {
        refuses(() -> Smoothing.wallFractionAtStepFive(number), number);
        refuses(() -> Smoothing.strictEndsNear(number), number);
    }

    @Test
    void moreNoiseBringsStrictNearThirtyFive() {
        right(Smoothing.strictEndsNear(.557), "noise=0.557", "50 seeds");
    }

    @Test
    void theChaptersNoiseDoesNotAndTooMuchDoesNot() {
        notYet(Smoothing.strictEndsNear(.45), "0.0816", "too low");
        notYet(Smoothing.strictEndsNear(.35), "too low");
        notYet(Smoothing.strictEndsNear(.6), "too high");
        notYet(Smoothing.strictEndsNear(1), "1.0000", "too high");
    }

    @Test
    void settledIsWhenTheWallFractionStandsStill() {
        right(Smoothing.settled((before, now) -> Math.abs(before.wallFraction() - now.wallFraction()) < .005), "20 seeds", "steps 6 .. 8");
        right(Smoothing.settled((before, now) -> before.differences(now) < .005 * now.cells()), "steps 8 .. 10");
    }

    @Test
    void settledTooEarlyNamesTheSeedAndWhatMovedAfter() {
        notYet(Smoothing.settled((before, now) -> true), "seed 0 settles at step 1", "its step 6 still moves", "0.0064");
        notYet(Smoothing.settled((before, now) -> now.wallFraction() < .34), "seed 0", "still moves");
    }

    @Test
    void neverSettledNamesTheSeed() {
        notYet(Smoothing.settled((before, now) -> false), "seed 0 never settles");
    }

    @Test
    void anEqualGridNeverComesWhereTheCaveFlickers() {
        notYet(Smoothing.settled(Grid::equals), "seed 14 never settles", "from the step before in 4 cells", "before that in 0");
    }
}
