package caves.noise;

/**
 * NumPy's way from a seed to the state of a generator: the seed's 32-bit words are hashed into a pool of four, the pool
 * into as many words as wanted. Follows {@code SeedSequence} of NumPy 2 for whole-number seeds below 2^63.
 */
final class SeedSequence {
    private static final int POOL_SIZE = 4;
    private static final int MULT_A = 0x931e8875;
    private static final int MULT_B = 0x58f38ded;

    private final int[] pool = new int[POOL_SIZE];
    private int hash = 0x43b0d7e5;

    SeedSequence(long seed) {
        int[] entropy = {(int) seed, (int) (seed >>> 32), 0, 0};
        for (int i = 0; i < POOL_SIZE; i++) pool[i] = hashed(entropy[i]);
        for (int from = 0; from < POOL_SIZE; from++)
            for (int to = 0; to < POOL_SIZE; to++)
                if (from != to) pool[to] = mixed(pool[to], hashed(pool[from]));
    }

    private int hashed(int value) {
        value ^= hash;
        hash *= MULT_A;
        value *= hash;
        return value ^ value >>> 16;
    }

    private static int mixed(int x, int y) {
        int value = 0xca01f9dd * x - 0x4973f715 * y;
        return value ^ value >>> 16;
    }

    /** The first {@code count} 64-bit words, the lower half of each drawn first. */
    long[] words(int count) {
        long[] words = new long[count];
        int hash = 0x8b51f9dd;
        for (int i = 0; i < 2 * count; i++) {
            int value = pool[i % POOL_SIZE] ^ hash;
            hash *= MULT_B;
            value *= hash;
            words[i / 2] |= Integer.toUnsignedLong(value ^ value >>> 16) << 32 * (i % 2);
        }
        return words;
    }
}
