package caves.rule;

/** 64 numbers, 0 .. 31, standing upright: bit {@code i} of each word is a binary digit of number {@code i}. */
final class Tally {
    long ones, twos, fours;
    private long eights, sixteens;

    /** Adds 1 where the bit is 1. */
    void add(long one) {
        add(one, 0, 0);
    }

    /** Adds 64 numbers, 0 .. 7. */
    void add(long one, long two, long four) {
        long carry = ones & one;
        ones ^= one;
        long sum = twos ^ two;
        long next = twos & two | carry & sum;
        twos = sum ^ carry;
        sum = fours ^ four;
        carry = fours & four | next & sum;
        fours = sum ^ next;
        sixteens ^= eights & carry;
        eights ^= carry;
    }

    /** Which are at most {@code most}, 0 .. 31. */
    long atMost(int most) {
        long is = noMore(ones, most, -1L);
        is = noMore(twos, most >> 1, is);
        is = noMore(fours, most >> 2, is);
        is = noMore(eights, most >> 3, is);
        return noMore(sixteens, most >> 4, is);
    }

    /** The comparison one digit on: a digit that differs decides, one that is equal leaves it at what the lower ones said. */
    private static long noMore(long digit, int most, long lower) {
        return (most & 1) == 1 ? ~digit | lower : ~digit & lower;
    }
}
