package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayableTest {

    @ParameterizedTest
    @ValueSource(ints = {15, 24, 34})
    void theExitIsCutOffInAboutOneCaveOfEight(int guess) {
        right(Playable.exitUnreachable(guess), "no way in 24 of 200");
    }

    @ParameterizedTest
    @CsvSource({"0, low", "13, low", "35, high", "200, high"})
    void otherGuessesAreTooHighOrTooLow(int guess, String which) {
        notYet(Playable.exitUnreachable(guess), guess + " is too " + which);
    }

    @Test
    void whatIsNoNumberOfCavesOrNoShareIsRefused() {
        refuses(() -> Playable.exitUnreachable(201), 201);
        refuses(() -> Playable.connectedEnough(1.5), 1.5);
    }

    @Test
    void oneFailureIsToBeDrawnAndOneOnly() {
        Grid fine = Grid.parse("#######\n#.....#\n#.....#\n#.....#\n#######");
        notYet(Playable.failsInOneWay(fine), "meets all six");
        right(Playable.failsInOneWay(Grid.parse("#######\n#.....#\n#.....#\n#...###\n#...#.#\n#######")), "it breaks only \"every region >= 10 cells\"");
        notYet(Playable.failsInOneWay(Grid.parse("#####\n#####\n##.##")), "it breaks 2");
    }

    @Test
    void aShareIsEnoughWhenNoExitIsCutOff() {
        notYet(Playable.connectedEnough(.9), "199 caves", "24 of them have no way");
        notYet(Playable.connectedEnough(.99), "78 caves", "3 of them");
        right(Playable.connectedEnough(1), "2 of 200 caves");
    }
}
