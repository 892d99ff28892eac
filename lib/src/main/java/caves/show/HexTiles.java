package caves.show;

/**
 * Hexagons that stand on a corner, odd rows half a cell to the right; {@code scale} pixels wide, an odd one rounded down, at least 2.
 *
 * <p>A line of the slope that is {@code 2k} pixels wide lies between two of the row above that are {@code 2(half - k)} wide: the
 * three meet, whatever k.
 */
record HexTiles(int scale) implements Tiles {
    private static final double SQRT_3 = Math.sqrt(3);

    HexTiles {
        if (scale < 1) throw new IllegalArgumentException("scale " + scale + "; a cell is at least 1 pixel wide");
    }

    private int half() {
        return Math.max(1, scale / 2);
    }

    /** Lines of a slope, at the top or the bottom of a cell. */
    private int slope() {
        return (int) Math.round(half() / SQRT_3);
    }

    /** Lines from the top of a row to the top of the next. */
    private int pitch() {
        return (int) Math.round(half() * SQRT_3);
    }

    @Override
    public long width(int rows, int cols) {
        return (rows > 1 ? 2L * cols + 1 : 2L * cols) * half();
    }

    @Override
    public long height(int rows, int cols) {
        return (long) rows * pitch() + slope();
    }

    @Override
    public void fill(Pixels pixels, int x, int y, int row, int col, int rgb) {
        int half = half(), slope = slope(), pitch = pitch();
        int middle = x + (2 * col + 1 + row % 2) * half, top = y + row * pitch;
        for (int line = 0; line < slope; line++) {
            int wide = (int) Math.round((line + .5) * half / slope);
            pixels.fill(middle - wide, top + line, 2 * wide, 1, rgb);
            pixels.fill(middle - half + wide, top + pitch + line, 2 * (half - wide), 1, rgb);
        }
        pixels.fill(middle - half, top + slope, 2 * half, pitch - slope, rgb);
    }
}
