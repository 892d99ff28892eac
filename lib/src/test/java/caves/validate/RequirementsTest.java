package caves.validate;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.testing.Any;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for requirements on any map; their pictures are in {@link RequirementPicturesTest}. */
class RequirementsTest {
    private static final List<Requirement> EVERY = List.of(Requirements.oneRegion(), Requirements.largest(.9),
            Requirements.regionOf(Place.SPAWN, .9), Requirements.regionOf(Place.at(new Cell(1, 1)), .5),
            Requirements.reachable(Place.SPAWN, Place.EXIT), Requirements.everyRegion(3), Requirements.floor(.5),
            Requirements.openFloor(3, .5), Requirements.closedBorder(), Requirements.bottleneck(Place.SPAWN, Place.EXIT, 2),
            Requirements.noCornerContacts());

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
    void cornerContactsAreThoseOfASlowLook() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            long slow = IntStream.range(0, grid.rows() - 1).boxed().flatMap(row -> IntStream.range(0, grid.cols() - 1).mapToObj(
                    col -> grid.window(row, col, 2, 2).toString())).filter(Set.of(".#\n#.", "#.\n.#")::contains).count();
            List<Finding> findings = Requirements.noCornerContacts().check(grid);
            assertEquals(slow, findings.size());
            findings.forEach(finding -> finding.where().forEach(cell -> assertFalse(grid.isWall(cell), finding::toString)));
        });
    }

    @Test
    void aShareIsMetExactlyWhenTheFractionIs() {
        for (int hundredths = 1; hundredths < 100; hundredths++) {
            int place = hundredths;
            Grid split = Grid.of(1, 101, (row, col) -> col == place), solid = Grid.of(1, 100, (row, col) -> col >= place);
            Place spawn = Place.at(new Cell(0, 0));
            assertEquals(List.of(), Requirements.regionOf(spawn, hundredths / 100.).check(split));
            assertEquals(List.of(), Requirements.floor(hundredths / 100.).check(solid));
            assertEquals(1, Requirements.regionOf(spawn, Math.nextUp(hundredths / 100.)).check(split).size());
            assertEquals(1, Requirements.floor(Math.nextUp(hundredths / 100.)).check(solid).size());
            assertEquals(List.of(), Requirements.largest(Math.max(place, 100 - place) / 100.).check(split));
        }
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
        qt().forAll(Any.grid()).checkAssert(grid ->
                assertEquals(EVERY.stream().flatMap(one -> one.check(grid).stream()).toList(), all.check(grid)));
        assertEquals("exactly one region; closed border", Requirement.all(Requirements.oneRegion(), Requirements.closedBorder()).name());
        assertEquals(List.of(), Requirement.all().check(Grid.parse("#")));
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
    void refusesNumbersThatMakeNoSense() {
        refuses(() -> Requirements.largest(1.1), 1.1, "0 to 1");
        refuses(() -> Requirements.floor(Double.NaN), "NaN");
        refuses(() -> Requirements.everyRegion(0), 0, "at least 1");
        refuses(() -> Requirements.openFloor(0, .5), 0);
        refuses(() -> Requirements.bottleneck(Place.SPAWN, Place.EXIT, 0), 0);
        refuses(() -> Requirement.of("mine", grid -> List.of(new Cell(1, 0))).check(Grid.parse(".")), "(1, 0)", "1x1");
        refuses(() -> Requirement.of(" ", Survey::cells), "one line");
        refuses(() -> Requirement.of("a\nb", Survey::cells), "one line");
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
