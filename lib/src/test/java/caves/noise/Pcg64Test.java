package caves.noise;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.testing.Golden;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Pcg64Test {
    private static final List<Golden.Row> DRAWS = Golden.rows("numpy_pcg64.csv");

    @Test
    void drawsTheSixtyFourBitsThatNumPyDraws() {
        assertEquals(60, DRAWS.size());
        assertAll(DRAWS.stream().map(row -> () -> assertEquals(row.text("uint64"),
                Long.toUnsignedString(before(row).nextLong()), row::toString)));
    }

    @Test
    void drawsTheDoublesThatNumPyDraws() {
        assertAll(DRAWS.stream().map(row -> () -> assertEquals(Double.parseDouble(row.text("double")),
                before(row).nextDouble(), row::toString)));
    }

    /** The stream of the row's seed, as many draws on as the row says. */
    private static Pcg64 before(Golden.Row row) {
        Pcg64 random = Pcg64.ofSeed(Long.parseLong(row.text("seed")));
        for (int draw = 0; draw < row.whole("draw"); draw++) random.nextLong();
        return random;
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, Long.MIN_VALUE})
    @DisplayName("a negative seed is refused, as NumPy does")
    void aNegativeSeedIsRefused(long seed) {
        refuses(() -> Pcg64.ofSeed(seed), seed, Long.MAX_VALUE);
        refuses(() -> Noise.uniform(.45).draw(3, 4, seed), seed, Long.MAX_VALUE);
    }
}
