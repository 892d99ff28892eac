package caves.validate;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.region.Regions;
import caves.testing.Any;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RequirementsTest {
    private static final List<Requirement> EVERY = List.of(Requirements.oneRegion(), Requirements.largest(.9),
            Requirements.regionOf(Place.SPAWN, .9), Requirements.regionOf(Place.at(new Cell(1, 1)), .5),
            Requirements.reachable(Place.SPAWN, Place.EXIT), Requirements.everyRegion(3), Requirements.floor(.5),
            Requirements.openFloor(3, .5), Requirements.closedBorder(), Requirements.bottleneck(Place.SPAWN, Place.EXIT, 2),
            Requirements.noCornerContacts());

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
    void namesCarryTheirNumbers() {
        assertEquals(List.of("exactly one region", "largest region >= 0.9 of floor", "spawn's region >= 0.9 of floor",
                "(1, 1)'s region >= 0.5 of floor", "exit reachable from spawn", "every region >= 3 cells", "floor >= 0.5 of map",
                "floor 3 wide or more <= 0.5 of floor", "closed border", "bottleneck from spawn to exit >= 2", "no corner-only contacts"),
                EVERY.stream().map(Requirement::name).toList());
        assertEquals("floor >= 1 of map", Requirements.floor(1).name());
        assertEquals("floor >= 0 of map", Requirements.floor(-0.).name());
        assertEquals("floor >= 0.00001 of map", Requirements.floor(1e-5).name());
    }

    @Test
    void whatIsNotTheLargestRegionIsFound() {
        finds(Requirements.oneRegion(), "..#.#/..#.#/..###", "2 regions; what is not the largest is found", "###.#/###.#/#####");
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
    void cornerContactsAreThoseOfASlowLook() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            long slow = IntStream.range(0, grid.rows() - 1).boxed().flatMap(row -> IntStream.range(0, grid.cols() - 1)
                    .mapToObj(col -> new boolean[] {grid.isWall(row, col), grid.isWall(row, col + 1), grid.isWall(row + 1, col),
                        grid.isWall(row + 1, col + 1)})).filter(four -> four[0] == four[3] && four[1] == four[2] && four[0] != four[1]).count();
            List<Finding> findings = Requirements.noCornerContacts().check(grid);
            assertEquals(slow, findings.size());
            findings.forEach(finding -> finding.where().forEach(cell -> assertTrue(!grid.isWall(cell), finding::toString)));
        });
    }

    static Stream<Requirement> every() {
        return EVERY.stream();
    }

    @ParameterizedTest
    @MethodSource("every")
    void findingsPointInScanOrderAtCellsOfTheMapAndComeOutTheSameAgain(Requirement requirement) {
        Set<Boolean> met = new HashSet<>();
        qt().forAll(Any.grid().mix(Any.smallGrid())).checkAssert(grid -> {
            List<Finding> findings = requirement.check(grid);
            assertEquals(findings, requirement.check(Grid.parse(grid.toString())));
            for (Finding finding : findings) {
                assertEquals(requirement.name(), finding.requirement());
                assertEquals(finding.where().stream().distinct().sorted().toList(), finding.where());
                finding.where().forEach(grid::isWall);
            }
            met.add(findings.isEmpty());
        });
        assertEquals(Set.of(true, false), met, "some maps meet it and some do not");
    }

    @Test
    void severalAtOnceFindWhatEachFindsInTheirOrder() {
        Requirement all = Requirement.all(Requirement.all(EVERY.subList(0, 4)), Requirement.all(EVERY.subList(4, EVERY.size())));
        qt().forAll(Any.grid()).checkAssert(grid -> assertEquals(EVERY.stream().flatMap(one -> one.check(grid).stream()).toList(), all.check(grid)));
        assertEquals("exactly one region; closed border", Requirement.all(Requirements.oneRegion(), Requirements.closedBorder()).name());
        assertEquals(List.of(), Requirement.all().check(Grid.parse("#")));
    }

    @Test
    void oneOfYourOwnFindsItsCells() {
        Requirement mine = Requirement.of("no floor in row 0", grid -> IntStream.range(0, grid.cols()).mapToObj(col -> new Cell(0, col))
                .filter(cell -> !grid.isWall(cell)).sorted(Collections.reverseOrder()).toList());
        finds(mine, ".#./...", "2 cells", ".#./###");
        finds(mine, "###/...", "", "###/###");
        assertEquals("[no floor in row 0: 1 cell]", mine.check(Grid.parse("#.")).toString());
    }

    @ParameterizedTest(name = "seeds 0..199 of {0}: {1}, {2}, {3} meet C14''s gates")
    @CsvSource({"B5678/S5678*4, 157, 200, 194", "B5678/S45678*4, 2, 199, 140"})
    void theChaptersVariantsMeetTheGatesAsOftenAsMeasuredOutside(String rule, int one, int largest, int spawn) {
        Recipe recipe = Recipe.parse("90x140 noise=0.45 " + rule + " moore outside=floor ring");
        List<Grid> caves = IntStream.range(0, 200).mapToObj(recipe::cave).toList();
        assertEquals(List.of(one, largest, spawn), Stream.of(Requirements.oneRegion(), Requirements.largest(.9),
                Requirements.regionOf(Place.at(new Cell(45, 70)), .9))
                .map(gate -> (int) caves.stream().filter(cave -> gate.check(cave).isEmpty()).count()).toList());
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
    void refusesNumbersThatMakeNoSense() {
        refuses(() -> Requirements.largest(1.1), 1.1, "0 to 1");
        refuses(() -> Requirements.floor(Double.NaN), "NaN");
        refuses(() -> Requirements.everyRegion(0), 0, "at least 1");
        refuses(() -> Requirements.openFloor(0, .5), 0);
        refuses(() -> Requirements.bottleneck(Place.SPAWN, Place.EXIT, 0), 0);
        refuses(() -> Requirement.of(" ", Survey::cells), "one line");
        refuses(() -> Requirement.of("a\nb", Survey::cells), "one line");
    }

    @Test
    void theLargestRegionIsTheFirstAmongEquals() {
        Grid grid = map(".#./.#.");
        assertEquals(List.of(new Cell(0, 2), new Cell(1, 2)), Requirements.oneRegion().check(grid).get(0).where());
        assertEquals(new Cell(0, 0), Regions.of(grid).largest().get().first());
    }

    @Test
    void beingMetIsHavingNoFindings() {
        Requirement custom = Requirement.of("no floor at the first cell", grid -> grid.isWall(0, 0) ? List.of() : List.of(new Cell(0, 0)));
        List<Requirement> all = Stream.concat(EVERY.stream(), Stream.of(custom, Requirement.all(EVERY.get(0), custom))).toList();
        qt().forAll(Any.grid()).checkAssert(grid -> {
            List<Boolean> met = all.stream().map(requirement -> requirement.check(grid).isEmpty()).toList();
            assertEquals(met, all.stream().map(requirement -> requirement.isMet(grid)).toList());
            assertEquals(met, IntStream.range(0, all.size()).mapToObj(i -> !Requirement.unmet(all, grid).get(i)).toList());
        });
    }
}
