package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.doubles;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.testing.Any;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {
    private static final Grid ROOM = Grid.parse("""
            ######
            #....#
            #....#
            ######
            """);
    private static final Wanted SOME = Wanted.between(.4, .6, .2);

    @ParameterizedTest
    @CsvSource({"0.1, 0", "0.2, 0", "0.3, 0.5", "0.4, 1", "0.5, 1", "0.6, 1", "0.65, 0.75", "0.8, 0", "9, 0"})
    void utilityFallsInAStraightLineOnBothSides(double number, double utility) {
        assertEquals(utility, SOME.utility(number), 1e-12);
    }

    @Test
    void anEndMayBeOpenAndAnEdgeSharp() {
        assertEquals(1, Wanted.atLeast(4, 2).utility(1e9));
        assertEquals(.5, Wanted.atLeast(4, 2).utility(3));
        assertEquals(1, Wanted.atMost(4, 0).utility(4));
        assertEquals(0, Wanted.atMost(4, 0).utility(Math.nextUp(4.)));
        assertEquals("0.4 .. 0.6 (falloff 0.2), >= 4 (falloff 2), <= 200 (falloff 0)",
                SOME + ", " + Wanted.atLeast(4, 2) + ", " + Wanted.atMost(200, 0));
    }

    @Test
    void aScoreIsTheMeanUtilityByWeightAndShowsItsParts() {
        Score score = Score.of("half", Score.part("floor fraction", Wanted.atMost(0, .5), 1), Score.part("bottleneck width", Wanted.atLeast(3, 2), 2),
                Score.part("regions", Wanted.between(1, 1, 0), 0));
        CaveScore half = score.of(ROOM);
        assertEquals(Math.rint((1 - 2 * 8 / 24. + 2 * .5) / 3 * 1e6) / 1e6, half.value());
        assertEquals(List.of(
                new CaveScore.Term("floor fraction", OptionalDouble.of(8. / 24), 1 - 8. / 24 / .5, 1),
                new CaveScore.Term("bottleneck width", OptionalDouble.of(2), .5, 2),
                new CaveScore.Term("regions", OptionalDouble.of(1), 1, 0)), half.terms());
        assertEquals("""
                0.444444
                  floor fraction 0.333333 is worth 0.333333 x 1
                  bottleneck width 2 is worth 0.5 x 2
                  regions 1 is worth 1 x 0""", half.toString());
        assertEquals("half: floor fraction <= 0 (falloff 0.5) x 1, bottleneck width >= 3 (falloff 2) x 2, regions 1 .. 1 (falloff 0) x 0",
                score.toString());
    }

    @Test
    void whatIsAbsentIsWorthNothing() {
        Score anyPath = Score.of("any path", Score.part("shortest path", Wanted.atLeast(0, 1), 1));
        assertEquals(1, anyPath.of(ROOM).value());
        assertEquals(0, anyPath.of(Grid.parse(".#.")).value());
        assertEquals("0\n  shortest path - is worth 0 x 1", anyPath.of(Grid.parse("#")).toString());
    }

    @Test
    void everyScoreIsBetween0And1() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            for (Score score : List.of(Score.ROOMY, Score.WINDING, Score.TIGHT)) {
                double value = score.of(grid).value();
                assertTrue(0 <= value && value <= 1, () -> score.name() + " " + value);
            }
        });
    }

    @Test
    void moreOfWhatIsWantedNeverScoresLess() {
        qt().forAll(doubles().between(0, 10), doubles().between(0, 10), doubles().between(0, 5)).checkAssert((a, b, falloff) ->
                assertTrue(Wanted.atLeast(6, falloff).utility(Math.max(a, b)) >= Wanted.atLeast(6, falloff).utility(Math.min(a, b))));
    }

    @Test
    void theNamedScoresTellRecipesApart() {
        Grid strict = Recipe.CHAPTER_STRICT.cave(0), classic = Recipe.CHAPTER_CLASSIC.cave(1);
        assertTrue(Score.ROOMY.of(strict).value() > Score.ROOMY.of(classic).value());
        assertTrue(Score.WINDING.of(classic).value() > Score.WINDING.of(strict).value());
        assertTrue(Score.TIGHT.of(classic).value() > Score.TIGHT.of(strict).value());
    }

    @Test
    void impossibleOnesAreRefused() {
        for (double weight : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY})
            refuses(() -> Score.part("regions", SOME, weight), "'regions'", weight, "from 0");
        refuses(() -> Score.part("beauty", SOME, 1), "'beauty'", "floor fraction", "bottleneck width");
        refuses(() -> Score.of("none", Score.part("regions", SOME, 0)), "'none'", "0.0", "above 0");
        refuses(() -> Score.of("huge", Score.part("regions", SOME, Double.MAX_VALUE), Score.part("bottleneck width", SOME, Double.MAX_VALUE)),
                "'huge'", "Infinity");
        refuses(() -> Score.of("empty"), "'empty'", "one or more");
        refuses(() -> Score.of("twice", Score.part("regions", SOME, 1), Score.part("regions", SOME, 1)), "[regions, regions]", "all different");
        refuses(() -> Score.of("two\nlines", Score.part("regions", SOME, 1)), "one line");
        refuses(() -> Wanted.between(2, 1, 0), "2.0 .. 1.0", "low <= high");
        refuses(() -> Wanted.between(Double.NaN, 1, 0), "NaN");
        refuses(() -> Wanted.atLeast(Double.POSITIVE_INFINITY, 0), "Infinity");
        refuses(() -> Wanted.between(1, 2, -1), "falloff -1.0", "from 0");
        refuses(() -> Wanted.between(1, 2, Double.NaN), "falloff NaN");
    }
}
