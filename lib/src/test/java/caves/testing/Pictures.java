package caves.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.rule.Rule;

/**
 * A test as two pictures: {@code step(before).with("B5678/S45678").gives(after)}. Outside is floor and there is no ring
 * unless said.
 */
public record Pictures(Grid before, Rule rule, Outside outside, Ring ring) {

    public static Pictures step(String before) {
        return new Pictures(Grid.parse(before), Rule.parse("B/S"), Outside.FLOOR, Ring.NONE);
    }

    public Pictures with(String rule) {
        return new Pictures(before, Rule.parse(rule), outside, ring);
    }

    public Pictures outside(Outside outside) {
        return new Pictures(before, rule, outside, ring);
    }

    public Pictures ringed() {
        return new Pictures(before, rule, outside, Ring.EVERY_STEP);
    }

    public void gives(String after) {
        assertEquals(after.strip(), Moore.of(rule, outside, ring).step(before).toString());
    }
}
