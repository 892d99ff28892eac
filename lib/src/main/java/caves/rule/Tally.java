package caves.rule;

import java.util.Arrays;

/** Many numbers at once, 0 .. 31, as {@linkplain Digits standing upright}. */
final class Tally {
    private final long[][] digits;
    private final long[] carry;

    Tally(int length) {
        digits = new long[5][length];
        carry = new long[length];
    }

    void clear() {
        for (long[] digit : digits) Arrays.fill(digit, 0);
    }

    /** Adds numbers of one or more digits, the ones first. */
    void add(long[]... number) {
        Digits.add(digits[0], number[0], digits[0], carry);
        for (int i = 1; i < digits.length; i++)
            if (i < number.length) Digits.add(digits[i], number[i], carry, digits[i], carry);
            else Digits.add(digits[i], carry, digits[i], carry);
    }

    /** Writes which are at most {@code most}, 0 .. 31. */
    void atMost(int most, long[] into) {
        Arrays.fill(into, -1L);
        for (int i = 0; i < digits.length; i++) compare(digits[i], (most >> i & 1) == 1 ? -1L : 0, into);
    }

    /** One digit on: where it differs from that of the other number it decides, elsewhere it leaves what the lower ones said. */
    private static void compare(long[] digit, long other, long[] into) {
        for (int i = 0; i < into.length; i++) into[i] = ~digit[i] & (into[i] | other) | into[i] & other;
    }
}
