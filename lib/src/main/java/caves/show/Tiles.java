package caves.show;

import java.util.function.IntFunction;

/** The shape of a map's cells in whole pixels, laid without gaps or overlaps. */
interface Tiles {
    int LARGEST = 48;

    /** Pixels from the left of a map of this size to its right. */
    long width(int rows, int cols);

    /** Pixels from its top to its bottom. */
    long height(int rows, int cols);

    /** Paints one cell of a map whose top left corner is at {@code (x, y)}. */
    void fill(Pixels pixels, int x, int y, int row, int col, int rgb);

    /** The largest tiles, {@code scale} pixels wide, with which a map keeps to so many pixels; the smallest if none do. */
    static Tiles fit(IntFunction<Tiles> kind, int rows, int cols, long width, long height) {
        int scale = LARGEST;
        while (scale > 1 && (kind.apply(scale).width(rows, cols) > width || kind.apply(scale).height(rows, cols) > height)) scale--;
        return kind.apply(scale);
    }
}
