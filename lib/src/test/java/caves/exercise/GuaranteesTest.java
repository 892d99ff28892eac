package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.grid.Grid;
import caves.repair.Repair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GuaranteesTest {

    @ParameterizedTest
    @ValueSource(doubles = {.4, .5, .55})
    void fromNoiseOfAHalfAboutHalfTheFloorIsLost(double guess) {
        right(Guarantees.floorLost(guess), "200 caves");
    }

    @ParameterizedTest
    @CsvSource({"0, low", "0.02, low", "0.7, high", "1, high"})
    void otherGuessesAreTooHighOrTooLow(double guess, String which) {
        notYet(Guarantees.floorLost(guess), "too " + which);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-.1, 1.5, 50, Double.NaN})
    void whatIsNoShareIsRefused(double guess) {
        refuses(() -> Guarantees.floorLost(guess), guess);
    }

    private static String dearJoin(String map) {
        return Guarantees.dearJoin(Grid.parse(map.replace('/', '\n')));
    }

    @Test
    void aRoomInTheMiddleOfACIsFartherThanItLooks() {
        right(dearJoin("#########/#......##/#.#######/#.#######/#.##.####/#.#######/#.#######/#......##/#########"), "3.0", "1.2");
    }

    @Test
    void plainRoomsAreNearerThanTheirCentres() {
        notYet(dearJoin("#########/#..######/#..######/#########/######..#/######..#/#########"), "4.5", "5.8");
    }

    @Test
    void twoRoomsBehindAClosedBorder() {
        notYet(dearJoin("###/#.#/###"), "1 rooms");
        notYet(dearJoin("####/#.#./####"), "(1, 3) is floor");
    }

    @Test
    void neitherRemovingNorConnectingAloneIsWithinTheBudget() {
        notYet(Guarantees.removeOrConnect(), "100 of 100 caves still");
        notYet(Guarantees.removeOrConnect(Repair.pockets(40)), "still have several regions");
        notYet(Guarantees.removeOrConnect(Repair.keepLargest()), "0.0 tunnels", "0.05 of the floor");
        notYet(Guarantees.removeOrConnect(Repair.tunnels(1)), "0.0000 of the floor", "allowed are 10");
    }

    @Test
    void whatIsSmallGoesAndWhatIsLargeIsJoined() {
        right(Guarantees.removeOrConnect(Repair.pockets(45), Repair.tunnels(1)), "all 100");
    }

    @Test
    void orderMatters() {
        notYet(Guarantees.removeOrConnect(Repair.tunnels(1), Repair.pockets(45)), "allowed are 10");
    }
}
