package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/** Widths the slow way: every block of every size is laid on the map, and looked at cell by cell. */
final class SlowWidths {
    private SlowWidths() {}

    static boolean fits(Grid grid, int top, int left, int width) {
        for (int row = top; row < top + width; row++)
            for (int col = left; col < left + width; col++) if (!grid.contains(row, col) || grid.isWall(row, col)) return false;
        return true;
    }

    /** 0 for a wall. */
    static int at(Grid grid, Cell cell) {
        int width = 0;
        for (int w = 1; w <= Math.min(grid.rows(), grid.cols()); w++) if (!covering(grid, cell, w).isEmpty()) width = w;
        return width;
    }

    private static Set<Cell> covering(Grid grid, Cell cell, int width) {
        Set<Cell> places = new HashSet<>();
        for (int row = cell.row() - width + 1; row <= cell.row(); row++)
            for (int col = cell.col() - width + 1; col <= cell.col(); col++) if (fits(grid, row, col, width)) places.add(new Cell(row, col));
        return places;
    }

    /** Where the top left cell of a body that covers {@code start} can get to. */
    static Set<Cell> places(Grid grid, Cell start, int width) {
        Set<Cell> seen = covering(grid, start, width);
        Queue<Cell> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            int row = waiting.peek().row(), col = waiting.remove().col();
            for (Cell next : List.of(new Cell(row - 1, col), new Cell(row + 1, col), new Cell(row, col - 1), new Cell(row, col + 1)))
                if (fits(grid, next.row(), next.col(), width) && seen.add(next)) waiting.add(next);
        }
        return seen;
    }

    static Set<Cell> coveredFrom(Grid grid, Cell start, int width) {
        Set<Cell> cells = new HashSet<>();
        for (Cell place : places(grid, start, width))
            for (int row = 0; row < width; row++)
                for (int col = 0; col < width; col++) cells.add(new Cell(place.row() + row, place.col() + col));
        return cells;
    }

    /** 0 where no way leads. */
    static int bottleneck(Grid grid, Cell from, Cell to) {
        int width = 0;
        while (coveredFrom(grid, from, width + 1).contains(to)) width++;
        return width;
    }
}
