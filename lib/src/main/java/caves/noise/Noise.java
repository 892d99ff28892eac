package caves.noise;

import caves.grid.Grid;

/** The raw fill that a cave starts from: the same size and seed give the same grid on every machine. */
public interface Noise {

    /** The noise of {@code rows} x {@code cols} cells for a seed in 0 .. 2^63 - 1; another size is another noise, not a part of it. */
    Grid draw(int rows, int cols, long seed);

    /**
     * The cells of a window of the noise of its whole world, {@code draw(worldRows, worldCols, seed)}, without drawing the rest.
     *
     * <p>Noise whose cells depend on their places and the seed alone can do this; other noise refuses, as this does unless
     * overridden.
     */
    default Grid window(Window window, long seed) {
        throw new IllegalArgumentException("noise=" + this + " is known only as a whole; allowed in a window are <p>, gradient(...),"
                + " perlin(><level>,...) and simplex(><level>,...)");
    }

    /** Its token in a recipe's line, after {@code noise=}. */
    @Override
    String toString();

    /** The inverse of {@link #toString} for the noises made here. What is not understood is refused, naming what was allowed. */
    static Noise parse(String text) {
        return NoiseText.parse(text);
    }

    /**
     * Each cell wall on its own, with the same wall probability in [0, 1]: NumPy's
     * {@code default_rng(seed).random((rows, cols)) < wallProbability}, cell for cell.
     */
    static Noise uniform(double wallProbability) {
        return new UniformNoise(wallProbability);
    }

    /**
     * Each cell wall on its own, with a wall probability that runs in equal parts from {@code from} in the top row to {@code to} in
     * the bottom row, both in [0, 1]; printed {@code gradient(<from>,<to>,down)}. The draws are those of {@link #uniform}.
     */
    static Noise gradientDown(double from, double to) {
        return new GradientNoise(from, to, GradientNoise.Direction.DOWN);
    }

    /** The same from the leftmost column to the rightmost; printed {@code gradient(<from>,<to>,right)}. */
    static Noise gradientRight(double from, double to) {
        return new GradientNoise(from, to, GradientNoise.Direction.RIGHT);
    }

    /**
     * Wall on the heights of Perlin's noise: exactly {@code wallShare * rows * cols} cells are wall, with the share as it is
     * printed and half a cell rounded up.
     *
     * <p>Printed {@code perlin(<share>,<size>,<octaves>)}. Needs JNoise (de.articdive:jnoise-generators) on the class path when it is
     * drawn; to parse and print it does not.
     *
     * @param wallShare in [0, 1]
     * @param size how far apart the lattice points of the coarsest octave lie, 1 .. 1,000,000 cells: about the size of its features
     * @param octaves 1 .. 8 fields are added, each of half the size and half the height of the one before
     */
    static Noise perlin(double wallShare, int size, int octaves) {
        return new FractalNoise(new Ground(Ground.Kind.PERLIN, size, octaves), wallShare);
    }

    /**
     * The same on the heights of simplex noise, which favours the axes less: OpenSimplex2, on triangles whose sides are .82
     * {@code size}. Printed {@code simplex(<share>,<size>,<octaves>)}.
     */
    static Noise simplex(double wallShare, int size, int octaves) {
        return new FractalNoise(new Ground(Ground.Kind.SIMPLEX, size, octaves), wallShare);
    }

    /**
     * Wall where the height of Perlin's noise is above a level, so that each cell depends on its place and the seed alone; how much
     * wall that is differs from seed to seed. Printed {@code perlin(><level>,<size>,<octaves>)}.
     *
     * @param level in [-2, 2]; one octave's heights are about -1 .. 1, mostly near 0, where half of the cells are above
     * @param size as for {@link #perlin}
     * @param octaves as for {@link #perlin}
     */
    static Noise perlinAbove(double level, int size, int octaves) {
        return new LevelNoise(new Ground(Ground.Kind.PERLIN, size, octaves), level);
    }

    /** The same on simplex noise; printed {@code simplex(><level>,<size>,<octaves>)}. */
    static Noise simplexAbove(double level, int size, int octaves) {
        return new LevelNoise(new Ground(Ground.Kind.SIMPLEX, size, octaves), level);
    }
}
