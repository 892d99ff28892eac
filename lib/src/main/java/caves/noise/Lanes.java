package caves.noise;

/**
 * Many places of one {@link Pcg64} stream, drawn from side by side.
 *
 * <p>A generator that takes one step after the other waits for each product. Here every lane is ready for its next one at any
 * time, and each loop is small enough, and its steps alike enough, for the JIT compiler to make several lanes one vector; only
 * the rotation by a random amount it does lane by lane. Hence the loops, and a 64-bit product in parts of 32 bits.
 */
final class Lanes {
    private static final long LOWER_HALF = 0xFFFF_FFFFL;
    private static final long LOWER = Pcg64.MULTIPLIER_LOW & LOWER_HALF;
    private static final long UPPER = Pcg64.MULTIPLIER_LOW >>> 32;

    private final Leap step;
    private final long[] high;
    private final long[] low;
    private final long[] mixed;
    private final long[] bits;

    /** The first lane is where the leap {@code start} leads, each of the others {@code apart} on from the one before. */
    Lanes(Leap step, Leap start, Leap apart, int lanes) {
        this.step = step;
        high = new long[lanes];
        low = new long[lanes];
        mixed = new long[lanes];
        bits = new long[lanes];
        apart.follow(start, high, low);
    }

    /** The next {@code count} draws of each lane, at most 64, as {@link Pcg64#bitsBelow} packs them; to be read only. */
    long[] bitsBelow(long limit, int count) {
        for (int draw = 0; draw < count; draw++) {
            startProducts();
            finishProducts();
            addProducts();
            addStep(step.addendHigh(), step.addendLow());
            compare(limit);
        }
        for (int i = 0; i < bits.length; i++) bits[i] >>>= 64 - count;
        return bits;
    }

    private void startProducts() {
        for (int i = 0; i < mixed.length; i++) mixed[i] = (low[i] >>> 32) * LOWER + ((low[i] & LOWER_HALF) * LOWER >>> 32);
    }

    /** Leaves in {@code mixed} the upper 64 bits of {@code low * MULTIPLIER_LOW}. */
    private void finishProducts() {
        for (int i = 0; i < mixed.length; i++) {
            long middle = (low[i] & LOWER_HALF) * UPPER + (mixed[i] & LOWER_HALF);
            mixed[i] = (low[i] >>> 32) * UPPER + (mixed[i] >>> 32) + (middle >>> 32);
        }
    }

    private void addProducts() {
        for (int i = 0; i < high.length; i++) high[i] = high[i] * Pcg64.MULTIPLIER_LOW + low[i] * Pcg64.MULTIPLIER_HIGH + mixed[i];
    }

    /** The step is odd, so that its half and the product's, rounded up, make 2^63 just when the wholes make 2^64: the carry. */
    private void addStep(long stepHigh, long stepLow) {
        long half = stepLow >>> 1;
        for (int i = 0; i < high.length; i++) {
            long product = low[i] * Pcg64.MULTIPLIER_LOW;
            long nextHigh = high[i] + stepHigh + (product - (product >>> 1) + half >>> 63);
            low[i] = product + stepLow;
            high[i] = nextHigh;
            mixed[i] = nextHigh ^ product + stepLow;
        }
    }

    private void compare(long limit) {
        for (int i = 0; i < bits.length; i++)
            bits[i] = bits[i] >>> 1 | (Long.rotateRight(mixed[i], (int) (high[i] >>> 58)) >>> 11) - limit & Long.MIN_VALUE;
    }
}
