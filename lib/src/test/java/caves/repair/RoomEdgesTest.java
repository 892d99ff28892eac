package caves.repair;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.region.Movement;
import caves.region.Regions;
import caves.testing.Any;
import caves.testing.SlowRegions;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RoomEdgesTest {
    private static final RoomEdges TWO_ROOMS = RoomEdges.of(Grid.parse("""
            ######
            #.#..#
            ######"""));

    @Test
    void areTheFloorThatTouchesWallRoomByRoom() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            RoomEdges edges = RoomEdges.of(grid);
            List<Cell> slow = SlowRegions.of(grid).stream().flatMap(room -> room.cells().stream())
                    .filter(cell -> touchesWall(grid, cell)).toList();
            assertEquals(slow, IntStream.range(0, edges.count()).mapToObj(edges::cell).toList());
        });
    }

    private static boolean touchesWall(Grid grid, Cell cell) {
        return Movement.ORTHOGONAL.neighbours(cell).stream()
                .anyMatch(beside -> grid.contains(beside.row(), beside.col()) && grid.isWall(beside));
    }

    @Test
    void thoseOfTheRoomsAreAllThereAre() {
        RoomEdges edges = RoomEdges.of(Recipe.CHAPTER_CLASSIC.cave(3));
        assertEquals(edges.count(), edges.rooms().stream().mapToInt(edges::count).sum());
    }

    @Test
    void areNumberedFromZero() {
        assertEquals(List.of(new Cell(1, 1), new Cell(1, 4)), List.of(TWO_ROOMS.cell(0), TWO_ROOMS.cell(2)));
        refuses(() -> TWO_ROOMS.cell(3), 3, "of 3, from 0");
        refuses(() -> TWO_ROOMS.cell(-1), -1, "of 3, from 0");
    }

    @Test
    void areCountedForTheRoomsOfTheirOwnMap() {
        Regions equal = Regions.of(Grid.parse("######\n#.#..#\n######")), others = Regions.of(Grid.parse("######\n#..#.#\n######\n..##.#"));
        assertEquals(List.of(1, 2), equal.all().stream().map(TWO_ROOMS::count).toList());
        others.all().forEach(room -> refuses(() -> TWO_ROOMS.count(room), room, "none of the 2 rooms"));
    }
}
