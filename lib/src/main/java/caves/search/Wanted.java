package caves.search;

import java.math.BigDecimal;

/**
 * Which numbers are wanted, and how fast those beyond lose: the utility is 1 from {@code low} to {@code high}, falls in a straight
 * line to 0 at {@code falloff} outside them, and is 0 further out.
 *
 * @param low finite, or minus infinity
 * @param high at least {@code low}; finite, or infinity
 * @param falloff 0 or more and finite; with 0 everything outside is worth 0
 */
public record Wanted(double low, double high, double falloff) {
    public Wanted {
        if (!(low <= high) || low == Double.POSITIVE_INFINITY || high == Double.NEGATIVE_INFINITY)
            throw new IllegalArgumentException("wanted are " + low + " .. " + high + "; allowed is low <= high");
        if (!(falloff >= 0) || Double.isInfinite(falloff))
            throw new IllegalArgumentException("falloff " + falloff + "; allowed are numbers from 0");
    }

    public static Wanted between(double low, double high, double falloff) {
        return new Wanted(low, high, falloff);
    }

    public static Wanted atLeast(double low, double falloff) {
        return new Wanted(low, Double.POSITIVE_INFINITY, falloff);
    }

    public static Wanted atMost(double high, double falloff) {
        return new Wanted(Double.NEGATIVE_INFINITY, high, falloff);
    }

    /** 0 .. 1. */
    public double utility(double number) {
        double away = Math.max(low - number, number - high);
        return away <= 0 ? 1 : away < falloff ? 1 - away / falloff : 0;
    }

    /** For example {@code 0.9 .. 1 (falloff 0.05)}, {@code >= 4 (falloff 2)} or {@code <= 200 (falloff 50)}. */
    @Override
    public String toString() {
        String range = Double.isInfinite(high) ? (Double.isInfinite(low) ? "any" : ">= " + plain(low))
                : Double.isInfinite(low) ? "<= " + plain(high) : plain(low) + " .. " + plain(high);
        return range + " (falloff " + plain(falloff) + ")";
    }

    static String plain(double number) {
        return number == 0 ? "0" : BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
