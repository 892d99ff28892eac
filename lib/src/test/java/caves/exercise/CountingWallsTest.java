package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.grid.Grid;
import caves.grid.Ring;
import caves.recipe.Recipe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountingWallsTest {

    /** Counted by hand. */
    @Test
    void theNineCounts() {
        right(CountingWalls.nineCounts(4, 3, 6, 7, 4, 5, 6, 4, 4), "all 9");
    }

    @Test
    void theFirstWrongCountIsNamed() {
        notYet(CountingWalls.nineCounts(0, 0, 0, 0, 0, 0, 0, 0, 0), "(1, 1)", "too few");
        notYet(CountingWalls.nineCounts(4, 3, 6, 8, 4, 5, 6, 4, 0), "(2, 1)", "too many");
        notYet(CountingWalls.nineCounts(4, 3, 6, 7, 4, 5, 6, 4, 3), "(3, 3)", "too few");
    }

    @Test
    void whoCountsTheCellItselfIsAskedAboutIt() {
        notYet(CountingWalls.nineCounts(5, 4, 6, 7, 5, 5, 7, 5, 4), "(1, 1)", "the cell itself");
    }

    @Test
    void nineCellsTakeNineCounts() {
        notYet(CountingWalls.nineCounts(), "0 counts for 9 cells");
        notYet(CountingWalls.nineCounts(4, 3, 6, 7, 4, 5, 6, 4, 4, 4), "10 counts for 9 cells");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 9})
    void noCellHasSuchACount(int count) {
        refuses(() -> CountingWalls.nineCounts(count, 0, 0, 0, 0, 0, 0, 0, 0), count, "0 .. 8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"###\n##.\n...", "#.#\n.#.\n#.#", "...\n##.\n###"})
    void aWallWithFourWallNeighboursPartsTheRules(String pattern) {
        right(CountingWalls.rulesDiffer(Grid.parse(pattern)), "a wall cell with 4", "floor by strict", "wall by classic");
    }

    @Test
    void aFloorCellWithFourDoesNot() {
        notYet(CountingWalls.rulesDiffer(Grid.parse("#.#\n...\n#.#")), "4 wall neighbours", "both rules make it floor");
    }

    @ParameterizedTest
    @ValueSource(strings = {"...\n...\n...,0", "###\n#.#\n.#.,6", "###\n###\n###,8", "###\n.#.\n...,3"})
    void anotherCountIsNamed(String patternAndCount) {
        String[] parts = patternAndCount.split(",");
        notYet(CountingWalls.rulesDiffer(Grid.parse(parts[0])), "has " + parts[1] + " wall neighbours", "exactly 4");
    }

    @Test
    void aPictureOfAnotherSizeIsNamed() {
        notYet(CountingWalls.rulesDiffer(CountingWalls.MAP), "5x5", "3x3");
    }

    @Test
    void theEdgeMattersWithoutARing() {
        right(CountingWalls.edgeMatters(Recipe.CHAPTER_STRICT.withRing(Ring.NONE)), "20 of 20", "outside=floor");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void theEdgeCannotMatterWithOne(Ring ring) {
        notYet(CountingWalls.edgeMatters(Recipe.CHAPTER_CLASSIC.withRing(ring)), "none of 20 seeds", "only the outermost", "the ring");
    }

    @ParameterizedTest
    @ValueSource(strings = {"B5678/S5678*0", "B/S*3", "B012345678/S012345678*stable(5)"})
    void norWhenNoCellActsOnWhatItSees(String phase) {
        notYet(CountingWalls.edgeMatters(Recipe.parse("9x9 noise=0.45 " + phase + " moore outside=wrap")), "no ring", "a step");
    }
}
