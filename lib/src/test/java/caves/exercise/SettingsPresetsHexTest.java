package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.grid.Grid;
import caves.validate.Texture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsPresetsHexTest {

    /** A wall stays after step 1 if it and its four neighbours are wall, and inside the map that is .48 to the fifth, .0255. */
    @ParameterizedTest
    @ValueSource(doubles = {0, .005, .01})
    void withFourNeighboursTheDefaultsLeaveNothing(double guess) {
        right(SettingsPresetsHex.vonNeumannDefaults(guess), "it is 0.0000", "all 4 are wall", "Step 1 leaves 0.02");
    }

    @Test
    void anyWallAtAllIsTooMuch() {
        notYet(SettingsPresetsHex.vonNeumannDefaults(.39), "0.3900 is too high", "asks for 5 walls", "a wall for 4");
        notYet(SettingsPresetsHex.vonNeumannDefaults(.02), "0.0200 is too high");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-.1, 1.1, 35, Double.NaN})
    void whatIsNoFractionIsRefused(double number) {
        refuses(() -> SettingsPresetsHex.vonNeumannDefaults(number), number);
    }

    @Test
    void moreThanHalfOfSevenMakesHexCaves() {
        right(SettingsPresetsHex.hexCaves(4, 3), "wall fraction of 0.4", "50 seeds", "correlate by 0.6");
    }

    @Test
    void theDocumentedThresholdsLeaveTooLittleAndLowOnesTooMuch() {
        notYet(SettingsPresetsHex.hexCaves(5, 4), "wall fraction of 0.00", "too little");
        notYet(SettingsPresetsHex.hexCaves(3, 3), "wall fraction of 0.9", "too much");
    }

    @Test
    void aFlickerIsNoCave() {
        notYet(SettingsPresetsHex.hexCaves(3, 4), "one more step would change 44", "many are born");
        notYet(SettingsPresetsHex.hexCaves(1, 7), "one more step would change 100.0");
    }

    @Test
    void noiseThatNobodySmoothedIsNoCave() {
        notYet(SettingsPresetsHex.hexCaves(7, 0), "wall fraction of 0.480", "correlate by only -0.00");
        notYet(SettingsPresetsHex.hexCaves(5, 2), "correlate by only 0.40");
    }

    @Test
    void negativeThresholdsAreRefused() {
        refuses(() -> SettingsPresetsHex.hexCaves(-1, 3), "birthThreshold", -1);
    }

    /** Unlike pairs that touch by a corner for each that shares an edge: near 2 along a straight wall, the root of 2 around a disc. */
    @Test
    void diagonalPairsAcrossTheBoundaryTellRectanglesFromDiscs() {
        right(SettingsPresetsHex.blocky(SettingsPresetsHexTest::diagonalPairs), "rectangles give 1.8", "discs 1.389 .. 1.500",
                "four neighbours are blockier");
    }

    @Test
    void whatMeasuresTheWrongWayRoundFails() {
        notYet(SettingsPresetsHex.blocky(grid -> -diagonalPairs(grid)), "rectangles give -1.9", "how it runs");
    }

    @Test
    void lengthAndCorrelationDependOnSize() {
        notYet(SettingsPresetsHex.blocky(grid -> Texture.of(grid).boundaryLength()), "rectangles give 20.000 .. 120.000", "how it runs");
        notYet(SettingsPresetsHex.blocky(grid -> Texture.of(grid).neighbourCorrelation()), "not above");
    }

    @Test
    void aMeasureGivesANumberForEachMap() {
        notYet(SettingsPresetsHex.blocky(grid -> grid.wallFraction() < .5 ? 1 : Double.NaN), "each of these 22 maps");
    }

    private static double diagonalPairs(Grid grid) {
        long unlike = 0;
        for (int row = 1; row < grid.rows(); row++)
            for (int col = 1; col < grid.cols(); col++) {
                if (grid.isWall(row, col) != grid.isWall(row - 1, col - 1)) unlike++;
                if (grid.isWall(row - 1, col) != grid.isWall(row, col - 1)) unlike++;
            }
        return (double) unlike / Texture.of(grid).boundaryLength();
    }
}
