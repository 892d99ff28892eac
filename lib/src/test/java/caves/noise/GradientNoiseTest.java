package caves.noise;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Grid;
import caves.testing.Any;
import org.junit.jupiter.api.Test;

class GradientNoiseTest {

    @Test
    void aCellIsWallWhereItsDrawIsBelowTheProbabilityOfItsLine() {
        qt().withExamples(200).forAll(Any.probability(), Any.probability(), Any.seed()).checkAssert((from, to, seed) -> {
            double[] third = {from, from + (to - from) * .5, to};
            Pcg64 down = Pcg64.ofSeed(seed), right = Pcg64.ofSeed(seed);
            assertEquals(Grid.of(3, 70, (row, col) -> down.nextDouble() < third[row]), Noise.gradientDown(from, to).draw(3, 70, seed));
            assertEquals(Grid.of(40, 3, (row, col) -> right.nextDouble() < third[col]), Noise.gradientRight(from, to).draw(40, 3, seed));
        });
    }

    @Test
    void aLevelGradientIsUniformNoiseCellForCell() {
        qt().withExamples(200).forAll(Any.probability(), Any.seed()).checkAssert((p, seed) -> {
            assertEquals(Noise.uniform(p).draw(7, 66, seed), Noise.gradientDown(p, p).draw(7, 66, seed));
            assertEquals(Noise.uniform(p).draw(7, 66, seed), Noise.gradientRight(p, p).draw(7, 66, seed));
        });
    }

    @Test
    void fromNoWallToAllWall() {
        Grid grid = Noise.gradientDown(0, 1).draw(11, 2000, 5);
        for (int row = 0; row < 11; row++) {
            double share = grid.window(row, 0, 1, 2000).wallFraction();
            assertTrue(Math.abs(share - row / 10.) <= .05, "row " + row + " has " + share);
        }
        assertEquals(0, grid.window(0, 0, 1, 2000).wallCount());
        assertEquals(2000, grid.window(10, 0, 1, 2000).wallCount());
        assertEquals(0, Noise.gradientRight(0, 1).draw(50, 1, 3).wallCount());
    }

    @Test
    void aProbabilityOutsideZeroToOneIsRefused() {
        refuses(() -> Noise.gradientDown(-.1, 1), -.1, "[0, 1]");
        refuses(() -> Noise.gradientRight(0, Double.NaN), "NaN", "[0, 1]");
    }
}
