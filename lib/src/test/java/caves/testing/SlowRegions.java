package caves.testing;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Region;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Regions the slow way: from each floor cell not seen yet, flood to the four cells beside it, and beside those. */
public final class SlowRegions {
    private SlowRegions() {}

    public static List<Region> of(Grid grid) {
        List<Region> regions = new ArrayList<>();
        Set<Cell> seen = new HashSet<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) {
                Set<Cell> flooded = flood(grid, new Cell(row, col), seen);
                if (!flooded.isEmpty()) regions.add(region(new Cell(row, col), flooded));
            }
        return regions;
    }

    private static Set<Cell> flood(Grid grid, Cell start, Set<Cell> seen) {
        Set<Cell> flooded = new HashSet<>();
        Queue<Cell> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            Cell cell = waiting.remove();
            int row = cell.row(), col = cell.col();
            if (!grid.contains(row, col) || grid.isWall(row, col) || !seen.add(cell)) continue;
            flooded.add(cell);
            waiting.add(new Cell(row - 1, col));
            waiting.add(new Cell(row + 1, col));
            waiting.add(new Cell(row, col - 1));
            waiting.add(new Cell(row, col + 1));
        }
        return flooded;
    }

    private static Region region(Cell first, Set<Cell> cells) {
        return new Region(first, cells.size(),
                all(cells, Cell::row).min().getAsInt(), all(cells, Cell::col).min().getAsInt(),
                all(cells, Cell::row).max().getAsInt(), all(cells, Cell::col).max().getAsInt());
    }

    private static IntStream all(Set<Cell> cells, ToIntFunction<Cell> number) {
        return cells.stream().mapToInt(number);
    }
}
