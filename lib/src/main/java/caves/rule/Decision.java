package caves.rule;

/**
 * The counts of a rule, read for 64 cells at once.
 *
 * <p>A rule is a table of answers by five binary digits: what the cell is, and its count of walls. Any such table is a
 * polynomial of its digits in which plus is XOR and times is AND; its coefficients are words, all ones or all zeros. Their
 * names say the digits they go with: {@code c} the cell, then ones, twos, fours. A count of 8 has no other digit, so that one
 * more term, {@code eights}, mends what the count 0 would have answered.
 */
final class Decision {
    private final long none, o, t, to, f, fo, ft, fto;
    private final long c, co, ct, cto, cf, cfo, cft, cfto;
    private final long eights, ceights;

    Decision(Rule rule) {
        long[] term = new long[16];
        for (int n = 0; n < 8; n++) {
            term[n] = answer(rule.births(), n);
            term[n + 8] = answer(rule.survivals(), n);
        }
        for (int digit = 1; digit < 16; digit *= 2)
            for (int i = 0; i < 16; i++) if ((i & digit) != 0) term[i] ^= term[i - digit];
        none = term[0]; o = term[1]; t = term[2]; to = term[3]; f = term[4]; fo = term[5]; ft = term[6]; fto = term[7];
        c = term[8]; co = term[9]; ct = term[10]; cto = term[11]; cf = term[12]; cfo = term[13]; cft = term[14]; cfto = term[15];
        eights = answer(rule.births(), 8) ^ answer(rule.births(), 0);
        ceights = eights ^ answer(rule.survivals(), 8) ^ answer(rule.survivals(), 0);
    }

    private static long answer(int counts, int n) {
        return -(counts >> n & 1);
    }

    /** The next cells, from the present ones and the four binary digits of their counts. */
    long of(long cells, long one, long two, long four, long eight) {
        long floor = none ^ one & o ^ two & (t ^ one & to) ^ four & (f ^ one & fo ^ two & (ft ^ one & fto));
        long change = c ^ one & co ^ two & (ct ^ one & cto) ^ four & (cf ^ one & cfo ^ two & (cft ^ one & cfto));
        return floor ^ cells & change ^ eight & (eights ^ cells & ceights);
    }
}
