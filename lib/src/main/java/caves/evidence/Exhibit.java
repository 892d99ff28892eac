package caves.evidence;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import tech.tablesaw.api.Table;

/** One file of evidence: the end of its name, where its content comes from, and the content. */
sealed interface Exhibit {
    String ending();

    Provenance from();

    /** The file's content under a header. */
    byte[] bytes(Provenance header) throws IOException;

    record Numbers(String ending, Provenance from, Table table) implements Exhibit {
        public Numbers {
            Objects.requireNonNull(from, "provenance");
            Objects.requireNonNull(table, "table");
        }

        @Override
        public byte[] bytes(Provenance header) {
            return Csv.text(header, table).getBytes(StandardCharsets.UTF_8);
        }
    }

    record Picture(String ending, Provenance from, BufferedImage image) implements Exhibit {
        public Picture {
            Objects.requireNonNull(from, "provenance");
            Objects.requireNonNull(image, "image");
        }

        @Override
        public byte[] bytes(Provenance header) throws IOException {
            return Png.bytes(image, header);
        }
    }
}
