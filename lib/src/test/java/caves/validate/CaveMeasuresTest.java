package caves.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Bottleneck;
import caves.region.Distances;
import caves.region.LocalWidths;
import caves.region.Movement;
import caves.region.Region;
import caves.testing.Any;
import caves.testing.SlowRegions;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaveMeasuresTest {
    private static final OptionalInt NO_NUMBER = OptionalInt.empty();
    private static final OptionalDouble NO_SHARE = OptionalDouble.empty();

    private static final Grid BY_HAND = Grid.parse("""
            #########
            #..##..##
            #.......#
            #.......#
            ####..#.#
            #.##.##.#
            #########
            """);

    @Test
    void theMapInTheDocumentation() {
        CaveMeasures measures = CaveMeasures.of(BY_HAND, new Cell(3, 1), new Cell(3, 7));
        assertEquals(new CaveMeasures(24. / 63, OptionalDouble.of(23. / 24), 2, 34, OptionalInt.of(6), OptionalInt.of(1),
                39. / 63, OptionalDouble.of(11. / 35), OptionalDouble.of(23. / 24), OptionalInt.of(10), OptionalInt.of(2)), measures);
        assertEquals(measures, CaveMeasures.of(BY_HAND));
        assertEquals("floor fraction 0.381, largest fraction 0.9583, regions 2, boundary length 34, shortest path 6, minimum local width 1, "
                + "wall fraction 0.619, interior wall fraction 0.3143, connected fraction 0.9583, farthest pair 10, bottleneck width 2",
                measures.toString());
    }

    @Test
    void aRowHasANumberOrNoneUnderEachName() {
        assertEquals(CaveMeasures.names().size(), CaveMeasures.of(BY_HAND).numbers().size());
        assertEquals(OptionalDouble.of(6), CaveMeasures.of(BY_HAND).numbers().get(CaveMeasures.names().indexOf("shortest path")));
        assertEquals("floor fraction 0, largest fraction -, regions 0, boundary length 0, shortest path -, minimum local width -, "
                + "wall fraction 1, interior wall fraction -, connected fraction -, farthest pair -, bottleneck width -",
                CaveMeasures.of(Grid.parse("##")).toString());
    }

    @Test
    void aStartInAWallOrOffTheMapIsNeverANumber() {
        for (Cell nowhere : List.of(new Cell(0, 0), new Cell(-1, 3), new Cell(3, 9))) {
            CaveMeasures lost = CaveMeasures.of(BY_HAND, nowhere, new Cell(3, 7));
            assertEquals(List.of(NO_SHARE, NO_NUMBER, NO_NUMBER, NO_NUMBER),
                    List.of(lost.connectedFraction(), lost.shortestPath(), lost.farthestPair(), lost.bottleneck()));
            CaveMeasures noExit = CaveMeasures.of(BY_HAND, new Cell(3, 1), nowhere);
            assertEquals(List.of(OptionalDouble.of(23. / 24), NO_NUMBER, OptionalInt.of(10), NO_NUMBER),
                    List.of(noExit.connectedFraction(), noExit.shortestPath(), noExit.farthestPair(), noExit.bottleneck()));
        }
        CaveMeasures apart = CaveMeasures.of(BY_HAND, new Cell(5, 1), new Cell(3, 7));
        assertEquals(List.of(OptionalDouble.of(1. / 24), NO_NUMBER, OptionalInt.of(0), NO_NUMBER),
                List.of(apart.connectedFraction(), apart.shortestPath(), apart.farthestPair(), apart.bottleneck()));
    }

    @Test
    void eachIsWhatItsDefinitionSays() {
        qt().forAll(Any.grid().mix(Any.smallGrid()), arbitrary().enumValues(Movement.class)).checkAssert((grid, movement) -> {
            CaveMeasures measures = CaveMeasures.of(grid, movement);
            List<Cell> floor = Survey.cells(grid);
            List<Region> regions = SlowRegions.of(grid, movement);
            assertEquals((double) floor.size() / grid.cells(), measures.floorFraction());
            assertEquals(1 - measures.floorFraction(), measures.wallFraction(), 1e-12);
            assertEquals(regions.size(), measures.regions());
            assertEquals(share(regions.stream().mapToLong(Region::size).max().orElse(0), floor.size()), measures.largestFraction());
            assertEquals(floor.stream().flatMap(cell -> SlowRegions.neighbours(grid, movement, cell).stream()).filter(grid::isWall).count(),
                    measures.boundaryLength());
            long insideWalls = grid.rows() < 3 || grid.cols() < 3 ? -1 : grid.interior().wallCount();
            assertEquals(insideWalls < 0 ? NO_SHARE : share(insideWalls, (grid.rows() - 2L) * (grid.cols() - 2L)),
                    measures.interiorWallFraction());
            checkPlaces(grid, movement, regions, measures);
        });
    }

    private static void checkPlaces(Grid grid, Movement movement, List<Region> regions, CaveMeasures measures) {
        boolean squares = movement == Movement.ORTHOGONAL;
        Optional<Cell> spawn = Place.SPAWN.on(grid);
        if (spawn.isEmpty()) return;
        Cell exit = Place.EXIT.on(grid).get();
        Distances distances = Distances.from(grid, spawn.get(), movement);
        long floor = grid.cells() - grid.wallCount();
        Region spawns = regions.stream().filter(region -> region.cells().contains(spawn.get())).findFirst().get();
        assertEquals(share(spawns.size(), floor), measures.connectedFraction());
        assertEquals(distances.to(exit), measures.shortestPath());
        assertEquals(OptionalInt.of(distances.farthestPair().moves()), measures.farthestPair());
        assertEquals(squares ? Bottleneck.width(grid, spawn.get(), exit) : NO_NUMBER, measures.bottleneck());
        assertEquals(squares ? LocalWidths.min(grid) : NO_NUMBER, measures.minimumLocalWidth());
    }

    private static OptionalDouble share(long cells, long all) {
        return all == 0 ? NO_SHARE : OptionalDouble.of((double) cells / all);
    }

    @Test
    void hexagonsSeeAnotherCave() {
        assertNotEquals(CaveMeasures.of(BY_HAND), CaveMeasures.of(BY_HAND, Movement.HEX));
        assertEquals(54, CaveMeasures.of(BY_HAND, Movement.HEX).boundaryLength());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 64", "64, 1", "2, 2", "9, 129"})
    void anAllFloorMapIsOneRoom(int rows, int cols) {
        CaveMeasures room = CaveMeasures.of(Grid.of(rows, cols, (row, col) -> false));
        int side = Math.min(rows, cols);
        assertEquals(List.of(OptionalInt.of(cols - 1), OptionalInt.of(side), OptionalInt.of(side), OptionalInt.of(rows + cols - 2)),
                List.of(room.shortestPath(), room.minimumLocalWidth(), room.bottleneck(), room.farthestPair()));
    }
}
