package caves.validate;

import caves.grid.Grid;

/** The boundary across the neighbours that a hexagon has and a square has not. */
final class HexBoundary {
    private HexBoundary() {}

    /** Pairs of a floor and a wall cell, one in an odd row, the other one column to the right in the row above or below. */
    static long slanted(Grid grid) {
        long unlike = 0;
        for (int row = 1; row < grid.rows(); row++) {
            int odd = row % 2 == 1 ? row : row - 1, even = row % 2 == 1 ? row - 1 : row;
            for (int i = 0; i < grid.wordsPerRow(); i++) unlike += Long.bitCount(slanted(grid, odd, even, i));
        }
        return unlike;
    }

    private static long slanted(Grid grid, int odd, int even, int i) {
        boolean isLast = i + 1 == grid.wordsPerRow();
        long pairs = isLast ? (1L << grid.cols() - 1) - 1 : -1L;
        return (grid.word(odd, i) ^ (grid.word(even, i) >>> 1 | (isLast ? 0 : grid.word(even, i + 1) << 63))) & pairs;
    }
}
