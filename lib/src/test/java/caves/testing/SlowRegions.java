package caves.testing;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Movement;
import caves.region.Region;
import caves.region.Run;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Regions the slow way: from each floor cell not seen yet, flood to the cells beside it, and beside those. */
public final class SlowRegions {
    private SlowRegions() {}

    public static List<Region> of(Grid grid) {
        return of(grid, Movement.ORTHOGONAL);
    }

    public static List<Region> of(Grid grid, Movement movement) {
        List<Region> regions = new ArrayList<>();
        Set<Cell> seen = new HashSet<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) {
                SortedSet<Cell> flooded = flood(grid, movement, new Cell(row, col), seen);
                if (!flooded.isEmpty()) regions.add(new Region(regions.size(), runs(flooded)));
            }
        return regions;
    }

    /** Cells whose centres are as far apart as those of two cells with a common edge. */
    public static List<Cell> neighbours(Grid grid, Movement movement, Cell cell) {
        List<Cell> neighbours = new ArrayList<>();
        for (int row = Math.max(0, cell.row() - 2); row < Math.min(grid.rows(), cell.row() + 3); row++)
            for (int col = Math.max(0, cell.col() - 2); col < Math.min(grid.cols(), cell.col() + 3); col++) {
                double across = x(movement, cell.row(), cell.col()) - x(movement, row, col);
                double down = (cell.row() - row) * (movement == Movement.HEX ? Math.sqrt(.75) : 1);
                if (Math.abs(Math.hypot(across, down) - 1) < .01) neighbours.add(new Cell(row, col));
            }
        return neighbours;
    }

    private static double x(Movement movement, int row, int col) {
        return movement == Movement.HEX && row % 2 == 1 ? col + .5 : col;
    }

    private static SortedSet<Cell> flood(Grid grid, Movement movement, Cell start, Set<Cell> seen) {
        SortedSet<Cell> flooded = new TreeSet<>();
        Queue<Cell> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            Cell cell = waiting.remove();
            if (grid.isWall(cell) || !seen.add(cell)) continue;
            flooded.add(cell);
            waiting.addAll(neighbours(grid, movement, cell));
        }
        return flooded;
    }

    private static List<Run> runs(SortedSet<Cell> cells) {
        List<Run> runs = new ArrayList<>();
        for (Cell cell : cells) {
            if (cells.contains(new Cell(cell.row(), cell.col() - 1))) continue;
            int right = cell.col();
            while (cells.contains(new Cell(cell.row(), right + 1))) right++;
            runs.add(new Run(cell.row(), cell.col(), right));
        }
        return runs;
    }
}
