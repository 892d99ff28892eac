package caves.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalsTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0", "-0.0, 0", "1, 1", "-2.50, -2.5", "1e20, 100000000000000000000", "0.0628690, 0.062869", "1e-3, 0.001",
        "0.0000005, 0", "-1e-9, 0", "0.1234565, 0.123456", "0.99999999, 1", "12600, 12600",
        "NaN, ''", "Infinity, infinity", "-Infinity, -infinity",
    })
    void plainWithSixDecimalsAtMost(double number, String text) {
        assertEquals(text, Decimals.text(number));
    }
}
