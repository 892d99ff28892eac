package caves.evidence;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** A picture as PNG, with its provenance as text chunks. */
public final class Png {
    private static final String FORMAT = "javax_imageio_png_1.0";

    private Png() {}

    /** The file: each line {@code word: text} of the provenance is a text of its own. */
    public static byte[] bytes(BufferedImage image, Provenance provenance) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
            metadata.mergeTree(FORMAT, texts(provenance));
            writer.write(new IIOImage(image, null, metadata));
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /** Each line "keyword: value" as one chunk. */
    private static IIOMetadataNode texts(Provenance provenance) {
        IIOMetadataNode texts = new IIOMetadataNode("tEXt");
        for (String line : provenance.lines()) {
            String[] parts = line.split(": ", 2);
            IIOMetadataNode entry = new IIOMetadataNode("tEXtEntry");
            entry.setAttribute("keyword", parts[0]);
            entry.setAttribute("value", parts[1]);
            texts.appendChild(entry);
        }
        IIOMetadataNode root = new IIOMetadataNode(FORMAT);
        root.appendChild(texts);
        return root;
    }
}
