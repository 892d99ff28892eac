package caves.show;

/** Squares, {@code scale} pixels wide, at least 1. */
record SquareTiles(int scale) implements Tiles {

    SquareTiles {
        if (scale < 1) throw new IllegalArgumentException("scale " + scale + "; a cell is at least 1 pixel wide");
    }

    @Override
    public long width(int rows, int cols) {
        return (long) cols * scale;
    }

    @Override
    public long height(int rows, int cols) {
        return (long) rows * scale;
    }

    @Override
    public void fill(Pixels pixels, int x, int y, int row, int col, int rgb) {
        pixels.fill(x + col * scale, y + row * scale, scale, scale, rgb);
    }
}
