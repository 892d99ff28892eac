package caves.validate;

import caves.grid.Grid;

/** Compares each row with itself moved by a cell, and with the next row, 64 cells at a time. */
final class TextureCount {
    private final Grid grid;
    private final int lastRow;
    private final int lastCol;

    TextureCount(Grid grid) {
        this.grid = grid;
        this.lastRow = grid.rows() - 1;
        this.lastCol = grid.cols() - 1;
    }

    Texture texture() {
        long boundary = 0, isolated = 0;
        for (int row = 0; row <= lastRow; row++)
            for (int i = 0; i < grid.wordsPerRow(); i++) {
                long right = unlikeRight(row, i);
                long below = unlikeBelow(row, i);
                boundary += Long.bitCount(right) + Long.bitCount(below);
                long left = unlikeRight(row, i) << 1 | (i == 0 ? 1 : unlikeRight(row, i - 1) >>> 63);
                long above = row == 0 ? -1L : unlikeBelow(row - 1, i);
                isolated += Long.bitCount((right | edge(i)) & left & (row == lastRow ? -1L : below) & above & inside(i));
            }
        return new Texture(boundary, grid.cells() == 1 ? 0 : isolated, correlation(boundary));
    }

    /** 1 where a cell and the one to its right are of different kinds. */
    private long unlikeRight(int row, int i) {
        long next = i + 1 < grid.wordsPerRow() ? grid.word(row, i + 1) << 63 : 0;
        return (grid.word(row, i) ^ (grid.word(row, i) >>> 1 | next)) & inside(i) & ~edge(i);
    }

    private long unlikeBelow(int row, int i) {
        return row == lastRow ? 0 : grid.word(row, i) ^ grid.word(row + 1, i);
    }

    private long edge(int i) {
        return i == lastCol / 64 ? 1L << lastCol : 0;
    }

    private long inside(int i) {
        return i == lastCol / 64 ? -1L >>> -(lastCol + 1) : -1L;
    }

    /** With share p of wall among the cells in pairs, a pair is unlike with the chance 2 p (1 - p) (1 - correlation). */
    private double correlation(long boundary) {
        long pairs = 2L * grid.rows() * lastCol + 2L * lastRow * grid.cols();
        double p = (double) wallsInPairs() / pairs;
        return 1 - 2.0 * boundary / pairs / (2 * p * (1 - p));
    }

    /** Each wall as often as it has neighbours inside the map. */
    private long wallsInPairs() {
        long walls = 4 * grid.wallCount();
        for (int row = 0; row <= lastRow; row++) walls -= (grid.isWall(row, 0) ? 1 : 0) + (grid.isWall(row, lastCol) ? 1 : 0);
        for (int col = 0; col <= lastCol; col++) walls -= (grid.isWall(0, col) ? 1 : 0) + (grid.isWall(lastRow, col) ? 1 : 0);
        return walls;
    }
}
