package caves.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Regions;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RequirementPicturesTest {
    /** Where findings point, as the map with those cells as floor and all else as wall. */
    private static String painted(Requirement requirement, Grid grid) {
        Set<Cell> where = new HashSet<>();
        requirement.check(grid).forEach(finding -> where.addAll(finding.where()));
        return Grid.of(grid.rows(), grid.cols(), (row, col) -> !where.contains(new Cell(row, col))).toString();
    }

    private static Grid map(String rows) {
        return Grid.parse(rows.replace('/', '\n'));
    }

    private static void finds(Requirement requirement, String rows, String what, String where) {
        Grid grid = map(rows);
        assertEquals(what, String.join("; ", requirement.check(grid).stream().map(Finding::what).toList()));
        assertEquals(where, painted(requirement, grid).replace('\n', '/'));
    }

    @Test
    void whatIsNotTheLargestRegionIsFound() {
        finds(Requirements.oneRegion(), "..#.#/..#.#/..###", "2 regions, of which the largest has 6 of 8 floor cells", "###.#/###.#/#####");
        finds(Requirements.oneRegion(), "..###/..###", "", "#####/#####");
        finds(Requirements.oneRegion(), "##/##", "no floor", "##/##");
        finds(Requirements.largest(.75), "..#.#/..#.#/..###", "", "#####/#####/#####");
        finds(Requirements.largest(.8), "..#.#/..#.#/..###", "the largest region has 6 of 8 floor cells", "###.#/###.#/#####");
        finds(Requirements.largest(0), "##", "no floor", "##");
    }

    @Test
    void aPlaceIsOnFloorAndInALargeEnoughRegion() {
        Requirement at = Requirements.regionOf(Place.at(new Cell(0, 0)), .5);
        finds(at, ".#../.#..", "(0, 0)'s region has 2 of 6 floor cells", ".###/.###");
        finds(at, "..#./..#.", "", "####/####");
        finds(at, "#.", "(0, 0) is wall", ".#");
        finds(at, "#", "(0, 0) is wall", ".");
        finds(Requirements.regionOf(Place.at(new Cell(2, 0)), .5), "..", "(2, 0) is off the map", "##");
        finds(Requirements.regionOf(Place.SPAWN, .5), "##", "no floor for the spawn", "##");
        finds(Requirements.regionOf(Place.SPAWN, .5), ".#...", "spawn's region has 1 of 4 floor cells", ".####");
    }

    @Test
    void theExitIsReachableFromTheSpawn() {
        Requirement exit = Requirements.reachable(Place.SPAWN, Place.EXIT);
        finds(exit, "..../.##./#..#", "", "####/####/####");
        finds(exit, ".##./.##./....", "", "####/####/####");
        finds(exit, "..#./..#./##..", "no way from spawn to exit", "####/.##./####");
        finds(exit, "##", "no floor for the spawn", "##");
        finds(Requirements.reachable(Place.SPAWN, Place.at(new Cell(0, 1))), ".#", "(0, 1) is wall", "#.");
    }

    @Test
    void eachPocketIsAFinding() {
        finds(Requirements.everyRegion(3), ".#..#.../##.##.../....#...", "a region of 1 at (0, 0)", ".#######/########/########");
        finds(Requirements.everyRegion(2), ".#.#../#.##..", "a region of 1 at (0, 0); a region of 1 at (0, 2); a region of 1 at (1, 1)",
                ".#.###/#.####");
        finds(Requirements.everyRegion(9), "##", "", "##");
    }

    @Test
    void floorIsNeitherTooLittleNorTooOpen() {
        finds(Requirements.floor(.5), "#.##/#..#", "floor has 3 of 8 cells", "#.##/#..#");
        finds(Requirements.floor(.5), "#.#./#..#", "", "####/####");
        finds(Requirements.openFloor(3, .5), "...#/..../...#", "9 of 10 floor cells are 3 wide or more", "...#/...#/...#");
        finds(Requirements.openFloor(3, .9), "...#/..../...#", "", "####/####/####");
        finds(Requirements.openFloor(3, 0), "..../....", "", "####/####");
        finds(Requirements.openFloor(1, 0), "##", "", "##");
    }

    @Test
    void theBorderIsClosed() {
        finds(Requirements.closedBorder(), "####/#..#/####", "", "####/####/####");
        finds(Requirements.closedBorder(), "#.##/...#/####", "2 of the outermost cells are floor", "#.##/.###/####");
        finds(Requirements.closedBorder(), ".", "1 of the outermost cells are floor", ".");
    }

    @Test
    void theNarrowPartOfTheWayIsFound() {
        Requirement two = Requirements.bottleneck(Place.SPAWN, Place.EXIT, 2);
        finds(two, "...#.../......./...#...", "the bottleneck is 1", "#######/###.###/#######");
        Requirement slanted = Requirements.bottleneck(Place.at(new Cell(0, 0)), Place.at(new Cell(2, 2)), 2);
        finds(slanted, "..#/.../#..", "the bottleneck is 1", "###/##./##.");
        finds(two, "......./......./...#...", "", "#######/#######/#######");
        finds(two, "..#../..#..", "no way from spawn to exit", "#####/.###.");
        finds(two, "#", "no floor for the spawn", "#");
        finds(Requirements.bottleneck(Place.SPAWN, Place.EXIT, 1), ".....", "", "#####");
    }

    @Test
    void floorThatTouchesByACornerOnlyIsFound() {
        Requirement corners = Requirements.noCornerContacts();
        finds(corners, ".#/#.", "(0, 0) and (1, 1) touch by a corner", ".#/#.");
        finds(corners, "#./.#", "(0, 1) and (1, 0) touch by a corner", "#./.#");
        finds(corners, "../#.", "", "##/##");
        finds(corners, ".#./#.#", "(0, 0) and (1, 1) touch by a corner; (0, 2) and (1, 1) touch by a corner", ".#./#.#");
    }

    @Test
    void oneOfYourOwnFindsItsCells() {
        Requirement mine = Requirement.of("no floor in row 0", grid -> IntStream.range(0, grid.cols()).mapToObj(col -> new Cell(0, col))
                .filter(cell -> !grid.isWall(cell)).sorted(Collections.reverseOrder()).toList());
        finds(mine, ".#./...", "2 cells", ".#./###");
        finds(mine, "###/...", "", "###/###");
        assertEquals("[no floor in row 0: 1 cell]", mine.check(Grid.parse("#.")).toString());
    }

    @Test
    void eachOfTheChaptersFailuresCanHappenAlone() {
        String row = ".........." , wall = "/##########/";
        String twoPillars = (row + "/").repeat(4) + "....#...../.....#..../" + (row + "/").repeat(3) + row;
        List<String> maps = List.of(row + wall + row + wall + row,
                twoPillars + wall + row + wall + "##########/".repeat(9) + "##########",
                ".....#..../.....#..../.....#....",
                "....#.#.../....###.../..........",
                "##########/........../##########",
                (row + "/").repeat(9) + row);
        List<Requirement> six = Requirements.chapterFailures();
        for (int i = 0; i < 6; i++) {
            Grid grid = map(maps.get(i));
            assertEquals(List.of(six.get(i)), six.stream().filter(requirement -> !requirement.check(grid).isEmpty()).toList(), grid::toString);
        }
    }

    @Test
    void theLargestRegionIsTheFirstAmongEquals() {
        Grid grid = map(".#./.#.");
        assertEquals(List.of(new Cell(0, 2), new Cell(1, 2)), Requirements.oneRegion().check(grid).get(0).where());
        assertEquals(new Cell(0, 0), Regions.of(grid).largest().get().first());
    }
}
