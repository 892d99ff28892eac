package caves.noise;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Grid;
import caves.testing.Any;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UniformNoiseTest {

    @Test
    void aCellIsWallWhereItsDrawIsBelowTheProbabilityRowByRow() {
        qt().forAll(Any.probability(), Any.seed(), integers().between(1, 4), integers().between(1, 130))
                .checkAssert((p, seed, rows, cols) -> {
                    Pcg64 random = Pcg64.ofSeed(seed);
                    Grid oneDrawACell = Grid.of(rows, cols, (row, col) -> random.nextDouble() < p);
                    assertEquals(oneDrawACell, Noise.uniform(p).draw(rows, cols, seed));
                });
    }

    /** On both sides of a word's edge, of one band's, and of what is drawn row by row or on several cores. */
    @ParameterizedTest
    @CsvSource({
        "1, 1", "2, 63", "7, 200", "8, 1", "8, 64", "9, 65", "64, 127", "90, 140", "127, 128", "128, 129", "129, 192", "256, 1", "257, 3",
        "1025, 65", "1, 100000", "2049, 2050",
    })
    void theSameCellsHoweverTheRowsAreDrawn(int rows, int cols) {
        for (long seed : new long[] {0, 42, Long.MAX_VALUE}) {
            Pcg64 random = Pcg64.ofSeed(seed);
            Grid oneDrawACell = Grid.of(rows, cols, (row, col) -> random.nextDouble() < .45);
            assertEquals(oneDrawACell, Noise.uniform(.45).draw(rows, cols, seed));
        }
    }

    @Test
    void aDrawEqualToTheProbabilityIsFloor() {
        qt().forAll(Any.seed()).checkAssert(seed -> {
            double draw = Pcg64.ofSeed(seed).nextDouble();
            assertFalse(Noise.uniform(draw).draw(1, 1, seed).isWall(0, 0));
            assertTrue(Noise.uniform(Math.nextUp(draw)).draw(1, 1, seed).isWall(0, 0));
        });
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, -.1, -Double.MIN_VALUE, 1.1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY})
    void aProbabilityOutsideZeroToOneIsRefused(double p) {
        refuses(() -> Noise.uniform(p), p, "[0, 1]");
    }

    @Test
    void theNextNumberPastOneIsRefused() {
        refuses(() -> Noise.uniform(Math.nextUp(1.)), Math.nextUp(1.), "[0, 1]");
    }

    /** On the right is what Python prints, written without an exponent. */
    @ParameterizedTest
    @CsvSource({
        "0, 0", "-0.0, 0", "1, 1", "0.45, 0.45", "0.450, 0.45", "0.1, 0.1", "0.3333333333333333, 0.3333333333333333",
        "0.30000000000000004, 0.30000000000000004", "1e-5, 0.00001", "1.5e-7, 0.00000015",
        "5.684341886080802E-14, 0.00000000000005684341886080802", "9.5367431640625E-7, 0.00000095367431640625",
    })
    void printsAsTheShortestPlainDecimal(double p, String text) {
        assertEquals(text, Noise.uniform(p).toString());
    }

    @Test
    void noShorterDecimalReadsBackAsTheSame() {
        qt().forAll(Any.probability()).checkAssert(p -> {
            String text = Noise.uniform(p).toString();
            assertTrue(text.matches("0|1|0\\.[0-9]*[1-9]"), text);
            assertEquals(p + 0., Double.parseDouble(text));
            int digits = new BigDecimal(text).precision();
            for (RoundingMode way : new RoundingMode[] {RoundingMode.UP, RoundingMode.DOWN})
                if (digits > 1)
                    assertFalse(new BigDecimal(p).round(new MathContext(digits - 1, way)).doubleValue() == p, text);
        });
    }
}
