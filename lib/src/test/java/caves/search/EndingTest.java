package caves.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.search.Ending.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndingTest {

    /** All floor: it stays so, or turns all wall and stays, or turns over at each step, or is not stepped far enough to tell. */
    @ParameterizedTest
    @CsvSource({
        "B/S*stable(9), FIXED, 0",
        "B012345678/S012345678*stable(9), FIXED, 1",
        "B012345678/S*stable(9), FLICKER, 0",
        "B012345678/S*stable(1), UNSETTLED, 1",
        "B012345678/S012345678*stable(1), UNSETTLED, 1",
        "B/S*stable(0), UNSETTLED, 0",
    })
    void aMapOfFloor(String phase, Kind kind, int step) {
        assertEquals(new Ending(kind, step), Ending.of(Recipe.parse("5x70 noise=0 " + phase + " moore outside=floor"), 42));
    }

    /** The step is the first from which on nothing new comes. */
    @ParameterizedTest
    @ValueSource(strings = {"B5678/S5678", "B5678/S45678"})
    void theChaptersCavesEndFixedOrFlicker(String rule) {
        Recipe recipe = Recipe.parse("45x70 noise=0.45 " + rule + "*stable(200) moore outside=floor ring");
        for (long seed = 0; seed < 20; seed++) {
            Ending ending = Ending.of(recipe, seed);
            List<Grid> grids = recipe.generations(seed);
            int period = ending.kind() == Kind.FIXED ? 1 : 2, step = ending.step();
            assertEquals(grids.get(step), grids.get(step + period), ending::toString);
            assertEquals(step + 1, grids.stream().distinct().count() - (period - 1), ending::toString);
        }
    }

    @Test
    void seedFourteenOfClassicFlickers() {
        Recipe classic = Recipe.parse("90x140 noise=0.45 B5678/S45678*stable(100) moore outside=floor ring");
        assertEquals(Kind.FLICKER, Ending.of(classic, 14).kind());
        assertEquals(new Ending(Kind.FIXED, 24), Ending.of(classic, 0));
    }
}
