package caves.noise;

import caves.grid.Grid;
import java.util.Arrays;

/**
 * A ground, cut where the wanted share of the cells lies above.
 *
 * <p>A cell's height depends on its place and the seed alone; the cut on all cells of the map. Cells as high as the cut are wall in
 * scan order until the count is right.
 */
record FractalNoise(Ground ground, double wallShare) implements Noise {

    FractalNoise {
        wallShare = Share.checked("wall share", wallShare);
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
        Ground.Heights ground = this.ground.heights(seed);
        double[] heights = new double[rows * cols], ofRow = new double[cols];
        for (int row = 0; row < rows; row++) {
            ground.read(row, 0, ofRow);
            System.arraycopy(ofRow, 0, heights, row * cols, cols);
        }
        return heights;
    }

    @Override
    public String toString() {
        return ground.kind() + "(" + Share.text(wallShare) + "," + ground.size() + "," + ground.octaves() + ")";
    }
}
