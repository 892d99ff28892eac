package caves.testing;

import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.rule.Automaton;
import caves.rule.Rule;

/** Automata that count all eight neighbours. */
public final class Moore {
    private Moore() {}

    public static Automaton of(Rule rule, Outside outside, Ring ring) {
        return new Automaton(rule, Neighbourhood.MOORE, outside, ring);
    }
}
