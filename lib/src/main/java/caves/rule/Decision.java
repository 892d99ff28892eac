package caves.rule;

/** The counts of a rule, read for many cells at once. */
final class Decision {
    private final Answers births;
    /** The counts at which it matters what the cell itself is. */
    private final Answers differences;
    private final boolean differs;
    private final long[] onesAndTwos, difference;

    Decision(Rule rule, int length) {
        births = new Answers(rule.births());
        differences = new Answers(rule.births() ^ rule.survivals());
        differs = rule.births() != rule.survivals();
        onesAndTwos = new long[length];
        difference = new long[differs ? length : 0];
    }

    /** Writes the next cells, from the present ones and the four binary digits of their counts. */
    void decide(long[] cells, long[] ones, long[] twos, long[] fours, long[] eights, long[] next) {
        for (int i = 0; i < next.length; i++) onesAndTwos[i] = ones[i] & twos[i];
        births.write(ones, twos, onesAndTwos, fours, eights, next);
        if (!differs) return;
        differences.write(ones, twos, onesAndTwos, fours, eights, difference);
        for (int i = 0; i < next.length; i++) next[i] ^= cells[i] & difference[i];
    }

    /**
     * Whether a set of counts has a count.
     *
     * <p>That is a table of answers by three binary digits. Any such table is a polynomial of its digits in which plus is XOR and
     * times is AND; its coefficients are words, all ones or all zeros, named by the digits they go with: ones, twos, fours. A count
     * of 8 has no other digit, so that one more term mends what the count 0 would have answered.
     */
    private static final class Answers {
        private final long none, o, t, ot, f, fo, ft, fot, e;

        Answers(int counts) {
            long[] term = new long[8];
            for (int n = 0; n < 8; n++) term[n] = answer(counts, n);
            for (int digit = 1; digit < 8; digit *= 2)
                for (int i = 0; i < 8; i++) if ((i & digit) != 0) term[i] ^= term[i - digit];
            none = term[0]; o = term[1]; t = term[2]; ot = term[3]; f = term[4]; fo = term[5]; ft = term[6]; fot = term[7];
            e = answer(counts, 0) ^ answer(counts, 8);
        }

        private static long answer(int counts, int n) {
            return -(counts >> n & 1);
        }

        /** Each digit is read where it is used, not once for all: that way the compiler makes vector instructions of the loop. */
        void write(long[] ones, long[] twos, long[] onesAndTwos, long[] fours, long[] eights, long[] into) {
            for (int i = 0; i < into.length; i++)
                into[i] = none ^ ones[i] & o ^ twos[i] & t ^ onesAndTwos[i] & ot
                        ^ fours[i] & (f ^ ones[i] & fo ^ twos[i] & ft ^ onesAndTwos[i] & fot) ^ eights[i] & e;
        }
    }
}
