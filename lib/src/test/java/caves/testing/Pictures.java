package caves.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.rule.Automaton;
import caves.rule.Rule;

/**
 * A test as two pictures: {@code step(before).with("B5678/S45678").gives(after)}. The neighbourhood is Moore, outside is floor
 * and there is no ring unless said.
 */
public record Pictures(Grid before, Automaton automaton) {

    public static Pictures step(String before) {
        return new Pictures(Grid.parse(before), Moore.of(Rule.parse("B/S"), Outside.FLOOR, Ring.NONE));
    }

    public Pictures with(String rule) {
        return new Pictures(before, new Automaton(Rule.parse(rule), automaton.neighbourhood(), automaton.outside(), automaton.ring()));
    }

    public Pictures on(Neighbourhood neighbourhood) {
        return new Pictures(before, new Automaton(automaton.rule(), neighbourhood, automaton.outside(), automaton.ring()));
    }

    public Pictures outside(Outside outside) {
        return new Pictures(before, new Automaton(automaton.rule(), automaton.neighbourhood(), outside, automaton.ring()));
    }

    public Pictures ringed() {
        return new Pictures(before, new Automaton(automaton.rule(), automaton.neighbourhood(), automaton.outside(), Ring.EVERY_STEP));
    }

    public void gives(String after) {
        assertEquals(after.strip(), automaton.step(before).toString());
    }
}
