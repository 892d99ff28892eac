package caves.rule;

/** The two-step clause: the walls of five rows, each added up from left to right before. */
final class FewWalls {
    private final TwoStep clause;
    private final Tally walls;
    private final long[] few;

    FewWalls(TwoStep clause, int length) {
        this.clause = clause;
        walls = new Tally(length);
        few = new long[length];
    }

    /** Sets to wall the cells whose blocks have few; the chains are those from two rows above to two below. */
    void addTo(long[] next, Chain far, Chain above, Chain here, Chain below, Chain deep) {
        walls.clear();
        walls.add(above.fives);
        walls.add(here.fives);
        walls.add(below.fives);
        addOutermost(far);
        addOutermost(deep);
        walls.atMost(clause.most(), few);
        for (int i = 0; i < next.length; i++) next[i] |= few[i];
    }

    private void addOutermost(Chain chain) {
        switch (clause.corners()) {
            case COUNTED -> walls.add(chain.fives);
            case LEFT_OUT -> walls.add(chain.ones, chain.twos);
        }
    }
}
