package caves.show;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as text from their exact binary value, never by way of the shortest text of a double, which JDKs disagree about. */
final class Decimals {
    private Decimals() {}

    static BigDecimal rounded(double value, int places) {
        return new BigDecimal(value).setScale(places, RoundingMode.HALF_EVEN);
    }

    static String fixed(double value, int places) {
        return rounded(value, places).toPlainString();
    }
}
