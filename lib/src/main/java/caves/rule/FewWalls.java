package caves.rule;

/** The two-step clause for 64 cells at once: columns of the 5 x 5 block are added first, then five columns side by side. */
final class FewWalls {
    private final PaddedRows rows;
    private final TwoStep clause;
    private final Columns inner;
    private final Columns outer;

    FewWalls(PaddedRows rows, int words, TwoStep clause) {
        this.rows = rows;
        this.clause = clause;
        inner = new Columns(words + 2);
        outer = new Columns(words + 2);
    }

    /** Sets to wall the cells of a row whose blocks have few. */
    void addTo(int row, long[] next) {
        inner.read(rows, row, 2);
        outer.read(rows, row, clause.corners() == TwoStep.Corners.COUNTED ? 2 : 1);
        for (int i = 0; i < next.length; i++) {
            Tally walls = new Tally();
            outer.addLeft(i, 2, walls);
            inner.addLeft(i, 1, walls);
            inner.addHere(i, walls);
            inner.addRight(i, 1, walls);
            outer.addRight(i, 2, walls);
            next[i] |= walls.atMost(clause.most());
        }
    }

    /** For each cell of a padded row, the walls in it and so many rows above and below. */
    private static final class Columns {
        private final long[] ones;
        private final long[] twos;
        private final long[] fours;

        Columns(int words) {
            ones = new long[words];
            twos = new long[words];
            fours = new long[words];
        }

        void read(PaddedRows rows, int row, int reach) {
            long[] far = rows.at(row - reach), above = rows.at(row - 1), here = rows.at(row), below = rows.at(row + 1);
            long[] deep = rows.at(row + reach);
            long twoSteps = reach == 2 ? -1L : 0;
            for (int i = 0; i < ones.length; i++) {
                Tally walls = new Tally();
                walls.add(far[i] & twoSteps);
                walls.add(above[i]);
                walls.add(here[i]);
                walls.add(below[i]);
                walls.add(deep[i] & twoSteps);
                ones[i] = walls.ones;
                twos[i] = walls.twos;
                fours[i] = walls.fours;
            }
        }

        void addHere(int i, Tally walls) {
            walls.add(ones[i + 1], twos[i + 1], fours[i + 1]);
        }

        void addLeft(int i, int by, Tally walls) {
            walls.add(left(ones, i, by), left(twos, i, by), left(fours, i, by));
        }

        void addRight(int i, int by, Tally walls) {
            walls.add(right(ones, i, by), right(twos, i, by), right(fours, i, by));
        }

        private static long left(long[] row, int i, int by) {
            return row[i + 1] << by | row[i] >>> -by;
        }

        private static long right(long[] row, int i, int by) {
            return row[i + 1] >>> by | row[i + 2] << -by;
        }
    }
}
