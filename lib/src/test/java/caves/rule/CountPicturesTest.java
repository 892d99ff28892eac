package caves.rule;

import static caves.testing.Pictures.step;

import org.junit.jupiter.api.Test;

/** At which count a cell changes, seen in pictures of its whole neighbourhood: past the edge is floor. */
class CountPicturesTest {
    private static final String CLASSIC = "B5678/S45678";
    private static final String STRICT = "B5678/S5678";

    @Test
    void aWallWithExactlyThreeWallNeighboursVanishesUnderClassic() {
        step("""
                ##.
                .#.
                #..
                """).with(CLASSIC).gives("""
                ...
                ...
                ...
                """);
    }

    @Test
    void aWallWithExactlyFourWallNeighboursStaysUnderClassic() {
        step("""
                ##.
                .#.
                #.#
                """).with(CLASSIC).gives("""
                ...
                .#.
                ...
                """);
    }

    @Test
    void aWallWithExactlyFourWallNeighboursVanishesUnderStrict() {
        step("""
                ##.
                .#.
                #.#
                """).with(STRICT).gives("""
                ...
                ...
                ...
                """);
    }

    @Test
    void aFloorWithExactlyFourWallNeighboursStaysOpen() {
        step("""
                #.#
                ...
                #.#
                """).with(CLASSIC).gives("""
                ...
                ...
                ...
                """);
    }

    @Test
    void aFloorWithExactlyFiveWallNeighboursCloses() {
        step("""
                #.#
                ...
                ###
                """).with(STRICT).gives("""
                ...
                .#.
                ...
                """);
    }

    @Test
    void aCellNeverCountsItself() {
        step("""
                ...
                .#.
                ...
                """).with("B1/S0").gives("""
                ###
                ###
                ###
                """);
    }
}
