package caves.rule;

/**
 * A rule read for 64 cells at once.
 *
 * <p>A cell's block counts the cell itself, so a floor cell with {@code n} wall neighbours has block {@code n} and a wall cell
 * {@code n + 1}. The answer for every block 0 .. 9 is a constant word, all ones or all zeros; the four bits of the block
 * choose among them, halving the choices bit by bit.
 */
final class Decision {
    private static final int BLOCKS = 10;

    private final long[] floor = new long[BLOCKS];
    private final long[] wall = new long[BLOCKS];

    Decision(Rule rule) {
        for (int walls = 0; walls <= 8; walls++) {
            floor[walls] = rule.next(false, walls) ? -1L : 0;
            wall[walls + 1] = rule.next(true, walls) ? -1L : 0;
        }
    }

    /** The next cells, from the present ones and the four binary digits of their blocks. */
    long of(long cells, long ones, long twos, long fours, long eights) {
        return choose(cells, read(floor, ones, twos, fours, eights), read(wall, ones, twos, fours, eights));
    }

    private static long read(long[] answer, long ones, long twos, long fours, long eights) {
        long low = choose(twos, choose(ones, answer[0], answer[1]), choose(ones, answer[2], answer[3]));
        long high = choose(twos, choose(ones, answer[4], answer[5]), choose(ones, answer[6], answer[7]));
        return choose(eights, choose(fours, low, high), choose(ones, answer[8], answer[9]));
    }

    /** Bit by bit: {@code one} where {@code bit} is 1, {@code zero} where it is 0. */
    private static long choose(long bit, long zero, long one) {
        return zero ^ bit & (zero ^ one);
    }
}
