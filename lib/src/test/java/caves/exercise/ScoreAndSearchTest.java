package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.grid.Grid;
import caves.search.Score;
import caves.validate.Requirement;
import caves.validate.Requirements;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreAndSearchTest {
    private static final List<Requirement> GATES = List.of(Requirements.floor(.91), Requirements.oneRegion());

    @ParameterizedTest
    @ValueSource(ints = {7020, 7620})
    void aGuessWithinThreeHundredIsRight(int guess) {
        right(ScoreAndSearch.passing(GATES, guess), "7320 of 10000 pass", "would let 7187 through");
    }

    @ParameterizedTest
    @CsvSource({"0, low", "7019, low", "7621, high", "10000, high"})
    void otherGuessesHearWhatEachGateLetsThrough(int guess, String which) {
        notYet(ScoreAndSearch.passing(GATES, guess), guess + " is too " + which, "let through [8983, 8001] of 10000");
    }

    @Test
    void whatIsNoNumberOfCavesIsRefused() {
        refuses(() -> ScoreAndSearch.passing(GATES, 10_001), 10_001);
        refuses(() -> ScoreAndSearch.passing(GATES, -1), -1);
    }

    @Test
    void oneInTwentyIsToPass() {
        right(ScoreAndSearch.fivePercent(Requirements.floor(.93), Requirements.largest(.9)), "401 of 10000 caves pass", "\"floor >= 0.93 of map\"");
        notYet(ScoreAndSearch.fivePercent(Requirements.largest(.9), Requirements.oneRegion()), "8001 of 10000 caves pass, which is too many",
                "\"exactly one region\"; it fails 1999");
        notYet(ScoreAndSearch.fivePercent(Requirements.floor(.94)), "2 of 10000 caves pass, which is too few");
    }

    @Test
    void gatesThatNoCaveFailsAskForNothing() {
        notYet(ScoreAndSearch.fivePercent(), "all 10000 caves pass");
        notYet(ScoreAndSearch.fivePercent(Requirements.largest(.9)), "all 10000 caves pass");
    }

    @Test
    void anEmptyHallCheatsRoomyAndNotWinding() {
        Grid hall = Grid.of(90, 140, (row, col) -> false).withRing();
        right(ScoreAndSearch.cheats(Score.ROOMY, hall), "2 different rows score 1.0000");
        notYet(ScoreAndSearch.cheats(Score.WINDING, hall), "loses most by its shortest path");
    }

    @Test
    void aCorridorUpAndDownCheatsWinding() {
        Grid corridor = Grid.of(90, 140, (row, col) -> col % 2 == 0 && (row != (col % 4 == 0 ? 88 : 1))).withRing();
        right(ScoreAndSearch.cheats(Score.WINDING, corridor), "4 different rows score 1.0000", "the best of 400 caves");
    }

    @Test
    void whatMightBeACaveIsNoPattern() {
        Grid six = Grid.of(90, 140, (row, col) -> row % 6 == col), seven = Grid.of(90, 140, (row, col) -> row % 7 == col);
        notYet(ScoreAndSearch.cheats(Score.ROOMY, seven), "7 different rows");
        notYet(ScoreAndSearch.cheats(Score.TIGHT, six), "it scores");
    }

    @Test
    void otherSizesAreRefused() {
        refuses(() -> ScoreAndSearch.cheats(Score.ROOMY, Grid.parse("##\n##")), "2x2", "90x140");
    }
}
