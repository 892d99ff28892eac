package caves.noise;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/** A number in [0, 1], and its text. */
final class Share {
    private Share() {}

    /** The value, its zero without a sign, so that equal noises are equal. */
    static double checked(String name, double value) {
        if (!(0 <= value && value <= 1)) throw new IllegalArgumentException(name + " " + value + " is not in [0, 1]");
        return value + 0.0;
    }

    /** A plain decimal, to double precision; more than 1 is refused however little it is. */
    static double parse(String text) {
        if (new BigDecimal(text).compareTo(BigDecimal.ONE) > 0) throw new IllegalArgumentException(text + " is not in [0, 1]");
        return Double.parseDouble(text);
    }

    /** So many of all cells, half a cell rounded up: of the decimal that is printed, since .29 is a little less in binary. */
    static int of(int cells, double share) {
        return new BigDecimal(text(share)).multiply(BigDecimal.valueOf(cells)).setScale(0, RoundingMode.HALF_UP).intValueExact();
    }

    /**
     * The shortest plain decimal that reads back as this share, which {@code Double.toString} is not on every JDK. Beside a
     * power of two the nearest decimal of some length may read back as another number, and its neighbour not.
     */
    static String text(double share) {
        if (share == 0) return "0";
        BigDecimal exact = new BigDecimal(share);
        for (int digits = 1; ; digits++)
            for (RoundingMode mode : List.of(RoundingMode.HALF_EVEN, RoundingMode.DOWN, RoundingMode.UP)) {
                BigDecimal rounded = exact.round(new MathContext(digits, mode));
                if (rounded.doubleValue() == share) return rounded.stripTrailingZeros().toPlainString();
            }
    }
}
