package caves.rule;

import static caves.testing.Pictures.step;

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
}
