package caves.region;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.testing.Any;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChapterFloodFillTest {

    @Test
    void fromFloorItSeesTheRegion() {
        qt().forAll(Any.smallGrid()).checkAssert(grid -> {
            for (Region region : Regions.of(grid).all())
                for (Cell start : region.cells()) assertEquals(region.cells(), ChapterFloodFill.from(grid, start).cells());
        });
    }

    @Test
    void fromAWallItCountsTheStartAndJoinsTheRegionsThatTouchIt() {
        qt().forAll(Any.smallGrid()).checkAssert(grid -> {
            Regions regions = Regions.of(grid);
            for (Region wall : Regions.of(grid.inverse()).all())
                for (Cell start : wall.cells()) {
                    long touching = Movement.ORTHOGONAL.neighbours(start).stream().map(cell -> regions.at(cell).orElse(null))
                            .filter(Objects::nonNull).distinct().mapToLong(Region::size).sum();
                    assertEquals(1 + touching, ChapterFloodFill.from(grid, start).count());
                }
        });
    }

    @Test
    void fromAWallItsShareOfTheFloorPassesOne() {
        Grid walls = Grid.parse("..#..\n..#..");
        ChapterFloodFill fill = ChapterFloodFill.from(walls, new Cell(0, 2));
        assertEquals(9. / 8, fill.fraction());
        assertEquals(List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2)), fill.cells().subList(0, 3));
        assertEquals(.5, ChapterFloodFill.from(walls, new Cell(0, 0)).fraction());
    }

    @Test
    void aMapWithoutFloorScoresOne() {
        assertEquals(1, ChapterFloodFill.from(Grid.parse("###\n###"), new Cell(1, 1)).fraction());
    }

    @ParameterizedTest(name = "seeds 0..199 of {0}: the spawn is wall in {1}")
    @CsvSource({"B5678/S5678*4, 6", "B5678/S45678*5, 56", "B5678/S45678*4, 58"})
    void theChaptersSpawnIsWallAsOftenAsMeasuredOutside(String rule, int inWall) {
        Recipe recipe = Recipe.parse("90x140 noise=0.45 " + rule + " moore outside=floor ring");
        Cell spawn = new Cell(45, 70);
        List<Grid> caves = IntStream.range(0, 200).mapToObj(recipe::cave).filter(cave -> cave.isWall(spawn)).toList();
        assertEquals(inWall, caves.size());
        caves.forEach(cave -> assertEquals(0, Regions.of(cave).sizeAt(spawn)));
        if (rule.equals("B5678/S5678*4"))
            assertEquals(4, caves.stream().filter(cave -> ChapterFloodFill.from(cave, spawn).fraction() > 1).count());
    }

    @Test
    void aStartOffTheMapIsRefused() {
        refuses(() -> ChapterFloodFill.from(Grid.parse(".."), new Cell(-1, 0)), "(-1, 0)", "1x2");
    }
}
