package caves.evidence;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as text that is the same on every JDK: plain, at most six decimals. */
final class Decimals {
    private static final int PLACES = 6;

    private Decimals() {}

    /** Empty for NaN, "infinity" with its sign for the infinite. */
    static String text(double number) {
        if (Double.isNaN(number)) return "";
        if (Double.isInfinite(number)) return number > 0 ? "infinity" : "-infinity";
        BigDecimal rounded = new BigDecimal(number).setScale(PLACES, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
