package caves.noise;

import java.util.Arrays;
import java.util.Locale;

/** Octaves of smooth noise added: a height for every place, which depends on the place and the seed alone. */
record Ground(Kind kind, int size, int octaves) {
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

    Ground {
        if (size < 1 || size > LARGEST) throw new IllegalArgumentException("size " + size + "; allowed are 1 .. " + LARGEST + " cells");
        if (octaves < 1 || octaves > MOST_OCTAVES)
            throw new IllegalArgumentException(octaves + " octaves; allowed are 1 .. " + MOST_OCTAVES);
    }

    /** The heights of a seed. */
    Heights heights(long seed) {
        Pcg64 random = Pcg64.ofSeed(seed);
        SmoothField[] fields = new SmoothField[octaves];
        for (int octave = 0; octave < octaves; octave++) fields[octave] = field(random);
        return (row, col, heights) -> {
            Arrays.fill(heights, 0);
            for (int octave = 0; octave < octaves; octave++) {
                double step = Math.scalb(1.0, octave) / size, height = Math.scalb(1.0, -octave);
                for (int i = 0; i < heights.length; i++) heights[i] += height * fields[octave].at(row * step, (col + i) * step);
            }
        };
    }

    private SmoothField field(Pcg64 random) {
        try {
            return SmoothField.draw(kind, random);
        } catch (NoClassDefFoundError missing) {
            throw new IllegalStateException(kind + " noise needs JNoise on the class path: de.articdive:jnoise-generators:4.1.0", missing);
        }
    }

    /** The ground of one seed. */
    interface Heights {

        /** Writes the heights of the cells of a row, from column {@code col} on: within -2 .. 2, and mostly near 0. */
        void read(int row, int col, double[] heights);
    }
}
