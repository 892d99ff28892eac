package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.noise.Noise;
import caves.recipe.Recipe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StartHereTest {
    private static final Recipe STRICT = Recipe.CHAPTER_STRICT;

    @ParameterizedTest
    @ValueSource(doubles = {4, 4.4, 7.3, 10})
    void seedPlusOneIsAStranger(double percent) {
        right(StartHere.seedPlusOne(percent), "7.3 of 100", "43's interior", "4.4");
    }

    @ParameterizedTest
    @ValueSource(doubles = {100, 90, 50, 45, 15})
    void seedPlusOneIsNoTwin(double percent) {
        notYet(StartHere.seedPlusOne(percent), "not as much alike", "interior");
    }

    @Test
    void seedPlusOneIsNotTheOppositeEither() {
        notYet(StartHere.seedPlusOne(0), "more alike", "chance");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1, 100.5, Double.NaN, Double.POSITIVE_INFINITY})
    void seedPlusOneRefusesWhatIsNoPercentage(double percent) {
        refuses(() -> StartHere.seedPlusOne(percent), percent, "0 .. 100");
    }

    @ParameterizedTest
    @ValueSource(doubles = {.38, .35, .3})
    void aThinnerNoiseLeavesALittle(double p) {
        right(StartHere.thinnerNoise(STRICT.withNoise(Noise.uniform(p))), "interior cells are wall", "4.51");
    }

    @ParameterizedTest
    @ValueSource(doubles = {.45, .4, .6})
    void theChaptersNoiseAndMoreLeavesTooMuch(double p) {
        notYet(StartHere.thinnerNoise(STRICT.withNoise(Noise.uniform(p))), "noise=" + Noise.uniform(p), "too much");
    }

    /** The cells in the ring's four corners have five wall neighbours each. */
    @ParameterizedTest
    @ValueSource(doubles = {0, .1, .2})
    void whatTheRingMakesInItsCornersIsNotLeftFromTheNoise(double p) {
        notYet(StartHere.thinnerNoise(STRICT.withNoise(Noise.uniform(p))), "4 of the 12144", "the ring alone", "a little more");
    }

    @Test
    void onlyTheNoiseMayChange() {
        Recipe smaller = STRICT.withSize(20, 20).withNoise(Noise.uniform(.38));
        notYet(StartHere.thinnerNoise(smaller), "more than the noise", smaller.toString(), STRICT.toString());
    }

    @Test
    void atTwiceTheSizeOneRowIsTheSame() {
        right(StartHere.twiceTheSize(1), "1 of 90", "row 0", "row by row");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 45, 89, 90})
    void atTwiceTheSizeTheCornerIsNotTheSameNorAllNew(int rows) {
        notYet(StartHere.twiceTheSize(rows), "not in " + rows, "140", "begins a new row");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 91})
    void atTwiceTheSizeThereAreNoOtherRows(int rows) {
        refuses(() -> StartHere.twiceTheSize(rows), rows, "0 .. 90");
    }
}
