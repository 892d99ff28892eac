package caves.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Outside;
import caves.recipe.Recipe;
import caves.repair.Repair;
import java.awt.image.BufferedImage;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class MapsTest {
    private static final Grid SMALL = Grid.parse("#.#\n..#");

    private static int rgb(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xFFFFFF;
    }

    private static int alpha(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) >>> 24;
    }

    private static void requireSize(int width, int height, BufferedImage image) {
        assertEquals(width + "x" + height, image.getWidth() + "x" + image.getHeight());
    }

    @Test
    void everyPixelOfACellHasItsTone() {
        BufferedImage image = Maps.image(SMALL, 5);
        requireSize(15, 10, image);
        for (int y = 0; y < 10; y++)
            for (int x = 0; x < 15; x++) {
                assertEquals(SMALL.isWall(y / 5, x / 5) ? Palette.WALL : Palette.FLOOR, rgb(image, x, y));
                assertEquals(255, alpha(image, x, y));
            }
    }

    @Test
    void scalesAreWholeAndKeepToTheBookWidth() {
        requireSize(700, 450, Maps.image(Recipe.CHAPTER_STRICT.cave(1)));
        requireSize(3 * 48, 2 * 48, Maps.image(SMALL));
        requireSize(1000, 2, Maps.image(Grid.of(2, 1000, (row, col) -> true)));
        requireSize(1, 2000, Maps.image(Grid.of(2000, 1, (row, col) -> false)));
    }

    @Test
    void stripsShareOneScaleAndLeaveTheirGapsTransparent() {
        Grid wall = Grid.of(2, 4, (row, col) -> true), floor = wall.inverse();
        BufferedImage strip = Maps.strip(List.of(wall, floor, wall), 2);
        requireSize(2 * 4 * 48 + 8, 2 * 2 * 48 + 8, strip);
        assertEquals(Palette.WALL, rgb(strip, 0, 0));
        assertEquals(Palette.FLOOR, rgb(strip, 200, 0));
        assertEquals(Palette.WALL, rgb(strip, 0, 104));
        assertEquals(0, alpha(strip, 192, 0));
        assertEquals(0, alpha(strip, 0, 96));
        assertEquals(0, alpha(strip, 300, 150));
    }

    @Test
    void stripsOfChapterMapsAreAboutAsWideAsThePage() {
        Grid cave = Recipe.CHAPTER_STRICT.withSize(9, 140).cave(1);
        for (int perRow = 1; perRow <= 6; perRow++) {
            int width = Maps.strip(Collections.nCopies(perRow, cave), perRow).getWidth();
            assertTrue(560 <= width && width <= 880, perRow + " maps a row are " + width + " wide");
        }
    }

    @Test
    void differencesColourWhatChanged() {
        BufferedImage image = Maps.difference(SMALL, Grid.parse("##.\n..#"));
        assertEquals(Palette.PALE_WALL, rgb(image, 0, 0));
        assertEquals(Palette.BECAME_WALL, rgb(image, 48, 0));
        assertEquals(Palette.BECAME_FLOOR, rgb(image, 96, 0));
        assertEquals(Palette.PALE_FLOOR, rgb(image, 0, 48));
    }

    @Test
    void aRepairIsShownBeforeAndAfterWithWhatItDugAndWhatItFilled() {
        BufferedImage dug = Maps.repair(Repair.tunnels(0).apply(Grid.parse("#####\n#.#.#\n#####")));
        requireSize(2 * 5 * 48 + 8, 3 * 48, dug);
        assertEquals(Palette.WALL, rgb(dug, 2 * 48, 48));
        assertEquals(Palette.BECAME_FLOOR, rgb(dug, 5 * 48 + 8 + 2 * 48, 48));
        assertEquals(Palette.FLOOR, rgb(dug, 5 * 48 + 8 + 48, 48));
        assertEquals(Palette.WALL, rgb(dug, 5 * 48 + 8, 0));
        BufferedImage filled = Maps.repair(Repair.keepLargest().apply(Grid.parse("..#.")));
        assertEquals(Palette.FLOOR, rgb(filled, 3 * 48, 0));
        assertEquals(Palette.BECAME_WALL, rgb(filled, 4 * 48 + 8 + 3 * 48, 0));
        assertEquals(Palette.FLOOR, rgb(filled, 4 * 48 + 8, 0));
    }

    @Test
    void marksOnlyTheNamedCells() {
        BufferedImage image = Maps.marked(SMALL, List.of(new Cell(1, 0), new Cell(0, 2)));
        assertEquals(Palette.ACCENT, rgb(image, 0, 95));
        assertEquals(Palette.ACCENT, rgb(image, 143, 0));
        assertEquals(Palette.WALL, rgb(image, 0, 0));
        assertEquals(Palette.FLOOR, rgb(image, 48, 48));
    }

    @Test
    void aBlockAtTheCornerShowsWhatLiesOutside() {
        BufferedImage image = Maps.block(SMALL, new Cell(0, 0), Outside.WALL);
        requireSize(5 * 48, 4 * 48, image);
        assertEquals(Palette.ACCENT, rgb(image, 0, 0));
        assertEquals(Palette.PALE_WALL, rgb(image, 24, 24));
        assertEquals(Palette.WALL, rgb(image, 28, 24));
        assertEquals(0, alpha(image, 4 * 48 + 24, 24));
        assertEquals(Palette.FLOOR, rgb(Maps.block(SMALL, new Cell(0, 0), Outside.FLOOR), 28, 24));
    }

    @Test
    void refusesWhatItCannotPaint() {
        assertThrows(IllegalArgumentException.class, () -> Maps.image(SMALL, 0));
        assertThrows(IllegalArgumentException.class, () -> Maps.image(SMALL, 100_000));
        assertThrows(IllegalArgumentException.class, () -> Maps.strip(List.of(), 3));
        assertThrows(IllegalArgumentException.class, () -> Maps.strip(List.of(SMALL), 0));
        assertThrows(IllegalArgumentException.class, () -> Maps.difference(SMALL, Grid.parse("#")));
        assertThrows(IllegalArgumentException.class, () -> Maps.marked(SMALL, List.of(new Cell(2, 0))));
        assertThrows(IllegalArgumentException.class, () -> Maps.block(SMALL, new Cell(0, 3), Outside.FLOOR));
        assertThrows(IllegalArgumentException.class,
                () -> Maps.block(Recipe.CHAPTER_STRICT.cave(1), new Cell(0, 3), Outside.FLOOR));
    }
}
