package caves.recipe;

import static caves.testing.Refusals.refuses;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A token that is not understood is refused: the message names it and what was allowed in its place. */
class RecipeTokenRefusalsTest {
    private static final String[] GOOD = {"9x14", "noise=0.45", "B5678/S5678*4", "moore", "outside=floor", "ring"};

    @ParameterizedTest
    @ValueSource(strings = {
        "0x14", "9x0", "9X14", "9x", "x14", "9", "9x14x2", "-9x14", "+9x14", "09x14", "9x014", "9.0x14", "9\u00d714", "9*14",
        "\u0669x14", "2147483648x14", "9x99999999999999999999",
    })
    void aSize(String bad) {
        refusesToken(0, bad, bad.matches("[0-9x]{12,}") ? "2147483647" : "<rows>x<cols>");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "0.45", "noise=", "noise=.45", "noise=1.", "noise=0,45", "noise=4e-1", "noise=-0.1", "noise=-0", "noise=+0.1",
        "noise=1.1", "noise=2", "noise=NaN", "noise=Infinity", "noise=0.45f", "noise=00.45", "Noise=0.45", "p=0.45",
        "noise=\u0660.5", "noise=0x1p-1", "noise=perlin(8)", "noise=simplex()", "noise=45%",
    })
    void aNoise(String bad) {
        refusesToken(1, bad, "noise=<p>");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "B5/S5", "B5/S5*", "B5/S5*-1", "B5/S5*+1", "B5/S5*04", "B5/S5*4.0", "B5/S5**4", "B5/S5*\u0664", "4*B5/S5", "*4",
        "B5/S5*stable", "B5/S5*stable()", "B5/S5*stable(-1)", "B5/S5*stable(01)", "B5/S5*Stable(3)", "B5/S5*stable(3",
        "B5*4", "B65/S5*4", "B55/S5*4", "B9/S5*4", "b5/s5*4", "strict*4", "B5/S5+R2<=26*4", "B5/S5+R2c<=22*4",
        "B5/S5+R2<2*4", "B5/S5*4+R2<=2",
    })
    void aPhase(String bad) {
        refusesToken(2, bad, "<rule>*<steps>", "stable(<max>)", "+R2<=<k>", "+R2c<=<k>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"B5678/S5678*2147483648", "B5678/S5678*stable(99999999999)"})
    void aNumberOfStepsThatOverflows(String bad) {
        refusesToken(2, bad, "2147483647");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Moore", "MOORE", "4", "outside=floor", "ring", "neumann", "von-neumann", "VON_NEUMANN", "Hex", "hexagonal"})
    void aNeighbourhoodThatIsNone(String bad) {
        refusesToken(3, bad, "moore", "vonneumann", "hex");
    }

    @ParameterizedTest
    @ValueSource(strings = {"outside=", "outside=Floor", "outside=WALL", "outside=torus", "floor", "outside", "ring"})
    void anOutside(String bad) {
        refusesToken(4, bad, "outside=floor", "outside=wall", "outside=wrap");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ring", "ring1", "noring", "none", "ring=1"})
    void aRing(String bad) {
        refusesToken(5, bad, "ring", "ring0");
    }

    /** The good line with one token changed is refused, naming that token and all that was {@code allowed}. */
    private static void refusesToken(int place, String bad, Object... allowed) {
        String[] tokens = GOOD.clone();
        tokens[place] = bad;
        String line = String.join(" ", tokens);
        refuses(() -> Recipe.parse(line), "'" + bad + "'");
        refuses(() -> Recipe.parse(line), allowed);
    }
}
