package caves.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Grid.CellTest;
import caves.testing.Any;
import caves.testing.SlowRegions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegionsTest {

    @Test
    void areThoseOfASlowFlood() {
        Set<Integer> regionsMet = new HashSet<>();
        qt().forAll(Any.grid()).checkAssert(grid -> {
            assertEquals(SlowRegions.of(grid), Regions.of(grid).all());
            regionsMet.add(Math.min(2, Regions.of(grid).count()));
        });
        assertEquals(Set.of(0, 1, 2), regionsMet, "the examples have maps of no, one and several regions");
    }

    @ParameterizedTest(name = "{0} has {1}")
    @CsvSource({
        "..###/..###/##.../##...,               2 of 4 and 6",
        "####/#.##/##.#/####,                   2 of 1 and 1",
        "####/##.#/#.##/####,                   2 of 1 and 1",
        ".#./#.#/.#.,                           5 of 1 and 1 and 1 and 1 and 1",
        "...../.###./.#.#./.###./.....,         2 of 16 and 1",
        "####/#..#/#.##/#..#/####,              1 of 5",
        "#.#.#/#.#.#/#...#,                     1 of 7",
        "#.#.#.#/#.#.#.#/#.#...#/#...###,       1 of 13",
        ".#./.#./.#.,                           2 of 3 and 3",
        "...,                                   1 of 3",
        "#,                                     0 of ",
    })
    void areJoinedOverEdgesNeverOverCornersAndNeverPastTheMap(String map, String regions) {
        Regions found = Regions.of(Grid.parse(map.replace('/', '\n')));
        String sizes = String.join(" and ", found.all().stream().map(region -> "" + region.size()).toList());
        assertEquals(regions.strip(), (found.count() + " of " + sizes).strip());
    }

    @Test
    void aRegionKnowsItsFirstCellItsSizeAndWhatItSpans() {
        Regions regions = Regions.of(Grid.parse("""
                ###.###
                #.#.###
                #...#.#
                """));
        Region winding = new Region(new Cell(0, 3), 6, 0, 1, 2, 3), alone = new Region(new Cell(2, 5), 1, 2, 5, 2, 5);
        assertEquals(List.of(winding, alone), regions.all());
    }

    @Test
    void theLargestIsTheFirstInScanOrderAmongEquals() {
        Regions regions = Regions.of(Grid.parse("""
                .##..
                ###..
                ..###
                ..#..
                """));
        assertEquals(new Cell(0, 3), regions.largest().orElseThrow().first());
        assertEquals((1 + 4 + 4 + 2) / 4., regions.meanSize());
    }

    static List<CellTest> hardForAFlood() {
        return List.of((row, col) -> false,
                (row, col) -> (row + col) % 2 == 0,
                (row, col) -> row % 2 == 1 && col != (row % 4 == 1 ? 1999 : 0),
                (row, col) -> col % 2 == 1 && row != 1999,
                (row, col) -> Math.max(Math.abs(row - 1000), Math.abs(col - 1000)) % 2 == 1);
    }

    @ParameterizedTest
    @MethodSource("hardForAFlood")
    @DisplayName("2000 x 2000 in a thread with a stack of 256 KB: an open room, a checkerboard, a long corridor, a comb, rings")
    void aSmallStackIsEnough(CellTest isWall) throws InterruptedException, ExecutionException {
        Grid grid = Grid.of(2000, 2000, isWall);
        FutureTask<Regions> regions = new FutureTask<>(() -> Regions.of(grid));
        new Thread(null, regions, "small stack", 256 * 1024).start();
        assertEquals(grid.cells() - grid.wallCount(), regions.get().all().stream().mapToLong(Region::size).sum());
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65, 128})
    void crossTheEdgesOfWords(int cols) {
        assertEquals(1, Regions.of(Grid.of(1, cols, (row, col) -> false)).count());
        assertEquals((cols + 1) / 2, Regions.of(Grid.of(1, cols, (row, col) -> col % 2 == 1)).count());
    }
}
