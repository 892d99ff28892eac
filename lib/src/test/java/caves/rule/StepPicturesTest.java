package caves.rule;

import static caves.testing.Pictures.step;

import caves.grid.Neighbourhood;
import caves.grid.Outside;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What one step does, seen in pictures. */
class StepPicturesTest {
    private static final String CLASSIC = "B5678/S45678";
    private static final String STRICT = "B5678/S5678";

    @Test
    void aLoneWallVanishes() {
        step("""
                ...
                .#.
                ...
                """).with(CLASSIC).gives("""
                ...
                ...
                ...
                """);
    }

    @Test
    void aLoneFloorFillsUpAndTheCornersOfTheMapWearOff() {
        step("""
                #####
                #####
                ##.##
                #####
                #####
                """).with(CLASSIC).gives("""
                .###.
                #####
                #####
                #####
                .###.
                """);
    }

    @Test
    @DisplayName("outside=wall: a lone wall vanishes and the corners of the room close")
    void aLoneWallWithWallOutside() {
        step("""
                ...
                .#.
                ...
                """).with(CLASSIC).outside(Outside.WALL).gives("""
                #.#
                ...
                #.#
                """);
    }

    @Test
    @DisplayName("outside=wall: an empty room closes in its corners, which see five walls, and nowhere else")
    void cornersClose() {
        step("""
                .....
                .....
                .....
                .....
                """).with(STRICT).outside(Outside.WALL).gives("""
                #...#
                .....
                .....
                #...#
                """);
    }

    @Test
    void theRingIsSetAfterTheStepAndNotSeenByIt() {
        step("""
                .....
                .....
                .....
                .....
                """).with("B345678/S345678").ringed().gives("""
                #####
                #...#
                #...#
                #####
                """);
    }

    @Test
    @DisplayName("vonneumann: a lone wall grows into a plus")
    void aPlus() {
        step("""
                .....
                .....
                ..#..
                .....
                .....
                """).on(Neighbourhood.VON_NEUMANN).with("B1/S0").gives("""
                .....
                ..#..
                .###.
                ..#..
                .....
                """);
    }

    @Test
    @DisplayName("hex: in an even row a lone wall grows to its left above and below")
    void aRosetteInAnEvenRow() {
        step("""
                .....
                .....
                ..#..
                .....
                .....
                """).on(Neighbourhood.HEX).with("B1/S0").gives("""
                .....
                .##..
                .###.
                .##..
                .....
                """);
    }

    @Test
    @DisplayName("hex: in an odd row a lone wall grows to its right above and below")
    void aRosetteInAnOddRow() {
        step("""
                ....
                .#..
                ....
                ....
                """).on(Neighbourhood.HEX).with("B1/S0").gives("""
                .##.
                ###.
                .##.
                ....
                """);
    }

    @Test
    @DisplayName("+R2<=1: a lone wall stays, and where no wall is near, rock grows")
    void theTwoStepClause() {
        step("""
                #.........
                ..........
                ...#......
                ..........
                ..........
                """).with("B/S+R2<=1").gives("""
                #..#######
                #..#######
                #..#######
                ##########
                ##########
                """);
    }

    @Test
    @DisplayName("+R2c<=0: the four corners of the block do not count")
    void theTwoStepClauseWithoutCorners() {
        step("""
                .....
                .....
                ..#..
                .....
                .....
                """).with("B/S+R2c<=0").gives("""
                #...#
                .....
                .....
                .....
                #...#
                """);
    }

    @Test
    @DisplayName("+R2<=2: past the edge the clause sees what the outside says")
    void theTwoStepClauseAtTheEdge() {
        step("...").with("B/S+R2<=22").outside(Outside.WALL).gives("###");
        step("...").with("B/S+R2<=21").outside(Outside.WALL).gives("...");
        step("...").with("B/S+R2<=0").outside(Outside.FLOOR).gives("###");
    }
}
