package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.grid.Grid;
import caves.noise.Noise;
import caves.validate.Texture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FirstNoiseTest {

    /** 5670 expected, standard deviation 55.8; NumPy's noise of seed 42 has 5710. */
    @ParameterizedTest
    @ValueSource(ints = {5503, 5600, 5670, 5710, 5837})
    void withinThreeStandardDeviationsIsNearEnough(int walls) {
        right(FirstNoise.wallsIn12600(walls), "there are 5710", "5670", "sqrt(n p (1 - p)) = 55.8");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5502, 5838, 6300, 12600})
    void fartherAwayIsNot(int walls) {
        notYet(FirstNoise.wallsIn12600(walls), walls + " of 12600", "probability 0.45");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 12601})
    void noMapHasSuchANumberOfWalls(int walls) {
        refuses(() -> FirstNoise.wallsIn12600(walls), walls, "0 .. 12600");
    }

    @Test
    void thirtyPercentIsAWallProbabilityOfThree() {
        right(FirstNoise.thirtyPercent(Noise.uniform(.3)), "noise=0.3", "200 seeds");
    }

    @Test
    void otherProbabilitiesAreTooHighOrTooLow() {
        notYet(FirstNoise.thirtyPercent(Noise.uniform(.45)), "0.4498", "too high");
        notYet(FirstNoise.thirtyPercent(Noise.uniform(.303)), "too high");
        notYet(FirstNoise.thirtyPercent(Noise.uniform(.297)), "too low");
    }

    @Test
    void textureTellsCaveFromNoiseHoweverThinTheNoise() {
        right(FirstNoise.tellsApart(grid -> Texture.of(grid).boundaryLength()), "all 100", "0 would be on the wrong side");
        right(FirstNoise.tellsApart(grid -> -Texture.of(grid).isolatedCells()), "all 100", "0 would be on the wrong side");
    }

    @Test
    void theWallFractionTellsThemApartOnlyWhileTheNoiseIsThick() {
        right(FirstNoise.tellsApart(Grid::wallFraction), "all 100", "46 would be on the wrong side");
    }

    @Test
    void aNumberThatIsTheSameForAllPutsHalfOnTheWrongSide() {
        notYet(FirstNoise.tellsApart(Grid::rows), "50 of the 100", "90 .. 90");
    }

    @Test
    void aNumberThatReadsTooLittleMisses() {
        notYet(FirstNoise.tellsApart(grid -> grid.isWall(45, 70) ? 1 : 0), "wrong side of the best threshold");
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
    void whatIsNoNumberIsRefused(double number) {
        refuses(() -> FirstNoise.tellsApart(grid -> number), number);
    }
}
