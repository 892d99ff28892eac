package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.recipe.Recipe;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnobTest {
    private static final String CLASSIC_HEX = "8x14 noise=0.45 B5678/S45678*3 hex outside=floor";

    private static String turned(Knob knob) {
        Recipe recipe = Recipe.parse(CLASSIC_HEX);
        return knob.settings().stream().map(setting -> setting.label() + ": " + setting.turn().apply(recipe)).collect(Collectors.joining("\n"));
    }

    @Test
    void eachSettingSaysWhatItDoesAndLeavesTheRest() {
        assertEquals("""
                0.4: 8x14 noise=0.4 B5678/S45678*3 hex outside=floor
                1: 8x14 noise=1 B5678/S45678*3 hex outside=floor""", turned(Knob.wallProbability(.4, 1)));
        assertEquals("""
                4: 8x14 noise=0.45 B45678/S45678*3 hex outside=floor
                9: 8x14 noise=0.45 B/S*3 hex outside=floor""", turned(Knob.threshold(4, 9)));
        assertEquals("""
                not counted: 8x14 noise=0.45 B5678/S5678*3 hex outside=floor
                counted: 8x14 noise=0.45 B5678/S45678*3 hex outside=floor""", turned(Knob.centre()));
        assertEquals("""
                0: 8x14 noise=0.45 B5678/S45678*0 hex outside=floor
                7: 8x14 noise=0.45 B5678/S45678*7 hex outside=floor""", turned(Knob.steps(0, 7)));
        assertEquals("""
                moore, 5 of 8: 8x14 noise=0.45 B5678/S5678*3 moore outside=floor
                vonneumann, 3 of 4: 8x14 noise=0.45 B345678/S345678*3 vonneumann outside=floor
                hex, 4 of 6: 8x14 noise=0.45 B45678/S45678*3 hex outside=floor""", turned(Knob.neighbourhood()));
        assertEquals("""
                floor: 8x14 noise=0.45 B5678/S45678*3 hex outside=floor
                wall: 8x14 noise=0.45 B5678/S45678*3 hex outside=wall
                wrap: 8x14 noise=0.45 B5678/S45678*3 hex outside=wrap""", turned(Knob.outside()));
        assertEquals("""
                none: 8x14 noise=0.45 B5678/S45678*3 hex outside=floor
                after every step: 8x14 noise=0.45 B5678/S45678*3 hex outside=floor ring
                from the noise on: 8x14 noise=0.45 B5678/S45678*3 hex outside=floor ring0""", turned(Knob.ring()));
        assertEquals("""
                half: 4x7 noise=0.45 B5678/S45678*3 hex outside=floor
                as it is: 8x14 noise=0.45 B5678/S45678*3 hex outside=floor
                twice: 16x28 noise=0.45 B5678/S45678*3 hex outside=floor""", turned(Knob.size()));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "8x14 noise=0.4 B5/S5*4 B6/S6*3 moore outside=floor", "8x14 noise=0.4 B5/S5+R2<=2*4 moore outside=floor",
        "8x14 noise=0.4 B5/S5*stable(9) moore outside=floor",
    })
    void aRecipeThatWouldLoseSomethingIsRefused(String line) {
        Recipe recipe = Recipe.parse(line);
        for (Knob knob : new Knob[] {Knob.threshold(4, 5), Knob.centre(), Knob.steps(1, 2), Knob.neighbourhood()})
            refuses(() -> knob.settings().get(0).turn().apply(recipe), line, "one phase");
    }
}
