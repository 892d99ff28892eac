package caves.repair;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.region.Movement;
import caves.region.Regions;
import caves.testing.Any;
import caves.testing.Hostile;
import caves.testing.SlowTunnels;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TunnelsTest {

    @Test
    void areThoseOfTheSearchOverAllPairs() {
        qt().withExamples(400).forAll(Any.closedMap(), arbitrary().pick(0, 1, 2, 3)).checkAssert(TunnelsTest::checkAgainstAllPairs);
    }

    static List<Grid> hostileMaps() {
        return Hostile.maps();
    }

    @ParameterizedTest
    @MethodSource("hostileMaps")
    void areThoseOfTheSearchOverAllPairsOnHostileMaps(Grid map) {
        for (int radius = 0; radius <= 4; radius++) checkAgainstAllPairs(map, radius);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.4", "0.45", "0.5", "0.55"})
    void areThoseOfTheSearchOverAllPairsOnCavesWhoseRoomsAreSmallFarApartAndWinding(String noise) {
        Recipe recipe = Recipe.parse("40x70 noise=" + noise + " B5678/S45678*5 moore outside=floor ring");
        for (int seed = 0; seed < 40; seed++) checkAgainstAllPairs(recipe.cave(seed), 1);
    }

    private static void checkAgainstAllPairs(Grid map, int radius) {
        Repaired repaired = Repair.tunnels(radius).apply(map);
        assertEquals(SlowTunnels.links(map), repaired.tunnels().stream().map(tunnel -> List.of(tunnel.from(), tunnel.to())).toList());
        assertEquals(SlowTunnels.dig(map, radius), repaired.grid());
    }

    @Test
    void sayWhatTheyJoinAndWhatTheyDug() {
        qt().withExamples(300).forAll(Any.closedMap(), arbitrary().pick(0, 1, 2, Integer.MAX_VALUE)).checkAssert((map, radius) -> {
            Repaired repaired = Repair.tunnels(radius).apply(map);
            Regions rooms = Regions.of(map);
            assertEquals(Math.max(0, rooms.count() - 1), repaired.tunnels().size());
            for (Tunnel tunnel : repaired.tunnels()) {
                assertEquals(rooms.at(tunnel.from()).orElseThrow(), tunnel.room());
                assertEquals(rooms.at(tunnel.to()).orElseThrow(), tunnel.joined());
            }
            assertEquals(repaired.changedCount(), repaired.tunnels().stream().mapToLong(Tunnel::dug).sum());
            assertTrue(repaired.changed().stream().allMatch(cell -> map.isWall(cell) && !repaired.grid().isWall(cell)));
        });
    }

    @Test
    @DisplayName("radius 0 digs a line whose cells share edges, from the room that joins: a diagonal step takes the cell beside too")
    void aLine() {
        digs(0, """
                ########
                #.######
                ########
                ########
                ######.#
                ########""", """
                ########
                #.######
                #...####
                ###...##
                #####..#
                ########""");
    }

    @Test
    @DisplayName("radius 1 digs three wide, and stays off the border")
    void aWideLine() {
        digs(1, """
                #########
                #.#####.#
                #########
                #########""", """
                #########
                #.......#
                #.......#
                #########""");
    }

    @Test
    @DisplayName("a C-shape is joined from its rim: its middle is wall")
    void aCShape() {
        digs(0, """
                ##########
                #.....####
                #.########
                #.######.#
                #.########
                #.....####
                ##########""", """
                ##########
                #.....####
                #.###...##
                #.#####..#
                #.########
                #.....####
                ##########""");
    }

    @Test
    @DisplayName("of equals the first is joined first: the biggest room, then scan order")
    void ties() {
        Repaired repaired = Repair.tunnels(0).apply(Grid.parse("""
                #########
                #.#...#.#
                #########
                ###...###
                #########"""));
        List<String> tunnels = repaired.tunnels().stream().map(tunnel -> tunnel.from() + "-" + tunnel.to()).toList();
        assertEquals(List.of("(3, 3)-(1, 3)", "(1, 1)-(1, 3)", "(1, 7)-(1, 5)"), tunnels);
    }

    @Test
    @DisplayName("a link beside the room as long as the gap below it is found too, on either side")
    void asFarAsARoomReaches() {
        Grid right = Grid.parse("""
                ###########
                #.###.....#
                #########.#
                #########.#
                #########.#
                #.........#
                ###########""");
        assertEquals(List.of(List.of(new Cell(1, 1), new Cell(1, 5))), links(right));
        assertEquals(List.of(List.of(new Cell(1, 9), new Cell(1, 5))), links(right.mirrored()));
    }

    private static List<List<Cell>> links(Grid map) {
        return Repair.tunnels(0).apply(map).tunnels().stream().map(tunnel -> List.of(tunnel.from(), tunnel.to())).toList();
    }

    private static void digs(int radius, String before, String after) {
        assertEquals(after, Repair.tunnels(radius).apply(Grid.parse(before)).grid().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "..#/.##/##., '(0, 0)'", "###/#.#/###/#.#, '(3, 1)'", "####/#.#./##.#/####, '(1, 3)'", "####/..#./####, '(1, 0)'", ".#., '(0, 0)'",
    })
    void anOpenBorderIsRefusedWithItsFirstFloor(String map, String cell) {
        refuses(() -> Repair.tunnels(1).apply(Grid.parse(map.replace('/', '\n'))), "tunnels(1)", "closed border", cell);
    }

    @ParameterizedTest
    @ValueSource(strings = {".", "#", "...", "...\n...\n...", "##\n##", ".#\n.."})
    void whereThereIsNothingToJoinAnOpenBorderDoesNotMatter(String map) {
        Grid grid = Grid.parse(map);
        assertSame(grid, Repair.tunnels(2).apply(grid).grid());
    }

    @Test
    void aMillionColumnsAreWithinReachAndALittleMoreIsRefused() {
        Set<Cell> rooms = Set.of(new Cell(1, 1), new Cell(3, 300_000), new Cell(2, (1 << 20) - 2));
        Grid wide = Grid.of(5, 1 << 20, (row, col) -> !rooms.contains(new Cell(row, col)));
        assertEquals(List.of("(3, 300000)-(1, 1)", "(2, 1048574)-(3, 300000)"),
                Repair.tunnels(0).apply(wide).tunnels().stream().map(tunnel -> tunnel.from() + "-" + tunnel.to()).toList());
        Grid wider = Grid.of(3, (1 << 20) + 1, (row, col) -> row != 1 || col != 7 && col != 9);
        refuses(() -> Repair.tunnels(0).apply(wider), "3x1048577", 1 << 20);
    }

    @Test
    void squaresOnlyAndNoNegativeRadius() {
        refuses(() -> Repair.tunnels(1).apply(Hostile.maps().get(2), Movement.HEX), "tunnels(1)", "hex");
        refuses(() -> Repair.tunnels(-1), -1, "0 and more");
    }
}
