package caves.show;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Outside;
import java.awt.image.BufferedImage;

/** A map with one cell to spare on every side, so that a block at the edge shows what lies past it. */
final class BlockPicture {
    private static final int SMALLEST_SCALE = 12;
    private static final int MOST_COLS = 50;
    private static final int HAIRLINE = 1;

    private final Grid grid;
    private final Cell centre;
    private final Grid.CellTest anywhere;
    private final int scale;

    BlockPicture(Grid grid, Cell centre, Outside outside) {
        grid.isWall(centre);
        if (grid.cols() > MOST_COLS)
            throw new IllegalArgumentException(grid.cols() + " columns are too many to count by hand; take a window of at most " + MOST_COLS);
        this.grid = grid;
        this.centre = centre;
        this.anywhere = outside.extend(grid.rows(), grid.cols(), grid::isWall);
        this.scale = Math.max(SMALLEST_SCALE, Maps.scale(grid));
    }

    BufferedImage image() {
        Pixels pixels = new Pixels((grid.cols() + 2L) * scale, (grid.rows() + 2L) * scale);
        for (int row = -1; row <= grid.rows(); row++)
            for (int col = -1; col <= grid.cols(); col++) paint(pixels, row, col);
        int thickness = Math.max(3, scale / 10);
        pixels.outline(centre.col() * scale, centre.row() * scale, 3 * scale, 3 * scale, thickness, Palette.ACCENT);
        pixels.outline((centre.col() + 1) * scale, (centre.row() + 1) * scale, scale, scale, Math.max(2, thickness / 2), Palette.ACCENT);
        return pixels.image();
    }

    private void paint(Pixels pixels, int row, int col) {
        boolean inside = grid.contains(row, col);
        if (!inside && !inBlock(row, col)) return;
        boolean isWall = anywhere.test(row, col);
        int x = (col + 1) * scale, y = (row + 1) * scale;
        pixels.fill(x, y, scale - HAIRLINE, scale - HAIRLINE, Palette.tone(isWall));
        if (!inside) pixels.hatch(x, y, scale - HAIRLINE, scale - HAIRLINE, Palette.PALE_WALL);
    }

    private boolean inBlock(int row, int col) {
        return Math.abs(row - centre.row()) <= 1 && Math.abs(col - centre.col()) <= 1;
    }
}
