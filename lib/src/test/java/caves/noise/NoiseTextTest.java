package caves.noise;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.testing.Any;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoiseTextTest {

    @Test
    void parseIsTheInverseOfToString() {
        qt().forAll(Any.noise()).checkAssert(noise -> assertEquals(noise, Noise.parse(noise.toString())));
    }

    @Test
    void eachFactoryPrintsItsName() {
        assertEquals("0.45", Noise.uniform(.45).toString());
        assertEquals("gradient(0,1,down)", Noise.gradientDown(-0., 1).toString());
        assertEquals("gradient(0.3,0.00001,right)", Noise.gradientRight(.3, 1e-5).toString());
        assertEquals("perlin(0.45,12,3)", Noise.perlin(.45, 12, 3).toString());
        assertEquals("simplex(1,1000000,8)", Noise.simplex(1, 1_000_000, 8).toString());
        assertEquals("perlin(>-0.25,12,3)", Noise.perlinAbove(-.25, 12, 3).toString());
        assertEquals("simplex(>0,12,1)", Noise.simplexAbove(-0., 12, 1).toString());
        assertEquals("perlin(>1.5,12,3)", Noise.parse("perlin(>1.50,12,3)").toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "perlin", "perlin()", "perlin(0.45)", "perlin(0.45,12)", "perlin(0.45,12,3,1)", "perlin(0.45,12,3", "perlin(0.45, 12,3)",
        "perlin(.45,12,3)", "perlin(45%,12,3)", "perlin(0.45,12.5,3)", "perlin(0.45,012,3)", "perlin(0.45,0,3)", "perlin(0.45,12,0)",
        "Perlin(0.45,12,3)", "worley(0.45,12,3)", "gradient(0.2,0.7)", "gradient(0.2,0.7,up)", "gradient(0.2,down)",
        "simplex(0.45,9999999999,3)", "perlin(-0.1,12,3)",
        "perlin(>,12,3)", "perlin(>+0.1,12,3)", "perlin(>.1,12,3)", "perlin(> 0.1,12,3)", "perlin(<0.1,12,3)", "simplex(>1e-1,12,3)",
        "0.45 ", "1e-1", "-0.1",
    })
    void whatIsNotUnderstoodIsRefused(String text) {
        refuses(() -> Noise.parse(text), "'" + text + "'", "<p>", "gradient(<from>,<to>,down)", "perlin(<share>,<size>,<octaves>)",
                "perlin(><level>,<size>,<octaves>)");
    }

    @Test
    void whatIsUnderstoodAndNotAllowedIsRefusedToo() {
        refuses(() -> Noise.parse("2"), "2 is not in [0, 1]");
        refuses(() -> Noise.parse("gradient(0,1.5,down)"), 1.5, "[0, 1]");
        refuses(() -> Noise.parse("perlin(0.45,12,9)"), "9 octaves", "1 .. 8");
        refuses(() -> Noise.parse("perlin(>-2.1,12,3)"), "level -2.1", "[-2, 2]");
        refuses(() -> Noise.parse("perlin(>2.0000000000000000000000001,12,3)"), "2.0000000000000000000000001", "[-2, 2]");
        refuses(() -> Noise.perlinAbove(Double.NaN, 12, 3), "level NaN", "[-2, 2]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"%s", "gradient(%s,0,down)", "gradient(0,%s,right)", "perlin(%s,12,3)"})
    void aDecimalThatADoubleWouldTakeForOneIsRefusedToo(String noise) {
        String over = "1.0000000000000000000000001";
        refuses(() -> Noise.parse(noise.formatted(over)), over, "[0, 1]");
        assertEquals(noise.formatted("1"), Noise.parse(noise.formatted("1.000")).toString());
    }
}
