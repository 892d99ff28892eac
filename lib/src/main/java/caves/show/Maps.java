package caves.show;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Outside;
import caves.repair.Repaired;
import java.awt.image.BufferedImage;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Pictures of maps: dark wall, light floor, every cell a square of whole pixels.
 *
 * <p>Without a scale of your own a map is up to 700 pixels wide, a strip about 840, and no cell is larger than 48.
 */
public final class Maps {
    private static final int WIDTH = 700;
    private static final int HEIGHT = 900;
    private static final int STRIP_WIDTH = 840;
    private static final int LARGEST = 48;
    private static final int GAP = 8;

    private Maps() {}

    /** The map. */
    public static BufferedImage image(Grid grid) {
        return image(grid, scale(grid));
    }

    /** The map with {@code scale} pixels to a cell, at least 1. */
    public static BufferedImage image(Grid grid, int scale) {
        return paint(grid, scale, (row, col) -> Palette.tone(grid.isWall(row, col)));
    }

    /** Several maps, {@code perRow} side by side, at one scale, in reading order, the gaps transparent; an empty list is refused. */
    public static BufferedImage strip(List<Grid> maps, int perRow) {
        if (maps.isEmpty()) throw new IllegalArgumentException("a strip has at least one map");
        if (perRow < 1) throw new IllegalArgumentException(perRow + " maps a row; at least 1 is needed");
        return strip(maps, perRow, maps.stream().<CellColour>map(map -> (row, col) -> Palette.tone(map.isWall(row, col))).toList());
    }

    private static BufferedImage strip(List<Grid> maps, int perRow, List<CellColour> colours) {
        int rows = maps.stream().mapToInt(Grid::rows).max().orElseThrow();
        int cols = maps.stream().mapToInt(Grid::cols).max().orElseThrow();
        int across = Math.min(perRow, maps.size()), down = (maps.size() - 1) / across + 1;
        int scale = clamp(STRIP_WIDTH / ((long) across * cols));
        long pitchX = (long) cols * scale + GAP, pitchY = (long) rows * scale + GAP;
        Pixels pixels = new Pixels(across * pitchX - GAP, down * pitchY - GAP);
        for (int i = 0; i < maps.size(); i++)
            paint(pixels, (int) (i % across * pitchX), (int) (i / across * pitchY), maps.get(i), scale, colours.get(i));
        return pixels.image();
    }

    /** A repair's map before, and beside it the map after, with the cells that were dug in sky blue and those filled in orange. */
    public static BufferedImage repair(Repaired repaired) {
        Grid before = repaired.before(), after = repaired.grid();
        return strip(List.of(before, after), 2, List.of((row, col) -> Palette.tone(before.isWall(row, col)),
                (row, col) -> {
                    boolean isWall = after.isWall(row, col);
                    if (before.isWall(row, col) == isWall) return Palette.tone(isWall);
                    return isWall ? Palette.BECAME_WALL : Palette.BECAME_FLOOR;
                }));
    }

    /** What changed: cells alike in both are pale, those that became wall orange, those that became floor sky blue; unequal sizes are refused. */
    public static BufferedImage difference(Grid before, Grid after) {
        before.differences(after);
        return paint(after, (row, col) -> {
            boolean isWall = after.isWall(row, col);
            if (before.isWall(row, col) == isWall) return isWall ? Palette.PALE_WALL : Palette.PALE_FLOOR;
            return isWall ? Palette.BECAME_WALL : Palette.BECAME_FLOOR;
        });
    }

    /** The map with some cells in vermilion; a cell off the map is refused. */
    public static BufferedImage marked(Grid grid, Collection<Cell> cells) {
        Set<Cell> marked = new TreeSet<>(cells);
        marked.forEach(grid::isWall);
        return paint(grid,
                (row, col) -> marked.contains(new Cell(row, col)) ? Palette.ACCENT : Palette.tone(grid.isWall(row, col)));
    }

    /** A small map for counting by hand: the nine cells around a centre are outlined, those past the edge hatched as the outside says. */
    public static BufferedImage block(Grid grid, Cell centre, Outside outside) {
        return new BlockPicture(grid, centre, outside).image();
    }

    /** The map at its usual scale, in colours of its own. */
    static BufferedImage paint(Grid grid, CellColour colour) {
        return paint(grid, scale(grid), colour);
    }

    private static BufferedImage paint(Grid grid, int scale, CellColour colour) {
        if (scale < 1) throw new IllegalArgumentException("scale " + scale + "; a cell is at least 1 pixel wide");
        Pixels pixels = new Pixels((long) grid.cols() * scale, (long) grid.rows() * scale);
        paint(pixels, 0, 0, grid, scale, colour);
        return pixels.image();
    }

    private static void paint(Pixels pixels, int x, int y, Grid grid, int scale, CellColour colour) {
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++)
                pixels.fill(x + col * scale, y + row * scale, scale, scale, colour.at(row, col));
    }

    static int scale(Grid grid) {
        return clamp(Math.min(WIDTH / grid.cols(), HEIGHT / grid.rows()));
    }

    private static int clamp(long scale) {
        return (int) Math.max(1, Math.min(LARGEST, scale));
    }

    interface CellColour {
        int at(int row, int col);
    }
}
