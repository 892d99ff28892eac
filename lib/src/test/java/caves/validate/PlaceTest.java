package caves.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.testing.Any;
import java.util.Comparator;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlaceTest {

    private static Optional<Cell> nearest(Grid grid, int goalRow, int goalCol) {
        return Survey.cells(grid).stream().min(Comparator.<Cell>comparingInt(cell -> (cell.row() - goalRow) * (cell.row() - goalRow)
                + (cell.col() - goalCol) * (cell.col() - goalCol)).thenComparing(Comparator.naturalOrder()));
    }

    @Test
    void spawnAndExitAreTheFloorNearestToTheMiddlesOfTheSides() {
        qt().forAll(Any.grid().mix(Any.smallGrid())).checkAssert(grid -> {
            assertEquals(nearest(grid, grid.rows() / 2, 0), Place.SPAWN.on(grid));
            assertEquals(nearest(grid, grid.rows() / 2, grid.cols() - 1), Place.EXIT.on(grid));
        });
    }

    @Test
    void amongEqualsTheFirstInScanOrder() {
        Grid grid = Grid.parse("""
                ###
                ..#
                ###
                .#.
                ###
                """);
        assertEquals(Optional.of(new Cell(1, 0)), Place.SPAWN.on(grid));
        assertEquals(Optional.of(new Cell(3, 2)), Place.EXIT.on(grid));
    }

    @Test
    void aCellIsItselfOnEveryMap() {
        assertEquals(Optional.of(new Cell(9, 9)), Place.at(new Cell(9, 9)).on(Grid.parse("#")));
        assertEquals("spawn, exit, (9, 9)", Place.SPAWN + ", " + Place.EXIT + ", " + Place.at(new Cell(9, 9)));
    }
}
