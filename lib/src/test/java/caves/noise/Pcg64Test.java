package caves.noise;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.testing.Golden;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    /** From NumPy 2.4.6: {@code PCG64(seed).advance(draws).random_raw()}. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 11749869230777074271", "0, 1000, 239949221740914718", "0, 1000000000, 3004950962540062340",
        "0, 4000000000000000000, 14200438352675725556", "42, 1000000000, 5714370306641213100",
        "42, 9223372036854775807, 16727264450150330685", "9223372036854775807, 1000, 3388193086497304548",
        "9223372036854775807, 9223372036854775807, 5166547530904575824",
    })
    void skipsAsFarAsNumPyAdvances(long seed, long draws, String next) {
        Pcg64 random = Pcg64.ofSeed(seed);
        random.skip(draws);
        assertEquals(next, Long.toUnsignedString(random.nextLong()));
    }

    @Test
    void aStreamDoesNotGoBack() {
        refuses(() -> {
            Pcg64.ofSeed(1).skip(-1);
            return null;
        }, "-1", Long.MAX_VALUE);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, Long.MIN_VALUE})
    @DisplayName("a negative seed is refused, as NumPy does")
    void aNegativeSeedIsRefused(long seed) {
        refuses(() -> Pcg64.ofSeed(seed), seed, Long.MAX_VALUE);
        refuses(() -> Noise.uniform(.45).draw(3, 4, seed), seed, Long.MAX_VALUE);
    }
}
