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
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Pictures of maps: dark wall, light floor, every cell a square, or a hexagon, of whole pixels.
 *
 * <p>Without a scale of your own a map is up to 700 pixels wide, a strip about 840, and no cell is larger than 48.
 */
public final class Maps {
    private static final int WIDTH = 700;
    private static final int HEIGHT = 900;
    private static final int STRIP_WIDTH = 840;
    private static final int GAP = 8;

    private Maps() {}

    /** The map. */
    public static BufferedImage image(Grid grid) {
        return plain(fitting(SquareTiles::new, grid), grid);
    }

    /** The map with {@code scale} pixels to a cell, at least 1. */
    public static BufferedImage image(Grid grid, int scale) {
        return plain(new SquareTiles(scale), grid);
    }

    /** The map as hexagons that stand on a corner, odd rows half a cell to the right, transparent where no cell is. */
    public static BufferedImage hex(Grid grid) {
        return plain(fitting(HexTiles::new, grid), grid);
    }

    /** The same with {@code scale} pixels across a cell, an odd number rounded down to even, at least 2. */
    public static BufferedImage hex(Grid grid, int scale) {
        return plain(new HexTiles(scale), grid);
    }

    /** Several maps, {@code perRow} side by side, at one scale, in reading order, the gaps transparent; an empty list is refused. */
    public static BufferedImage strip(List<Grid> maps, int perRow) {
        return strip(SquareTiles::new, maps, perRow, Maps::tones);
    }

    /** The same as hexagons. */
    public static BufferedImage hexStrip(List<Grid> maps, int perRow) {
        return strip(HexTiles::new, maps, perRow, Maps::tones);
    }

    /** Squares in colours of each map's own. */
    static BufferedImage strip(List<Grid> maps, int perRow, Function<Grid, CellColour> colours) {
        return strip(SquareTiles::new, maps, perRow, colours);
    }

    private static BufferedImage strip(IntFunction<Tiles> kind, List<Grid> maps, int perRow, Function<Grid, CellColour> colours) {
        if (maps.isEmpty()) throw new IllegalArgumentException("a strip has at least one map");
        if (perRow < 1) throw new IllegalArgumentException(perRow + " maps a row; at least 1 is needed");
        return strip(kind, maps, perRow, maps.stream().map(colours).toList());
    }

    private static BufferedImage strip(IntFunction<Tiles> kind, List<Grid> maps, int perRow, List<CellColour> colours) {
        int rows = maps.stream().mapToInt(Grid::rows).max().orElseThrow();
        int cols = maps.stream().mapToInt(Grid::cols).max().orElseThrow();
        int across = Math.min(perRow, maps.size()), down = (maps.size() - 1) / across + 1;
        Tiles tiles = Tiles.fit(kind, rows, cols, STRIP_WIDTH / across, Long.MAX_VALUE);
        long pitchX = tiles.width(rows, cols) + GAP, pitchY = tiles.height(rows, cols) + GAP;
        Pixels pixels = new Pixels(across * pitchX - GAP, down * pitchY - GAP);
        for (int i = 0; i < maps.size(); i++)
            paint(pixels, (int) (i % across * pitchX), (int) (i / across * pitchY), maps.get(i), tiles, colours.get(i));
        return pixels.image();
    }

    /** A repair's map before, and beside it the map after, with the cells that were dug in sky blue and those filled in orange. */
    public static BufferedImage repair(Repaired repaired) {
        Grid before = repaired.before(), after = repaired.grid();
        CellColour changed = (row, col) -> {
            boolean isWall = after.isWall(row, col);
            if (before.isWall(row, col) == isWall) return Palette.tone(isWall);
            return isWall ? Palette.BECAME_WALL : Palette.BECAME_FLOOR;
        };
        return strip(SquareTiles::new, List.of(before, after), 2, List.of(tones(before), changed));
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

    /** The map as squares at its usual scale, in colours of its own. */
    static BufferedImage paint(Grid grid, CellColour colour) {
        return paint(grid, fitting(SquareTiles::new, grid), colour);
    }

    private static BufferedImage plain(Tiles tiles, Grid grid) {
        return paint(grid, tiles, tones(grid));
    }

    private static BufferedImage paint(Grid grid, Tiles tiles, CellColour colour) {
        Pixels pixels = new Pixels(tiles.width(grid.rows(), grid.cols()), tiles.height(grid.rows(), grid.cols()));
        paint(pixels, 0, 0, grid, tiles, colour);
        return pixels.image();
    }

    private static void paint(Pixels pixels, int x, int y, Grid grid, Tiles tiles, CellColour colour) {
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) tiles.fill(pixels, x, y, row, col, colour.at(row, col));
    }

    private static CellColour tones(Grid grid) {
        return (row, col) -> Palette.tone(grid.isWall(row, col));
    }

    private static Tiles fitting(IntFunction<Tiles> kind, Grid grid) {
        return Tiles.fit(kind, grid.rows(), grid.cols(), WIDTH, HEIGHT);
    }

    static int scale(Grid grid) {
        return (int) fitting(SquareTiles::new, grid).width(1, 1);
    }

    interface CellColour {
        int at(int row, int col);
    }
}
