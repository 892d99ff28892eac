package caves.noise;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Grid;
import caves.testing.Any;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WindowTest {
    private static final int FAR = 2_000_000_000;

    @Test
    void aWindowIsCutOutOfTheWhole() {
        qt().withExamples(500).forAll(Any.noiseWithWindows(), Any.seed(), arbitrary().pick(1, 7, 8, 40, 150), arbitrary().pick(1, 64, 130))
                .checkAssert((noise, seed, rows, cols) -> {
                    Grid whole = noise.draw(rows, cols, seed);
                    for (int i = 0; i < 4; i++) {
                        int row = (int) ((seed >>> 7 * i) % rows), col = (int) ((seed >>> 5 * i) % cols);
                        int height = i == 0 ? rows - row : 1 + (rows - row - 1) / 2, width = i == 1 ? cols - col : 1 + (cols - col - 1) / 2;
                        assertEquals(whole.window(row, col, height, width),
                                noise.window(new Window(rows, cols, row, col, height, width), seed));
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "0.45", "gradient(0.3,0.6,down)", "gradient(0.3,0.6,right)", "perlin(>0.1,12,3)", "simplex(>0.1,12,3)", "simplex(>0,1,8)",
    })
    void atTheFarEndOfALargeWorldWindowsStillOverlapAndAreNotFlat(String text) {
        Noise noise = Noise.parse(text);
        Grid large = noise.window(new Window(FAR, FAR, FAR - 100, FAR - 200, 100, 200), 7);
        assertEquals(large.window(60, 70, 40, 130), noise.window(new Window(FAR, FAR, FAR - 40, FAR - 130, 40, 130), 7));
        assertTrue(large.wallFraction() > .1 && large.wallFraction() < .9, () -> "wall fraction " + large.wallFraction());
    }

    @Test
    void aHigherLevelOnlyTakesWallAway() {
        qt().withExamples(100).forAll(Any.seed(), integers().between(-19, 20)).checkAssert((seed, tenths) -> {
            Grid low = Noise.perlinAbove((tenths - 1) / 10., 7, 3).draw(20, 70, seed);
            Grid high = Noise.perlinAbove(tenths / 10., 7, 3).draw(20, 70, seed);
            assertEquals(low.wallCount() - high.wallCount(), low.differences(high));
        });
    }

    @Test
    void aLevelAndTheShareThatLiesAboveItAreTheSameMap() {
        Grid above = Noise.perlinAbove(.05, 12, 3).draw(50, 80, 3);
        assertEquals(above, Noise.perlin(above.wallFraction(), 12, 3).draw(50, 80, 3));
        assertEquals(Noise.simplexAbove(2, 12, 3).draw(5, 5, 1), Noise.uniform(0).draw(5, 5, 1));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 1", "0, 0, 1, 0", "-1, 0, 2, 2", "0, -1, 2, 2", "9, 0, 1, 1", "0, 14, 1, 1", "5, 5, 5, 1", "5, 5, 1, 10",
        "1, 1, 2147483647, 1", "1, 1, 1, 2147483647",
    })
    void aWindowWithoutCellsOrNotInTheWorldIsRefused(int row, int col, int rows, int cols) {
        refuses(() -> new Window(9, 14, row, col, rows, cols), rows + "x" + cols + " window", "(" + row + ", " + col + ")", "9x14", "1x1");
    }

    @Test
    void noiseThatIsCutAtAShareOfAllCellsIsRefusedByName() {
        Window window = new Window(90, 140, 1, 2, 3, 4);
        refuses(() -> Noise.perlin(.45, 12, 3).window(window, 1), "noise=perlin(0.45,12,3)", "<p>", "perlin(><level>,...)");
        refuses(() -> Noise.simplex(.45, 12, 3).window(window, 1), "noise=simplex(0.45,12,3)");
        refuses(() -> Noise.uniform(.45).window(window, -1), "seed -1");
    }
}
