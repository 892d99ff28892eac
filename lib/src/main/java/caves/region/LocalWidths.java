package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.Arrays;
import java.util.OptionalInt;

/** The local width of every floor cell, on squares: the largest w such that some w x w block of floor contains the cell. */
public final class LocalWidths {
    private final Grid grid;
    /** By row, then column; 0 for walls. */
    private final int[] width;

    private LocalWidths(Grid grid, int[] width) {
        this.grid = grid;
        this.width = width;
    }

    /** Cells x the logarithm of the largest width; maps of more than 2^31 - 9 cells are refused. */
    public static LocalWidths of(Grid grid) {
        ArrayLength.checked("widths", grid.rows(), grid.cols(), grid.cells());
        return new LocalWidths(grid, new LargestBlocks(grid).perCell());
    }

    /** The least over the floor, without the others; none where there is no floor. */
    public static OptionalInt min(Grid grid) {
        if (grid.wallCount() == grid.cells()) return OptionalInt.empty();
        return OptionalInt.of(SquareBody.widest(width -> SquareBody.on(grid, width).covered().equals(grid)));
    }

    /** None for a wall, and none off the map. */
    public OptionalInt at(Cell cell) {
        return !grid.contains(cell.row(), cell.col()) || grid.isWall(cell) ? OptionalInt.empty()
                : OptionalInt.of(width[cell.row() * grid.cols() + cell.col()]);
    }

    /** The side of the largest square of floor on the map; 0 where there is no floor. */
    public int max() {
        return Arrays.stream(width).max().orElseThrow();
    }
}
