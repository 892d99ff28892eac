package caves.rule;

/** The two-step clause: each chain is added up from left to right, five cells or three, then five rows one above the other. */
final class FewWalls {
    private final TwoStep clause;
    private final Chain[] kept;
    private final long[][][] fives;
    private final Tally walls;
    private final long[] left, right, few;

    /** For chains kept in five places, of which chain {@code i} takes the one at {@code (i + 2) % 5}. */
    FewWalls(TwoStep clause, Chain[] kept, int length) {
        this.clause = clause;
        this.kept = kept;
        fives = new long[kept.length][3][length];
        walls = new Tally(length);
        left = new long[length];
        right = new long[length];
        few = new long[length];
    }

    /** Adds up the chain at a place. */
    void add(int place) {
        Chain chain = kept[place];
        long[] ones = fives[place][0], twos = fives[place][1], fours = fives[place][2];
        Digits.left(chain.cells, 2, left);
        Digits.right(chain.cells, 2, right);
        Digits.add(left, chain.ones, right, ones, fours);
        Digits.add(chain.twos, fours, twos, fours);
    }

    /** Sets to wall the cells of the chain at a place whose blocks have few. */
    void addTo(int place, long[] next) {
        walls.clear();
        for (int down = -2; down <= 2; down++) {
            int row = (place + 5 + down) % 5;
            boolean corners = Math.abs(down) < 2 || clause.corners() == TwoStep.Corners.COUNTED;
            if (corners) walls.add(fives[row]);
            else walls.add(kept[row].ones, kept[row].twos);
        }
        walls.atMost(clause.most(), few);
        for (int i = 0; i < next.length; i++) next[i] |= few[i];
    }
}
