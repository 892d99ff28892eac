package caves.noise;

import caves.grid.Cell;

/**
 * A rectangle of a far larger map, its world, which is never made.
 *
 * <p>The world is {@code worldRows} x {@code worldCols} cells, up to 2^31 - 1 each way; the window is {@code rows} x {@code cols} of
 * them, its top left corner at {@code (row, col)}. A window without cells, or not wholly in its world, is refused.
 */
public record Window(int worldRows, int worldCols, int row, int col, int rows, int cols) {

    public Window {
        if (rows < 1 || cols < 1 || row < 0 || col < 0 || rows > worldRows - row || cols > worldCols - col)
            throw new IllegalArgumentException("no " + rows + "x" + cols + " window at " + new Cell(row, col) + " in a world of "
                    + worldRows + "x" + worldCols + "; allowed are windows of 1x1 cells and more inside of it");
    }

    /** All of a map. */
    static Window whole(int rows, int cols) {
        return new Window(rows, cols, 0, 0, rows, cols);
    }

    /** How many of the world's cells come before the window's first, in scan order. */
    long cellsBefore() {
        return (long) row * worldCols + col;
    }

    /** How many come between the last cell of one of the window's rows and the first of the next. */
    int cellsBetweenRows() {
        return worldCols - cols;
    }
}
