package caves.noise;

import caves.grid.Grid;
import java.util.Arrays;
import java.util.Locale;

/**
 * Octaves of smooth noise, cut where the wanted share of the cells lies above.
 *
 * <p>A cell's height depends on its place and the seed alone; the cut on all cells of the map. Cells as high as the cut are wall in
 * scan order until the count is right.
 */
record FractalNoise(Kind kind, double wallShare, int size, int octaves) implements Noise {
    private static final int LARGEST = 1_000_000;
    private static final int MOST_OCTAVES = 8;

    /** Which field each octave is. */
    enum Kind {
        PERLIN,
        SIMPLEX;

        /** Its word in a recipe's line. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    FractalNoise {
        wallShare = Share.checked("wall share", wallShare);
        if (size < 1 || size > LARGEST) throw new IllegalArgumentException("size " + size + "; allowed are 1 .. " + LARGEST + " cells");
        if (octaves < 1 || octaves > MOST_OCTAVES)
            throw new IllegalArgumentException(octaves + " octaves; allowed are 1 .. " + MOST_OCTAVES);
    }

    @Override
    public Grid draw(int rows, int cols, long seed) {
        double[] heights = heights(rows, cols, seed);
        int walls = Share.of(heights.length, wallShare);
        if (walls == 0) return Grid.of(rows, cols, (row, col) -> false);
        double[] ascending = heights.clone();
        Arrays.sort(ascending);
        double cut = ascending[heights.length - walls];
        long[] level = {walls - Arrays.stream(ascending).filter(height -> height > cut).count()};
        return Grid.of(rows, cols, (row, col) -> {
            double height = heights[row * cols + col];
            return height > cut || height == cut && level[0]-- > 0;
        });
    }

    private double[] heights(int rows, int cols, long seed) {
        if (rows < 1 || cols < 1 || (long) rows * cols > Integer.MAX_VALUE - 8)
            throw new IllegalArgumentException(rows + "x" + cols + " cells; allowed are 1 .. " + (Integer.MAX_VALUE - 8) + " for " + this);
        double[] heights = new double[rows * cols];
        Pcg64 random = Pcg64.ofSeed(seed);
        for (int octave = 0; octave < octaves; octave++) {
            SmoothField field = field(random);
            double step = Math.scalb(1.0, octave) / size, height = Math.scalb(1.0, -octave);
            for (int i = 0; i < heights.length; i++) heights[i] += height * field.at(i / cols * step, i % cols * step);
        }
        return heights;
    }

    private SmoothField field(Pcg64 random) {
        try {
            return SmoothField.draw(kind, random);
        } catch (NoClassDefFoundError missing) {
            throw new IllegalStateException(this + " needs JNoise on the class path: de.articdive:jnoise-generators:4.1.0", missing);
        }
    }

    @Override
    public String toString() {
        return kind + "(" + Share.text(wallShare) + "," + size + "," + octaves + ")";
    }
}
