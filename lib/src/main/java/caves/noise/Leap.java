package caves.noise;

/**
 * What any number of steps does to a generator's state: {@code state * multiplier + addend}, modulo 2^128.
 *
 * @see <a href="https://doi.org/10.13182/NSE94-A28531">Brown, Random number generation with arbitrary strides (1994)</a>
 */
record Leap(long multiplierHigh, long multiplierLow, long addendHigh, long addendLow) {
    private static final Leap NONE = new Leap(0, 1, 0, 0);

    /** This one, and then another. */
    Leap then(Leap next) {
        long low = addendLow * next.multiplierLow, sum = low + next.addendLow;
        long high = productHigh(addendHigh, addendLow, next) + next.addendHigh + (Long.compareUnsigned(sum, low) < 0 ? 1 : 0);
        return new Leap(productHigh(multiplierHigh, multiplierLow, next), multiplierLow * next.multiplierLow, high, sum);
    }

    /** This one so many times over, 0 or more, in as many operations as the count has binary digits. */
    Leap times(long count) {
        Leap all = NONE, power = this;
        for (long left = count; left > 0; left >>>= 1) {
            if ((left & 1) == 1) all = all.then(power);
            power = power.then(power);
        }
        return all;
    }

    /** Writes the state {@code from}, in two halves, and those that it leads to, each from the one before. */
    void follow(Leap from, long[] high, long[] low) {
        high[0] = from.addendHigh;
        low[0] = from.addendLow;
        for (int i = 1; i < high.length; i++) {
            long product = low[i - 1] * multiplierLow;
            low[i] = product + addendLow;
            high[i] = productHigh(high[i - 1], low[i - 1], this) + addendHigh + (Long.compareUnsigned(low[i], product) < 0 ? 1 : 0);
        }
    }

    /** The leap that forgets where it started: to a state. */
    static Leap to(long high, long low) {
        return new Leap(0, 0, high, low);
    }

    private static long productHigh(long high, long low, Leap next) {
        long m = next.multiplierLow;
        long ofLows = Math.multiplyHigh(low, m) + (low >> 63 & m) + (m >> 63 & low);
        return ofLows + high * m + low * next.multiplierHigh;
    }
}
