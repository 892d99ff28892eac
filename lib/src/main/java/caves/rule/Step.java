package caves.rule;

import caves.grid.BandSource;
import caves.grid.Grid;
import caves.grid.Neighbourhood;

/**
 * One step of an automaton on a band of rows, {@link Chains chain} by chain.
 *
 * <p>Each chain is added up once, from left to right, and serves three: for its own cells it has the walls beside them, for the
 * cells above and below the walls among the three next to theirs. The smaller neighbourhoods leave some of the corners out,
 * which ones depends on the row.
 */
final class Step {
    /** A band has about as many cells. A smaller map is one band, and so left to its thread: a search has work for the others. */
    private static final int BAND = 1 << 22;

    private final Automaton automaton;
    private final Chains chains;
    /** How many rows away a cell can see. */
    private final int reach;
    private final Chain[] kept;
    private final Decision decision;
    private final FewWalls fewWalls;
    private final long[] ones, twos, fours, eights, next;

    static Grid of(Automaton automaton, Grid grid) {
        return of(automaton, grid, grid.cells() <= BAND ? grid.rows() : Math.max(1, BAND / grid.cols()));
    }

    static Grid of(Automaton automaton, Grid grid, int rowsPerBand) {
        return Grid.ofBands(grid.rows(), grid.cols(), rowsPerBand,
                (from, to, into) -> new Step(automaton, new Chains(grid, automaton.outside(), from, to)).write(into));
    }

    private Step(Automaton automaton, Chains chains) {
        this.automaton = automaton;
        this.chains = chains;
        int length = chains.length();
        reach = automaton.rule().twoStep().isPresent() ? 2 : 1;
        kept = new Chain[2 * reach + 1];
        for (int i = 0; i < kept.length; i++) kept[i] = new Chain(length, reach);
        decision = new Decision(automaton.rule(), length);
        fewWalls = automaton.rule().twoStep().map(clause -> new FewWalls(clause, length)).orElse(null);
        ones = new long[length];
        twos = new long[length];
        fours = new long[length];
        eights = new long[length];
        next = new long[length];
    }

    private void write(BandSource.RowSink into) {
        for (int chain = -reach; chain < reach; chain++) read(chain);
        for (int chain = 0; chain < chains.count(); chain++) {
            read(chain + reach);
            count(kept(chain - 1), kept(chain), kept(chain + 1));
            decision.decide(kept(chain).cells, ones, twos, fours, eights, next);
            if (fewWalls != null)
                fewWalls.addTo(next, kept(chain - 2), kept(chain - 1), kept(chain), kept(chain + 1), kept(chain + 2));
            chains.write(chain, next, automaton.ring(), into);
        }
    }

    private Chain kept(int chain) {
        return kept[(chain + reach) % kept.length];
    }

    private void read(int chain) {
        Neighbourhood neighbourhood = automaton.neighbourhood();
        int below = chains.row(chain) + 1;
        chains.read(chain, kept(chain).cells);
        kept(chain).add(neighbourhood.counts(below, -1, -1), neighbourhood.counts(below, -1, 1));
    }

    private void count(Chain above, Chain here, Chain below) {
        long[] carry = eights;
        Digits.add(above.ones, here.besideOnes, below.ones, ones, carry);
        Digits.add(above.twos, here.besideTwos, below.twos, twos, fours);
        Digits.add(twos, carry, twos, carry);
        Digits.add(fours, carry, fours, eights);
    }
}
