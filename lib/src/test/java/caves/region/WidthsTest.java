package caves.region;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.testing.Any;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WidthsTest {

    private static String digits(Grid grid) {
        LocalWidths widths = LocalWidths.of(grid);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < grid.rows(); row++) {
            for (int col = 0; col < grid.cols(); col++) {
                OptionalInt width = widths.at(new Cell(row, col));
                text.append(width.isPresent() ? "" + width.getAsInt() : "#");
            }
            text.append('\n');
        }
        return text.toString();
    }

    @Test
    void aCellIsAsWideAsTheLargestSquareOfFloorThatHoldsIt() {
        assertEquals("""
                333#22###
                333122##1
                333###11#
                1#1#22###
                ##1122###
                """, digits(Grid.parse("""
                ...#..###
                ......##.
                ...###..#
                .#.#..###
                ##....###
                """)));
    }

    @Test
    void everyWidthIsThatOfTheSlowTwin() {
        Set<Integer> met = new HashSet<>();
        qt().forAll(Any.smallGrid()).checkAssert(grid -> {
            LocalWidths widths = LocalWidths.of(grid);
            for (int row = 0; row < grid.rows(); row++)
                for (int col = 0; col < grid.cols(); col++) {
                    int slow = SlowWidths.at(grid, new Cell(row, col));
                    assertEquals(slow, widths.at(new Cell(row, col)).orElse(0));
                    met.add(slow);
                }
        });
        assertTrue(met.containsAll(List.of(0, 1, 2, 3, 4, 5, 6)), met::toString);
    }

    @Test
    void theLeastAndTheLargestAreThoseOfTheCells() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            LocalWidths widths = LocalWidths.of(grid);
            List<Integer> all = Regions.of(grid).all().stream().flatMap(region -> region.cells().stream())
                    .map(cell -> widths.at(cell).getAsInt()).toList();
            assertEquals(all.stream().mapToInt(width -> width).max().orElse(0), widths.max());
            assertEquals(all.stream().mapToInt(width -> width).min(), LocalWidths.min(grid));
        });
    }

    @Test
    void aBodyCoversTheCellsThatAreWideEnough() {
        qt().forAll(Any.grid(), integers().between(1, 20)).checkAssert((grid, width) -> {
            LocalWidths widths = LocalWidths.of(grid);
            assertEquals(Grid.of(grid.rows(), grid.cols(), (row, col) -> widths.at(new Cell(row, col)).orElse(0) < width),
                    SquareBody.on(grid, width).covered());
        });
    }

    @Test
    void aBodyGetsAsFarAsItsSlowTwin() {
        qt().withExamples(300).forAll(Any.smallGrid(), integers().between(1, 4), integers().between(0, 80)).checkAssert((grid, width, place) -> {
            Cell start = new Cell(place / 9 % grid.rows(), place % 9 % grid.cols());
            Set<Cell> slow = SlowWidths.coveredFrom(grid, start, width);
            SquareBody body = SquareBody.on(grid, width);
            assertEquals(Grid.of(grid.rows(), grid.cols(), (row, col) -> !slow.contains(new Cell(row, col))), body.coveredFrom(start));
            Cell corner = new Cell(grid.rows() - 1, grid.cols() - 1);
            assertEquals(slow.contains(corner), body.joins(start, corner));
        });
    }

    @Test
    void theBottleneckIsThatOfTheSlowTwin() {
        Set<Integer> met = new HashSet<>();
        qt().forAll(Any.smallGrid(), integers().between(0, 80), integers().between(0, 80)).checkAssert((grid, one, other) -> {
            Cell from = new Cell(one / 9 % grid.rows(), one % 9 % grid.cols()), to = new Cell(other / 9 % grid.rows(), other % 9 % grid.cols());
            if (grid.isWall(from) || grid.isWall(to)) return;
            int slow = SlowWidths.bottleneck(grid, from, to);
            assertEquals(slow, Bottleneck.width(grid, from, to).orElse(0));
            assertEquals(slow, Bottleneck.width(grid, to, from).orElse(0));
            met.add(slow);
        });
        assertTrue(met.containsAll(List.of(0, 1, 2, 3)), met::toString);
    }

    /** From the first cell to the last floor cell in scan order. */
    @ParameterizedTest
    @CsvSource({
        "...#.../......./...#...,            1",
        "...#.../......./.......,            2",
        "......./......./.......,            3",
        "..##/..##/##../##..,                0",
        "...#/...#/#.../#...,                2",
        "..../..../##../##..,                2",
        "...../...../#..../####.,            1",
        ".,                                  1",
        ".........,                          1",
    })
    void aBodySqueezesAsFarAsItsWidthAllows(String map, int bottleneck) {
        Grid grid = Grid.parse(map.replace('/', '\n'));
        List<Cell> floor = Regions.of(grid).all().stream().flatMap(region -> region.cells().stream()).sorted().toList();
        assertEquals(bottleneck, Bottleneck.width(grid, floor.get(0), floor.get(floor.size() - 1)).orElse(0));
    }

    @Test
    void wherePassagesAreSlantedABodyMayFitAndNotPass() {
        Grid grid = Grid.parse("""
                ..##
                ..##
                #..#
                #..#
                ##..
                ##..
                """);
        assertEquals(OptionalInt.of(1), Bottleneck.width(grid, new Cell(0, 0), new Cell(5, 3)));
        assertEquals(OptionalInt.of(2), LocalWidths.min(grid));
    }

    @Test
    void aWholeLargeMapOfFloorIsOneSquare() {
        Grid floor = Grid.of(700, 500, (row, col) -> false);
        assertEquals(OptionalInt.of(500), LocalWidths.of(floor).at(new Cell(699, 0)));
        assertEquals(OptionalInt.of(500), Bottleneck.width(floor, new Cell(0, 0), new Cell(699, 499)));
        assertEquals(OptionalInt.of(2000), LocalWidths.min(Grid.of(2000, 2000, (row, col) -> false)));
    }

    @Test
    void theNarrowestRoomDecidesWhateverItsWidth() {
        for (int width = 1; width <= 40; width++) {
            int narrow = width;
            Grid rooms = Grid.of(41, 90, (row, col) -> col == 45 || col > 45 && row >= narrow);
            assertEquals(OptionalInt.of(narrow), LocalWidths.min(rooms));
        }
    }

    @Test
    void whereThereIsNoFloorThereIsNoWidth() {
        Grid wall = Grid.parse("##\n##");
        assertEquals(OptionalInt.empty(), LocalWidths.min(wall));
        assertEquals(0, LocalWidths.of(wall).max());
        assertEquals(OptionalInt.empty(), LocalWidths.of(wall).at(new Cell(0, 0)));
        assertEquals(OptionalInt.empty(), LocalWidths.of(wall).at(new Cell(-1, 5)));
        assertEquals(wall, SquareBody.on(wall, 1).covered());
    }

    @Test
    void refusesWhatHasNoWidth() {
        Grid grid = Grid.parse("#..");
        refuses(() -> SquareBody.on(grid, 0), 0, "at least 1");
        refuses(() -> SquareBody.on(grid, 1).coveredFrom(new Cell(1, 0)), "(1, 0)", "1x3");
        refuses(() -> Bottleneck.width(grid, new Cell(0, 0), new Cell(0, 1)), "(0, 0)", "wall");
        refuses(() -> Bottleneck.width(grid, new Cell(0, 1), new Cell(0, 3)), "(0, 3)", "1x3");
        assertEquals(grid.inverse().inverse(), SquareBody.on(grid, 1).covered());
        assertEquals(Grid.parse("###"), SquareBody.on(grid, Integer.MAX_VALUE).covered());
    }

    @Test
    void whatNoArrayHoldsIsRefused() {
        refuses(() -> ArrayLength.checked("widths", 1, 2147483640, 2147483640L), "widths", "1x2147483640", 2147483639);
        assertEquals(2147483639, ArrayLength.checked("widths", 1, 2147483639, 2147483639L));
    }
}
