package caves.noise;

import caves.grid.Grid;

/** Each cell wall on its own; draws one number a cell, row by row, left to right. */
record UniformNoise(double wallProbability) implements Noise {

    UniformNoise {
        wallProbability = Share.checked("wall probability", wallProbability);
    }

    @Override
    public Grid draw(int rows, int cols, long seed) {
        Pcg64 random = Pcg64.ofSeed(seed);
        // A draw is k * 2^-53, and p * 2^53 is exact: k * 2^-53 < p just when k < ceil(p * 2^53).
        long limit = (long) Math.ceil(wallProbability * 0x1p53);
        return Grid.ofRows(rows, cols, (row, words) -> {
            for (int i = 0; i < words.length; i++)
                words[i] = random.bitsBelow(limit, Math.min(64, cols - 64 * i));
        });
    }

    @Override
    public String toString() {
        return Share.text(wallProbability);
    }
}
