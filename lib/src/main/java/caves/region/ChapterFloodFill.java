package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/**
 * The chapter's own flood fill, {@code reachable_floor} of the listing, kept as it is.
 *
 * <p>It never asks whether the start is floor. From a wall it counts the start and joins whatever floor touches it, so that its share of
 * the floor can pass 1; {@link Distances} and {@link Regions} refuse such a start or find nothing there.
 */
public final class ChapterFloodFill {
    private static final int[][] MOVES = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private final Grid grid;
    private final boolean[][] seen;
    private long count = 0;

    private ChapterFloodFill(Grid grid) {
        this.grid = grid;
        this.seen = new boolean[grid.rows()][grid.cols()];
    }

    /** Off the map the start is refused, where the listing's NumPy would take row -1 for the last. */
    public static ChapterFloodFill from(Grid grid, Cell start) {
        grid.isWall(start);
        ChapterFloodFill fill = new ChapterFloodFill(grid);
        fill.flood(start);
        return fill;
    }

    private void flood(Cell start) {
        Queue<Cell> queue = new ArrayDeque<>();
        see(start, queue);
        while (!queue.isEmpty()) {
            Cell cell = queue.remove();
            for (int[] move : MOVES) {
                int row = cell.row() + move[0], col = cell.col() + move[1];
                if (grid.contains(row, col) && !seen[row][col] && !grid.isWall(row, col)) see(new Cell(row, col), queue);
            }
        }
    }

    private void see(Cell cell, Queue<Cell> queue) {
        seen[cell.row()][cell.col()] = true;
        count++;
        queue.add(cell);
    }

    /** How many cells are marked as seen, {@code reachable.sum()}. */
    public long count() {
        return count;
    }

    /** The cells marked as seen, in scan order. */
    public List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) if (seen[row][col]) cells.add(new Cell(row, col));
        return List.copyOf(cells);
    }

    /** {@code reachable.sum() / max(1, floor_cells.sum())}, the chapter's connected fraction. */
    public double fraction() {
        return (double) count / Math.max(1, grid.cells() - grid.wallCount());
    }
}
