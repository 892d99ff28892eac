package caves.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Grid.CellTest;
import caves.testing.Any;
import caves.testing.SlowRegions;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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
        Set<String> met = new HashSet<>();
        qt().forAll(Any.grid(), arbitrary().enumValues(Movement.class)).checkAssert((grid, movement) -> {
            assertEquals(SlowRegions.of(grid, movement), Regions.of(grid, movement).all());
            met.add(movement + " " + Math.min(2, Regions.of(grid, movement).count()));
        });
        assertEquals(6, met.size(), "the examples have maps of no, one and several regions, on squares and hexagons: " + met);
    }

    @Test
    void whatIsKnownAtOnceIsWhatTheRegionsSay() {
        qt().forAll(Any.grid(), arbitrary().enumValues(Movement.class)).checkAssert((grid, movement) -> {
            Regions counted = Regions.of(grid, movement);
            List<Region> all = Regions.of(grid, movement).all();
            assertEquals(all.size(), counted.count());
            assertEquals(grid.cells() - grid.wallCount(), counted.floorCount());
            assertEquals(all.stream().map(Region::size).toList(), all.stream().map(region -> counted.size(region.label())).toList());
            assertEquals(all.stream().mapToLong(Region::size).max().orElse(0), counted.largestSize());
            assertEquals(counted.largestSize(), counted.largest().map(Region::size).orElse(0L));
        });
    }

    @Test
    void everyCellKnowsItsRegion() {
        qt().forAll(Any.smallGrid(), arbitrary().enumValues(Movement.class)).checkAssert((grid, movement) -> {
            Regions regions = Regions.of(grid, movement);
            for (int row = -1; row <= grid.rows(); row++)
                for (int col = -1; col <= grid.cols(); col++) {
                    Cell cell = new Cell(row, col);
                    Optional<Region> holder = SlowRegions.of(grid, movement).stream()
                            .filter(region -> region.cells().contains(cell)).findFirst();
                    assertEquals(holder, regions.at(cell));
                    assertEquals(holder.map(Region::size).orElse(0L), regions.sizeAt(cell));
                    for (Region region : regions.all()) assertEquals(region.cells().contains(cell), region.contains(cell));
                }
        });
    }

    @Test
    void onlySomeRegionsLeavesTheirCellsAndNoOthers() {
        qt().forAll(Any.grid(), arbitrary().enumValues(Movement.class)).checkAssert((grid, movement) -> {
            Regions regions = Regions.of(grid, movement);
            Set<Cell> kept = new HashSet<>();
            regions.all().stream().filter(region -> region.label() % 2 == 1).forEach(region -> kept.addAll(region.cells()));
            assertEquals(Grid.of(grid.rows(), grid.cols(), (row, col) -> !kept.contains(new Cell(row, col))),
                    regions.only(label -> label % 2 == 1));
            assertEquals(grid, regions.only(label -> true));
        });
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
        "......./######./.....#./.###.#./.#...#./.#####./......., 1 of 31",
        ".#./.#./.#.,                           2 of 3 and 3",
        "...,                                   1 of 3",
        "#,                                     0 of ",
    })
    void areJoinedOverEdgesNeverOverCornersAndNeverPastTheMap(String map, String regions) {
        assertEquals(regions.strip(), inWords(map, Movement.ORTHOGONAL));
    }

    @ParameterizedTest(name = "on hexagons {0} has {1}")
    @CsvSource({
        "####/#.##/##.#/####,   1 of 2",
        "####/##.#/#.##/####,   2 of 1 and 1",
        "#.#/.##/#.#,           1 of 3",
        "#.#/##./###,           2 of 1 and 1",
        "#.#/#.#/.##,           2 of 2 and 1",
        "###/#.#/##./###,       1 of 2",
    })
    void onHexagonsOddRowsLieHalfACellToTheRight(String map, String regions) {
        assertEquals(regions.strip(), inWords(map, Movement.HEX));
    }

    private static String inWords(String map, Movement movement) {
        Regions found = Regions.of(Grid.parse(map.replace('/', '\n')), movement);
        String sizes = String.join(" and ", found.all().stream().map(region -> "" + region.size()).toList());
        return (found.count() + " of " + sizes).strip();
    }

    @Test
    void aRegionKnowsItsCellsAndWhatItSpans() {
        List<Region> regions = Regions.of(Grid.parse("""
                ###.###
                #.#.###
                #...#.#
                """)).all();
        Region winding = regions.get(0);
        assertEquals("[region 0: 6 cells from (0, 3), region 1: 1 cell from (2, 5)]", regions.toString());
        assertEquals(List.of(0, 1, 2, 3), List.of(winding.top(), winding.left(), winding.bottom(), winding.right()));
        assertEquals("[(0, 3), (1, 1), (1, 3), (2, 1), (2, 2), (2, 3)]", winding.cells().toString());
        assertFalse(winding.contains(new Cell(2, 5)));
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
        assertEquals(regions.at(new Cell(1, 4)), regions.largest());
        assertSame(regions.all(), regions.all());
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
        FutureTask<Distances> distances = new FutureTask<>(() -> Distances.from(grid, regions.get().all().get(0).first()));
        new Thread(null, distances, "small stack", 256 * 1024).start();
        assertEquals(regions.get().size(0), distances.get().reached());
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65, 128})
    void crossTheEdgesOfWords(int cols) {
        assertEquals(1, Regions.of(Grid.of(1, cols, (row, col) -> false)).count());
        assertEquals((cols + 1) / 2, Regions.of(Grid.of(1, cols, (row, col) -> col % 2 == 1)).count());
    }
}
