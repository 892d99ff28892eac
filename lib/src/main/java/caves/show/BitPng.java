package caves.show;

import caves.grid.Grid;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/**
 * A map as a PNG of one bit a cell, for HTML that must be the same bytes everywhere: nothing is compressed, since JDKs
 * compress differently.
 */
final class BitPng {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int LARGEST_BLOCK = 0xFFFF;

    private BitPng() {}

    /** For an {@code <img src>}. */
    static String dataUri(Grid grid) {
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(bytes(grid));
    }

    static byte[] bytes(Grid grid) {
        try {
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(png);
            out.write(SIGNATURE);
            chunk(out, "IHDR", header(grid));
            chunk(out, "PLTE", palette(Palette.FLOOR, Palette.WALL));
            chunk(out, "IDAT", stored(scanlines(grid)));
            chunk(out, "IEND", new byte[0]);
            return png.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
    }

    /** Width, height, 1 bit a pixel, by palette, not interlaced. */
    private static byte[] header(Grid grid) throws IOException {
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(header);
        out.writeInt(grid.cols());
        out.writeInt(grid.rows());
        out.write(new byte[] {1, 3, 0, 0, 0});
        return header.toByteArray();
    }

    private static byte[] palette(int... colours) {
        byte[] palette = new byte[3 * colours.length];
        for (int i = 0; i < palette.length; i++) palette[i] = (byte) (colours[i / 3] >> 16 - i % 3 * 8);
        return palette;
    }

    /** Each row is a filter byte, none, and its cells, the leftmost in the highest bit; wall is 1. */
    private static byte[] scanlines(Grid grid) {
        int bytesPerRow = 1 + (grid.cols() + 7) / 8;
        byte[] lines = new byte[Math.multiplyExact(grid.rows(), bytesPerRow)];
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++)
                if (grid.isWall(row, col)) lines[row * bytesPerRow + 1 + col / 8] |= (byte) (0x80 >> col % 8);
        return lines;
    }

    /** A zlib stream whose blocks are stored, not compressed. */
    private static byte[] stored(byte[] data) throws IOException {
        ByteArrayOutputStream zlib = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(zlib);
        out.writeShort(0x7801);
        for (int at = 0; at < data.length; at += LARGEST_BLOCK) {
            int length = Math.min(LARGEST_BLOCK, data.length - at);
            out.write(at + length == data.length ? 1 : 0);
            out.writeShort(Short.reverseBytes((short) length));
            out.writeShort(Short.reverseBytes((short) ~length));
            out.write(data, at, length);
        }
        Adler32 sum = new Adler32();
        sum.update(data);
        out.writeInt((int) sum.getValue());
        return zlib.toByteArray();
    }
}
