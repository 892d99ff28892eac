package caves.region;

import caves.grid.Grid;

/** Walls grown to squares, 64 cells at a time: a block of a + b cells a side is four blocks of a cells, moved by b (b at most a). */
final class Spread {
    private final Grid grid;
    private final int step;
    /** 64 cells of what lies past the edge. */
    private final long outside;

    private Spread(Grid grid, int step, long outside) {
        this.grid = grid;
        this.step = step;
        this.outside = outside;
    }

    /** Wall wherever the block of {@code width} x {@code width} cells that begins there, at its top left, holds a wall or leaves the map. */
    static Grid upAndLeft(Grid grid, int width) {
        return spread(grid, width, 1, -1L);
    }

    /** Wall wherever the block of {@code width} x {@code width} cells that ends there, at its bottom right, holds a wall. */
    static Grid downAndRight(Grid grid, int width) {
        return spread(grid, width, -1, 0);
    }

    private static Grid spread(Grid grid, int width, int direction, long outside) {
        Grid spread = grid;
        for (int done = 1; done < width; ) {
            int step = Math.min(done, width - done);
            spread = new Spread(spread, direction * step, outside).once();
            done += step;
        }
        return spread;
    }

    private Grid once() {
        return Grid.ofRows(grid.rows(), grid.cols(), (row, into) -> {
            for (int i = 0; i < into.length; i++)
                into[i] = cells(row, i, 0) | cells(row, i, step) | cells(row + step, i, 0) | cells(row + step, i, step);
        });
    }

    /** The cells {@code 64 * i + shift} to {@code 64 * i + shift + 63} of a row. */
    private long cells(int row, int i, int shift) {
        int word = i + Math.floorDiv(shift, 64), bit = Math.floorMod(shift, 64);
        return bit == 0 ? word(row, word) : word(row, word) >>> bit | word(row, word + 1) << -bit;
    }

    private long word(int row, int i) {
        if (row < 0 || row >= grid.rows() || i < 0 || i >= grid.wordsPerRow()) return outside;
        return i + 1 < grid.wordsPerRow() ? grid.word(row, i) : grid.word(row, i) | outside & ~(-1L >>> -grid.cols());
    }
}
