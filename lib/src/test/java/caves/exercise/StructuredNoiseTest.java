package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.region.Regions;
import caves.validate.Texture;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StructuredNoiseTest {
    private static final String FINE = "perlin(0.45,8,1)", SMOOTH = "perlin(0.45,30,1)", ROUGH = "perlin(0.45,30,4)",
            SLOPE = "gradient(0.3,0.6,right)";

    @Test
    void thePicturesAreTheCavesOfTheRightAnswer() {
        List<Grid> caves = Stream.of(ROUGH, SLOPE, FINE, SMOOTH)
                .map(noise -> Recipe.parse("90x140 noise=" + noise + " B5678/S45678*5 moore outside=floor ring").cave(7)).toList();
        assertEquals(caves, StructuredNoise.fourShapes());
        right(StructuredNoise.whichShapes(ROUGH, SLOPE, FINE, SMOOTH), "regions of floor 3, 19, 6, 2.");
    }

    @Test
    void otherOrdersSayOnlyHowManyAreRight() {
        notYet(StructuredNoise.whichShapes(SMOOTH, SLOPE, FINE, ROUGH), "2 of 4");
        notYet(StructuredNoise.whichShapes(SLOPE, SMOOTH, ROUGH, FINE), "0 of 4");
    }

    @Test
    void otherNoisesAreNoAnswer() {
        notYet(StructuredNoise.whichShapes(ROUGH, ROUGH, FINE, SMOOTH), SLOPE, "each once");
        notYet(StructuredNoise.whichShapes(ROUGH, "0.45", FINE, SMOOTH), SLOPE, "each once");
        refuses(() -> StructuredNoise.whichShapes(ROUGH, SLOPE, FINE, "smooth"), "'smooth' is no noise");
    }

    @ParameterizedTest
    @ValueSource(doubles = {.32, .323, .326})
    void aboutAThirdOfWallEndsAlike(double share) {
        right(StructuredNoise.sameWallShare(share), "at 0.3336", "100 seeds", "0.986 from uniform");
    }

    @Test
    void otherSharesEndTooHighOrTooLow() {
        notYet(StructuredNoise.sameWallShare(.45), "at 0.4713", "too high");
        notYet(StructuredNoise.sameWallShare(.33), "too high");
        notYet(StructuredNoise.sameWallShare(.31), "too low");
        notYet(StructuredNoise.sameWallShare(0), "too low", "0.0000");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-.1, 1.1, 32, Double.NaN})
    void whatIsNoShareIsRefused(double share) {
        refuses(() -> StructuredNoise.sameWallShare(share), share);
    }

    @Test
    void aNumberThatTellsThemApartSaysWhichIsLarger() {
        right(StructuredNoise.worthIt(cave -> Texture.of(cave).boundaryLength()), "n = 100", "larger in 0 of 100 seeds");
        right(StructuredNoise.worthIt(cave -> -Texture.of(cave).boundaryLength()), "larger in 100 of 100 seeds");
        right(StructuredNoise.worthIt(cave -> Regions.of(cave).count()), "5.1200 from noise=0.45");
    }

    @Test
    void aNumberThatDoesNotIsNotYetOne() {
        notYet(StructuredNoise.worthIt(Grid::wallFraction), "0.3336 from noise=0.45", "may be nothing");
        notYet(StructuredNoise.worthIt(cave -> 7), "7.0000 in the mean", "may be nothing");
        notYet(StructuredNoise.worthIt(cave -> 1. / (cave.cells() - 12_600)), "at seed 0 your number is Infinity");
        notYet(StructuredNoise.worthIt(cave -> cave.equals(Recipe.CHAPTER_CLASSIC.cave(3)) ? Double.NaN : 1), "at seed 3", "NaN from uniform");
    }
}
