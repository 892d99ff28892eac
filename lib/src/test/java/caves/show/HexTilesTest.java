package caves.show;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Neighbourhood;
import java.awt.image.BufferedImage;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexTilesTest {
    private static final int ROWS = 5, COLS = 4;

    /** Which cell, counted from 1 in scan order, each pixel belongs to; 0 for none. */
    private static int[][] owners(int scale) {
        Tiles tiles = new HexTiles(scale);
        int width = (int) tiles.width(ROWS, COLS), height = (int) tiles.height(ROWS, COLS);
        int[][] owners = new int[height][width];
        for (int i = 0; i < ROWS * COLS; i++) {
            Pixels pixels = new Pixels(width, height);
            tiles.fill(pixels, 0, 0, i / COLS, i % COLS, Palette.WALL);
            BufferedImage image = pixels.image();
            for (int y = 0; y < height; y++)
                for (int x = 0; x < width; x++) {
                    if (image.getRGB(x, y) >>> 24 == 0) continue;
                    assertEquals(0, owners[y][x], "two cells at " + x + ", " + y + " of scale " + scale);
                    owners[y][x] = i + 1;
                }
        }
        return owners;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 8, 10, 14, 16, 24, 48})
    void noGapsAndNoOverlaps(int scale) {
        int[][] owners = owners(scale);
        int slope = (int) new HexTiles(scale).height(0, COLS);
        for (int y = slope; y < owners.length - slope; y++)
            for (int x = 0; x < owners[y].length; x++)
                assertTrue(owners[y][x] > 0 || count(owners[y], 0, x) == 0 || count(owners[y], x, owners[y].length) == 0,
                        "a gap at " + x + ", " + y + " of scale " + scale);
    }

    private static long count(int[] owners, int from, int to) {
        long count = 0;
        for (int x = from; x < to; x++) if (owners[x] > 0) count++;
        return count;
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 16, 48})
    @DisplayName("two cells touch in the picture just when each counts the other in a step")
    void cellsTouchTheirSixNeighbours(int scale) {
        int[][] owners = owners(scale);
        for (int i = 0; i < ROWS * COLS; i++) {
            Cell cell = new Cell(i / COLS, i % COLS);
            Set<Cell> counted = new TreeSet<>(Neighbourhood.HEX.around(cell));
            counted.removeIf(other -> other.row() < 0 || other.row() >= ROWS || other.col() < 0 || other.col() >= COLS);
            assertEquals(counted, touching(owners, i + 1), cell + " at scale " + scale);
        }
    }

    private static Set<Cell> touching(int[][] owners, int owner) {
        Set<Cell> touching = new TreeSet<>();
        for (int y = 0; y < owners.length; y++)
            for (int x = 0; x < owners[y].length; x++) {
                if (owners[y][x] != owner) continue;
                for (int[] to : new int[][] {{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
                    int row = y + to[0], col = x + to[1];
                    if (row < 0 || row >= owners.length || col < 0 || col >= owners[row].length) continue;
                    int other = owners[row][col];
                    if (other != 0 && other != owner) touching.add(new Cell((other - 1) / COLS, (other - 1) % COLS));
                }
            }
        return touching;
    }

    @Test
    void aHexagonLineByLine() {
        BufferedImage image = Maps.hex(Grid.parse("#"), 6);
        assertEquals("6x7", image.getWidth() + "x" + image.getHeight());
        StringBuilder picture = new StringBuilder();
        for (int y = 0; y < 7; y++, picture.append('\n'))
            for (int x = 0; x < 6; x++) picture.append(image.getRGB(x, y) == (0xFF000000 | Palette.WALL) ? '#' : '.');
        assertEquals("..##..\n.####.\n######\n######\n######\n.####.\n..##..\n", picture.toString());
    }

    @Test
    void oddRowsLieHalfACellToTheRight() {
        BufferedImage image = Maps.hex(Grid.parse("#.\n.#"), 8);
        assertEquals("20x16", image.getWidth() + "x" + image.getHeight());
        assertEquals(Palette.WALL, image.getRGB(0, 4) & 0xFFFFFF);
        assertEquals(Palette.FLOOR, image.getRGB(15, 4) & 0xFFFFFF);
        assertEquals(0, image.getRGB(16, 4) >>> 24);
        assertEquals(0, image.getRGB(3, 11) >>> 24);
        assertEquals(Palette.FLOOR, image.getRGB(4, 11) & 0xFFFFFF);
        assertEquals(Palette.WALL, image.getRGB(19, 11) & 0xFFFFFF);
    }

    @Test
    void mapsAndStripsKeepToTheBooksWidth() {
        Grid grid = Grid.of(90, 140, (row, col) -> row % 3 == 0);
        int width = Maps.hex(grid).getWidth(), strip = Maps.hexStrip(Collections.nCopies(3, grid.window(0, 0, 60, 90)), 3).getWidth();
        assertTrue(560 <= width && width <= 700, "a map is " + width + " wide");
        assertTrue(540 <= strip && strip <= 880, "a strip is " + strip + " wide");
    }

    @Test
    void refusesWhatItCannotPaint() {
        refuses(() -> Maps.hex(Grid.parse("#"), 0), "scale 0", "at least 1");
        refuses(() -> Maps.hexStrip(List.of(), 3), "at least one map");
        refuses(() -> Maps.hexStrip(List.of(Grid.parse("#")), 0), "0 maps a row");
    }
}
