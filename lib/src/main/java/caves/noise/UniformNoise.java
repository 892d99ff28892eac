package caves.noise;

import caves.grid.Grid;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/** Each cell wall on its own; draws one number a cell, row by row, left to right. */
record UniformNoise(double wallProbability) implements Noise {

    UniformNoise {
        if (!(0 <= wallProbability && wallProbability <= 1))
            throw new IllegalArgumentException("wall probability " + wallProbability + " is not in [0, 1]");
        wallProbability += 0.0;  // -0.0 becomes 0.0, so that equal noises are equal
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

    /**
     * The shortest plain decimal that reads back as this probability, which {@code Double.toString} is not on every JDK. Beside a
     * power of two the nearest decimal of some length may read back as another number, and its neighbour not.
     */
    @Override
    public String toString() {
        if (wallProbability == 0) return "0";
        BigDecimal exact = new BigDecimal(wallProbability);
        for (int digits = 1; ; digits++)
            for (RoundingMode mode : List.of(RoundingMode.HALF_EVEN, RoundingMode.DOWN, RoundingMode.UP)) {
                BigDecimal rounded = exact.round(new MathContext(digits, mode));
                if (rounded.doubleValue() == wallProbability) return rounded.stripTrailingZeros().toPlainString();
            }
    }
}
