package caves.evidence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PngTest {
    private static final Provenance HEADER = Provenance.all("all 512 neighbourhoods").of("C04", "02-counting-walls");

    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_INT_ARGB, BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_BYTE_GRAY,
        BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_BYTE_INDEXED})
    void everyPixelIsReadAgain(int type) throws IOException {
        BufferedImage image = image(type);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(Png.bytes(image, HEADER)));
        assertArrayEquals(pixels(image), pixels(read));
    }

    @Test
    void itCarriesItsProvenanceAsTextChunks() throws IOException {
        assertEquals(HEADER.lines(), texts(Png.bytes(image(BufferedImage.TYPE_INT_RGB), HEADER)));
    }

    @Test
    void theSamePictureIsTheSameBytes() throws IOException {
        assertArrayEquals(Png.bytes(image(BufferedImage.TYPE_INT_RGB), HEADER), Png.bytes(image(BufferedImage.TYPE_INT_RGB), HEADER));
    }

    private static BufferedImage image(int type) {
        BufferedImage image = new BufferedImage(31, 17, type);
        for (int x = 0; x < 31; x++)
            for (int y = 0; y < 17; y++) image.setRGB(x, y, 0xFF000000 | (x * y % 7 < 3 ? 0 : 0xFFFFFF));
        return image;
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    /** A PNG is eight bytes, then chunks: length, four letters, content, checksum. A text is its keyword, a zero, its value. */
    private static List<String> texts(byte[] png) {
        List<String> texts = new ArrayList<>();
        ByteBuffer bytes = ByteBuffer.wrap(png).position(8);
        while (bytes.hasRemaining()) {
            byte[] content = new byte[bytes.getInt()], letters = new byte[4];
            bytes.get(letters).get(content).getInt();
            if (new String(letters, StandardCharsets.US_ASCII).equals("tEXt"))
                texts.add(new String(content, StandardCharsets.ISO_8859_1).replace("\0", ": "));
        }
        return texts;
    }
}
