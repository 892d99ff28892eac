package caves.show;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.Arrays;

/** An image being painted: rectangles of plain colour on whole pixels, nothing smoothed, so that it is the same on every machine. */
final class Pixels {
    private static final int OPAQUE = 0xFF000000;

    private final int width;
    private final int height;
    private final int[] argb;

    /** All transparent. */
    Pixels(long width, long height) {
        if (width > (Integer.MAX_VALUE - 8) / height)
            throw new IllegalArgumentException("a picture of " + width + " x " + height + " pixels is too large; choose a smaller scale");
        this.width = (int) width;
        this.height = (int) height;
        this.argb = new int[this.width * this.height];
    }

    void fill(int x, int y, int width, int height, int rgb) {
        for (int row = y; row < y + height; row++)
            Arrays.fill(argb, row * this.width + x, row * this.width + x + width, OPAQUE | rgb);
    }

    /** A frame of the given thickness just inside the rectangle. */
    void outline(int x, int y, int width, int height, int thickness, int rgb) {
        fill(x, y, width, thickness, rgb);
        fill(x, y + height - thickness, width, thickness, rgb);
        fill(x, y, thickness, height, rgb);
        fill(x + width - thickness, y, thickness, height, rgb);
    }

    /** Diagonal stripes of {@code rgb} over the rectangle, which keeps its colour between them. */
    void hatch(int x, int y, int width, int height, int rgb) {
        for (int row = y; row < y + height; row++)
            for (int col = x; col < x + width; col++)
                if ((row + col) % 8 < 2) argb[row * this.width + col] = OPAQUE | rgb;
    }

    /** Stored as indices into its few colours, which keeps a saved notebook small. */
    BufferedImage image() {
        int[] colours = Arrays.stream(argb).distinct().sorted().toArray();
        int bits = colours.length <= 2 ? 1 : colours.length <= 4 ? 2 : colours.length <= 16 ? 4 : 8;
        IndexColorModel model = new IndexColorModel(bits, colours.length, colours, 0, true, -1, DataBuffer.TYPE_BYTE);
        int type = bits < 8 ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_BYTE_INDEXED;
        BufferedImage image = new BufferedImage(width, height, type, model);
        int[] indices = Arrays.stream(argb).map(pixel -> Arrays.binarySearch(colours, pixel)).toArray();
        image.getRaster().setPixels(0, 0, width, height, indices);
        return image;
    }
}
