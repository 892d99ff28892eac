package caves.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Grid;
import caves.noise.Noise;
import caves.testing.Any;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextureTest {

    /** Worked by hand: / ends a row. */
    @ParameterizedTest
    @CsvSource({
        "#.,           1, 2, -1",
        "#..,          1, 1, -0.3333333333",
        ".../.#./...,  4, 1, -0.2",
        "#.#/.#./#.#, 12, 9, -1",
        "##../##..,    2, 0, 0.6",
        "#/./#/#,      2, 2, -0.5",
    })
    void picturesByHand(String rows, long boundaryLength, long isolatedCells, double neighbourCorrelation) {
        same(new Texture(boundaryLength, isolatedCells, neighbourCorrelation), Texture.of(Grid.parse(rows.replace('/', '\n'))));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 64", "1, 65", "64, 1", "2, 2", "9, 129"})
    void whereAllIsAlikeThereIsNoBoundaryNoIsolatedCellAndNoCorrelation(int rows, int cols) {
        Texture nothing = new Texture(0, 0, Double.NaN);
        assertEquals(nothing, Texture.of(Grid.of(rows, cols, (row, col) -> true)));
        assertEquals(nothing, Texture.of(Grid.of(rows, cols, (row, col) -> false)));
    }

    @Test
    void theSlowTwinSaysTheSame() {
        qt().forAll(Any.grid()).checkAssert(grid -> same(SlowTexture.of(grid), Texture.of(grid)));
        qt().forAll(Any.smallGrid()).checkAssert(grid -> same(SlowTexture.of(grid), Texture.of(grid)));
    }

    @Test
    void exchangingWallAndFloorOrLeftAndRightChangesNothing() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            same(Texture.of(grid), Texture.of(grid.inverse()));
            same(Texture.of(grid), Texture.of(grid.mirrored()));
        });
    }

    @Test
    void noiseHasNoCorrelation() {
        Texture noise = Texture.of(Noise.uniform(.45).draw(1000, 1000, 42));
        assertTrue(Math.abs(noise.neighbourCorrelation()) < .003, noise::toString);
    }

    private static void same(Texture expected, Texture texture) {
        assertEquals(expected.boundaryLength(), texture.boundaryLength(), "boundary length");
        assertEquals(expected.isolatedCells(), texture.isolatedCells(), "isolated cells");
        assertEquals(expected.neighbourCorrelation(), texture.neighbourCorrelation(), 1e-9, "neighbour correlation");
    }
}
