package caves.evidence;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as text that is the same on every JDK: plain, at most six decimals in files and four to read. */
final class Decimals {
    private static final int IN_FILES = 6;
    private static final int TO_READ = 4;

    private Decimals() {}

    /** Empty for NaN, "infinity" with its sign for the infinite. */
    static String text(double number) {
        return text(number, IN_FILES);
    }

    static String brief(double number) {
        return text(number, TO_READ);
    }

    private static String text(double number, int places) {
        if (Double.isNaN(number)) return "";
        if (Double.isInfinite(number)) return number > 0 ? "infinity" : "-infinity";
        BigDecimal rounded = new BigDecimal(number).setScale(places, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
