package caves.noise;

import caves.grid.Grid;

/** The raw fill that a cave starts from: the same size and seed give the same grid on every machine. */
public interface Noise {

    /** The noise of {@code rows} x {@code cols} cells for a seed in 0 .. 2^63 - 1; another size is another noise, not a part of it. */
    Grid draw(int rows, int cols, long seed);

    /** Its token in a recipe's line, after {@code noise=}. */
    @Override
    String toString();

    /**
     * Each cell wall on its own, with the same wall probability in [0, 1]: NumPy's
     * {@code default_rng(seed).random((rows, cols)) < wallProbability}, cell for cell.
     */
    static Noise uniform(double wallProbability) {
        return new UniformNoise(wallProbability);
    }
}
