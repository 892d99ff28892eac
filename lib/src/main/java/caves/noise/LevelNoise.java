package caves.noise;

import caves.grid.Grid;
import java.math.BigDecimal;

/** Wall where the ground is above a level: each cell on its own, so that a part of a map can be drawn without the rest. */
record LevelNoise(Ground ground, double level) implements Noise {
    private static final BigDecimal MOST = BigDecimal.valueOf(2);

    LevelNoise {
        if (!(Math.abs(level) <= MOST.doubleValue())) throw new IllegalArgumentException("level " + level + " is not in [-2, 2]");
        level += 0.0;
    }

    /** A plain decimal, to double precision; beyond 2 is refused by however little. */
    static double parse(String text) {
        if (new BigDecimal(text).abs().compareTo(MOST) > 0) throw new IllegalArgumentException("level " + text + " is not in [-2, 2]");
        return Double.parseDouble(text);
    }

    @Override
    public Grid draw(int rows, int cols, long seed) {
        return window(Window.whole(rows, cols), seed);
    }

    @Override
    public Grid window(Window window, long seed) {
        Ground.Heights heights = ground.heights(seed);
        double[] ofRow = new double[window.cols()];
        return Grid.of(window.rows(), window.cols(), (row, col) -> {
            if (col == 0) heights.read(window.row() + row, window.col(), ofRow);
            return ofRow[col] > level;
        });
    }

    @Override
    public String toString() {
        return ground.kind() + "(>" + (level < 0 ? "-" : "") + Share.text(Math.abs(level)) + "," + ground.size() + "," + ground.octaves()
                + ")";
    }
}
