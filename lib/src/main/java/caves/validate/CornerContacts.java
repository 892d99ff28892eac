package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.validate.MapRequirement.Found;
import java.util.List;

/** 2 x 2 blocks in which floor touches floor by a corner only, 64 at a time, in scan order. */
final class CornerContacts {
    private CornerContacts() {}

    static void find(Survey map, Found found) {
        Grid grid = map.grid();
        for (int row = 0; row + 1 < grid.rows(); row++)
            for (int i = 0; i < grid.wordsPerRow(); i++)
                for (long bits = contacts(grid, row, i); bits != 0; bits &= bits - 1)
                    add(grid, row, 64 * i + Long.numberOfTrailingZeros(bits), found);
    }

    /** 1 for the left column of each block: both its rows, and both its columns, are of unlike cells. */
    private static long contacts(Grid grid, int row, int i) {
        long blocks = i + 1 < grid.wordsPerRow() ? -1L : (1L << grid.cols() - 1) - 1;
        return unlikeRight(grid, row, i) & unlikeRight(grid, row + 1, i) & (grid.word(row, i) ^ grid.word(row + 1, i)) & blocks;
    }

    private static long unlikeRight(Grid grid, int row, int i) {
        long next = i + 1 < grid.wordsPerRow() ? grid.word(row, i + 1) << 63 : 0;
        return grid.word(row, i) ^ (grid.word(row, i) >>> 1 | next);
    }

    private static void add(Grid grid, int row, int col, Found found) {
        int upper = grid.isWall(row, col) ? col + 1 : col, lower = grid.isWall(row, col) ? col : col + 1;
        Cell above = new Cell(row, upper), below = new Cell(row + 1, lower);
        found.add(() -> above + " and " + below + " touch by a corner", () -> List.of(above, below));
    }
}
