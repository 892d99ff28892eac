package caves.search;

import java.math.BigDecimal;
import java.util.OptionalDouble;

/** Numbers in whole millionths, whose sums depend on no order and whose text and value are each other's inverse. */
final class Millionths {
    static final long ONE = 1_000_000;

    private Millionths() {}

    /** The nearest, halves to even. */
    static long of(double number) {
        return (long) Math.rint(number * ONE);
    }

    static double number(long millionths) {
        return (double) millionths / ONE;
    }

    static double round(double number) {
        return number(of(number));
    }

    static String text(long millionths) {
        return millionths == 0 ? "0" : BigDecimal.valueOf(millionths, 6).stripTrailingZeros().toPlainString();
    }

    static String text(double number) {
        return text(of(number));
    }

    static String text(OptionalDouble number, String ifAbsent) {
        return number.isPresent() ? text(number.getAsDouble()) : ifAbsent;
    }

    static long parse(String text) {
        try {
            return new BigDecimal(text).movePointRight(6).longValueExact();
        } catch (NumberFormatException | ArithmeticException e) {
            throw new IllegalArgumentException("'" + text + "' is no number with at most 6 decimals");
        }
    }
}
