package caves.rule;

import static caves.testing.Pictures.step;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.testing.Moore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Maps so small that a cell sees past the edge on both sides, or itself. */
class TinyMapsTest {

    @ParameterizedTest(name = "{0} outside={1}: cell ({2}, {3}) counts {4}")
    @CsvSource({
        "#,                FLOOR, 0, 0, 0", "#,                WALL, 0, 0, 8", "#,                WRAP, 0, 0, 8",
        "'.',              FLOOR, 0, 0, 0", "'.',              WALL, 0, 0, 8", "'.',              WRAP, 0, 0, 0",
        "#..,              FLOOR, 0, 1, 1", "#..,              WALL, 0, 1, 7", "#..,              WRAP, 0, 1, 3",
        "#..,              FLOOR, 0, 0, 0", "#..,              WALL, 0, 0, 7", "#..,              WRAP, 0, 0, 2",
        "#/./.,            FLOOR, 1, 0, 1", "#/./.,            WALL, 1, 0, 7", "#/./.,            WRAP, 2, 0, 3",
        "#./..,            FLOOR, 1, 1, 1", "#./..,            WALL, 1, 1, 6", "#./..,            WRAP, 1, 1, 4",
        "#./..,            WRAP, 0, 0, 0",  "#./..,            WRAP, 0, 1, 2", "#./..,            WRAP, 1, 0, 2",
        "#../.../...,      FLOOR, 2, 2, 0", "#../.../...,      WALL, 2, 2, 5", "#../.../...,      WRAP, 2, 2, 1",
        "#../.../...,      WRAP, 0, 0, 0",  "'#.',             WRAP, 0, 0, 2", "'#.',             WRAP, 0, 1, 6",
    })
    void aCellCountsWhatItSees(String map, Outside outside, int row, int col, int walls) {
        Automaton automaton = Moore.of(Rule.parse("B/S"), outside, Ring.NONE);
        assertEquals(walls, automaton.wallsAround(Grid.parse(map.replace('/', '\n')), new Cell(row, col)));
    }

    @Test
    void onATorusOfOneCellAWallSeesItselfEightTimes() {
        step("#").with("B/S8").outside(Outside.WRAP).gives("#");
        step("#").with("B/S01234567").outside(Outside.WRAP).gives(".");
        step(".").with("B0/S").outside(Outside.WRAP).gives("#");
    }

    @Test
    void onATorusOfOneRowACellSeesItselfTwiceAndEachNeighbourThreeTimes() {
        step("#...").with("B3/S2").outside(Outside.WRAP).gives("##.#");
    }

    @Test
    void onATorusOfOneColumnTheSame() {
        step("#\n.\n.\n.").with("B3/S2").outside(Outside.WRAP).gives("#\n#\n.\n#");
    }

    @Test
    void onATorusOfTwoByTwoTheCornerIsSeenFourTimesAndTheSidesTwice() {
        step("""
                #.
                ..
                """).with("B2/S").outside(Outside.WRAP).gives("""
                .#
                #.
                """);
        step("""
                #.
                ..
                """).with("B4/S0").outside(Outside.WRAP).gives("""
                #.
                .#
                """);
    }

    @Test
    void onATorusOfThreeByThreeEveryCellSeesEveryOtherOnce() {
        step("""
                #..
                ...
                ...
                """).with("B1/S").outside(Outside.WRAP).gives("""
                .##
                ###
                ###
                """);
    }

    @Test
    void withWallOutsideACorridorSeesWallAboveAndBelow() {
        step("....").with("B6/S").outside(Outside.WALL).gives(".##.");
        step("....").with("B7/S").outside(Outside.WALL).gives("#..#");
        step(".").with("B8/S").outside(Outside.WALL).gives("#");
    }

    @ParameterizedTest
    @CsvSource({"'.', #", "'..', ##", "'../..', ##/##", "'.../...', ###/###", "'.../.../...', ###/#.#/###", "'./././.', #/#/#/#"})
    void aRingAroundAMapWithoutInteriorIsTheMap(String before, String after) {
        step(before.replace('/', '\n')).with("B/S").ringed().gives(after.replace('/', '\n'));
    }

    @Test
    void stripesOneWideFlickerOnATorusOfEvenHeight() {
        String even = "####\n....\n####\n....", odd = "....\n####\n....\n####";
        step(even).with("B5678/S5678").outside(Outside.WRAP).gives(odd);
        step(odd).with("B5678/S5678").outside(Outside.WRAP).gives(even);
    }
}
