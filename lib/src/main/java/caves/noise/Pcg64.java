package caves.noise;

import java.util.Arrays;

/**
 * The generator behind NumPy's {@code default_rng(seed)}: PCG XSL-RR 128/64, seeded by {@code SeedSequence}, bit for bit.
 *
 * <p>Its state is 128 bits, held in two words. NumPy promises the stream of 64-bit words for a seed, not what its other
 * methods make of them; {@code data/golden} names the version that this was compared with.
 *
 * @see <a href="https://www.pcg-random.org/paper.html">O'Neill, PCG (2014)</a>
 */
public final class Pcg64 {
    static final long MULTIPLIER_HIGH = 0x2360ED051FC65DA4L;
    static final long MULTIPLIER_LOW = 0x4385DF649FCCF645L;

    private final long stepHigh;
    private final long stepLow;
    private long high;
    private long low;

    private Pcg64(long startHigh, long startLow, long sequenceHigh, long sequenceLow) {
        stepHigh = sequenceHigh << 1 | sequenceLow >>> 63;
        stepLow = sequenceLow << 1 | 1;
        advance();
        low += startLow;
        high += startHigh + (Long.compareUnsigned(low, startLow) < 0 ? 1 : 0);
        advance();
    }

    /** The stream of {@code default_rng(seed)}; seeds are 0 .. 2^63 - 1, negative ones are refused as NumPy does. */
    public static Pcg64 ofSeed(long seed) {
        if (seed < 0) throw new IllegalArgumentException("seed " + seed + " is negative; allowed are 0 .. 9223372036854775807");
        long[] state = new SeedSequence(seed).words(4);
        return new Pcg64(state[0], state[1], state[2], state[3]);
    }

    /** The next 64 bits: {@code PCG64.random_raw()}. */
    public long nextLong() {
        advance();
        return Long.rotateRight(high ^ low, (int) (high >>> 58));
    }

    /** The next number in [0, 1), a multiple of 2^-53: {@code default_rng(seed).random()}. */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1p-53;
    }

    /** As if {@code draws} more had been drawn, 0 .. 2^63 - 1, at once however many; a negative number is refused. */
    public void skip(long draws) {
        if (draws < 0) throw new IllegalArgumentException("skip " + draws + " draws; allowed are 0 .. 9223372036854775807");
        Leap there = state().then(step().times(draws));
        high = there.addendHigh();
        low = there.addendLow();
    }

    /** What one draw does to the state. */
    Leap step() {
        return new Leap(MULTIPLIER_HIGH, MULTIPLIER_LOW, stepHigh, stepLow);
    }

    /** The leap to where the stream now is. */
    Leap state() {
        return Leap.to(high, low);
    }

    /** A draw is k * 2^-53, and p * 2^53 is exact: k * 2^-53 < p just when k, its upper 53 bits, is below ceil(p * 2^53). */
    static long limit(double probability) {
        return (long) Math.ceil(probability * 0x1p53);
    }

    /** The next {@code count} draws, at most 64, as bits from the lowest: 1 where a draw's upper 53 bits are below {@code limit}. */
    long bitsBelow(long limit, int count) {
        long bits = 0;
        for (int i = 0; i < count; i++)
            bits |= ((nextLong() >>> 11) - limit >>> 63) << i;
        return bits;
    }

    /** So many draws as a row of bits, 64 in each word. */
    void bitsBelow(long limit, int count, long[] words) {
        for (int i = 0; i < words.length; i++) words[i] = bitsBelow(limit, Math.min(64, count - 64 * i));
    }

    /** As many draws as there are limits, each with its own. */
    void bitsBelow(long[] limits, long[] words) {
        Arrays.fill(words, 0);
        for (int i = 0; i < limits.length; i++) words[i / 64] |= ((nextLong() >>> 11) - limits[i] >>> 63) << i;
    }

    /**
     * state = state * multiplier + step, modulo 2^128. The low multiplier is positive, which spares a correction; the carry of the
     * sum is taken from its bits, since a branch on random numbers is mispredicted every other time.
     */
    private void advance() {
        long product = low * MULTIPLIER_LOW;
        long productHigh = Math.multiplyHigh(low, MULTIPLIER_LOW) + (low >> 63 & MULTIPLIER_LOW);
        long sum = product + stepLow;
        long carry = (product & stepLow | (product | stepLow) & ~sum) >>> 63;
        high = high * MULTIPLIER_LOW + low * MULTIPLIER_HIGH + productHigh + stepHigh + carry;
        low = sum;
    }
}
