package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.testing.Any;
import org.junit.jupiter.api.Test;

class SavedCaveTest {
    private static final Recipe TINY = Recipe.parse("2x3 noise=0.5 B5678/S5678*0 moore outside=floor");
    private static final SavedCave CAVE = new SavedCave(TINY, 7, Grid.parse("#.#\n..#"));

    @Test
    void everyFormReadsBackEqual() {
        qt().withExamples(100).forAll(Any.repairedRecipe(), Any.seed()).checkAssert((recipe, seed) -> {
            SavedCave cave = SavedCave.of(recipe, seed);
            assertEquals(cave, SavedCave.parseText(cave.toText()));
            assertEquals(cave, SavedCave.parseCsv(cave.toCsv()));
            assertEquals(cave, SavedCave.parseTiled(cave.toTiled()));
            assertTrue(cave.isAsMade());
        });
    }

    @Test
    void theFormsAreWhatOthersRead() {
        assertEquals("recipe: " + TINY + "\nseed: 7\n\n#.#\n..#\n", CAVE.toText());
        assertEquals("# recipe: " + TINY + "\n# seed: 7\n1,0,1\n0,0,1\n", CAVE.toCsv());
        String tiled = CAVE.toTiled();
        assertTrue(tiled.startsWith("{\"width\":3,\"height\":2,\"type\":\"map\",\"version\":\"1.10\",\"infinite\":false,"
                + "\"orientation\":\"orthogonal\""), tiled);
        assertTrue(tiled.contains("{\"name\":\"seed\",\"type\":\"string\",\"value\":\"7\"}"), tiled);
        assertTrue(tiled.contains("\"data\":[2,1,2,1,1,2]"), tiled);
        String hex = SavedCave.of(Recipe.parse("4x4 noise=0.5 B456/S456*1 hex outside=floor"), 1).toTiled();
        assertTrue(hex.contains("\"orientation\":\"hexagonal\"") && hex.contains("\"staggeraxis\":\"y\",\"staggerindex\":\"odd\""), hex);
    }

    @Test
    void anEditedCaveIsNotAsMade() {
        SavedCave made = SavedCave.of(TINY, 7);
        assertFalse(new SavedCave(TINY, 7, made.grid().inverse()).isAsMade());
    }

    @Test
    void whatIsNoCaveIsRefused() {
        refuses(() -> new SavedCave(TINY, 7, Grid.parse("#.#")), "1x3", TINY);
        refuses(() -> SavedCave.of(TINY, -1), "-1");
        refuses(() -> SavedCave.parseText("#.#\n..#"), "'recipe: ...'");
        refuses(() -> SavedCave.parseText(CAVE.toText().replace("seed: 7", "seed: x")), "'x'");
        refuses(() -> SavedCave.parseText(CAVE.toText().replace("recipe:", "recipes:")), "recipes:", "'recipe: ...'");
        refuses(() -> SavedCave.parseCsv(CAVE.toCsv().replace("1,0,1", "1,2,1")), "'2'", "'1' wall and '0' floor");
        refuses(() -> SavedCave.parseCsv(""), "# recipe");
        refuses(() -> SavedCave.parseTiled("{"), "no JSON");
        refuses(() -> SavedCave.parseTiled("{}"), "'tilelayer'");
        refuses(() -> SavedCave.parseTiled(CAVE.toTiled().replace("[2,1,2", "[2,3,2")), "tile 3", "row 0, column 1");
        refuses(() -> SavedCave.parseTiled(CAVE.toTiled().replace("[2,1,2", "[2,1")), "2 x 3");
        refuses(() -> SavedCave.parseTiled(CAVE.toTiled().replace("\"recipe\"", "\"recipes\"")), "'recipe'");
    }
}
