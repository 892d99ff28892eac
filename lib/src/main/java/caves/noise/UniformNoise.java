package caves.noise;

import caves.grid.Grid;

/** Each cell wall on its own; draws one number a cell, row by row, left to right. */
record UniformNoise(double wallProbability) implements Noise {
    /** Fewer rows than this are no faster in lanes; of wider ones, bands would take too much memory. */
    private static final int FEW_ROWS = 8, MOST_COLS = 1 << 22;

    UniformNoise {
        wallProbability = Share.checked("wall probability", wallProbability);
    }

    @Override
    public Grid draw(int rows, int cols, long seed) {
        return window(Window.whole(rows, cols), seed);
    }

    @Override
    public Grid window(Window window, long seed) {
        long limit = Pcg64.limit(wallProbability);
        if (window.rows() < FEW_ROWS || window.cols() > MOST_COLS)
            return Grid.ofRows(window.rows(), window.cols(), oneByOne(window, Pcg64.ofSeed(seed), limit));
        Bands bands = new Bands(window, seed, limit);
        return Grid.ofBands(window.rows(), window.cols(), bands.rowsPerBand(), bands);
    }

    private static Grid.RowSource oneByOne(Window window, Pcg64 random, long limit) {
        random.skip(window.cellsBefore());
        return (row, words) -> {
            if (row > 0) random.skip(window.cellsBetweenRows());
            random.bitsBelow(limit, window.cols(), words);
        };
    }

    @Override
    public String toString() {
        return Share.text(wallProbability);
    }
}
