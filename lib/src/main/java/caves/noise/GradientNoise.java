package caves.noise;

import caves.grid.Grid;
import java.util.Locale;
import java.util.stream.IntStream;

/** Each cell wall on its own, more often or less from one side of the map to the other; draws one number a cell, in scan order. */
record GradientNoise(double from, double to, Direction direction) implements Noise {

    /** The way from {@code from} to {@code to}. */
    enum Direction {
        DOWN,
        RIGHT;

        /** Its word in a recipe's line. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    GradientNoise {
        from = Share.checked("wall probability", from);
        to = Share.checked("wall probability", to);
    }

    @Override
    public Grid draw(int rows, int cols, long seed) {
        return window(Window.whole(rows, cols), seed);
    }

    @Override
    public Grid window(Window window, long seed) {
        Pcg64 random = Pcg64.ofSeed(seed);
        random.skip(window.cellsBefore());
        return Grid.ofRows(window.rows(), window.cols(), direction == Direction.DOWN ? down(window, random) : right(window, random));
    }

    private Grid.RowSource down(Window window, Pcg64 random) {
        return (row, words) -> {
            if (row > 0) random.skip(window.cellsBetweenRows());
            random.bitsBelow(Pcg64.limit(probability(window.row() + row, window.worldRows())), window.cols(), words);
        };
    }

    private Grid.RowSource right(Window window, Pcg64 random) {
        long[] limits = IntStream.range(window.col(), window.col() + window.cols())
                .mapToLong(col -> Pcg64.limit(probability(col, window.worldCols()))).toArray();
        return (row, words) -> {
            if (row > 0) random.skip(window.cellsBetweenRows());
            random.bitsBelow(limits, words);
        };
    }

    /** The wall probability of line {@code at} of {@code lines}; a single line has the first. */
    private double probability(int at, int lines) {
        if (at == 0) return from;
        return at == lines - 1 ? to : from + (to - from) * ((double) at / (lines - 1));
    }

    @Override
    public String toString() {
        return "gradient(" + Share.text(from) + "," + Share.text(to) + "," + direction + ")";
    }
}
