package caves.show;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Text on its way into HTML. */
final class Html {
    private Html() {}

    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    /** A template beside this class with every {@code {{name}}} replaced by its HTML. */
    static String fill(String template, Map<String, String> parts) {
        String html = read(template);
        for (Map.Entry<String, String> part : parts.entrySet()) html = html.replace("{{" + part.getKey() + "}}", part.getValue());
        return html.strip();
    }

    private static String read(String template) {
        try (InputStream in = Html.class.getResourceAsStream(template)) {
            if (in == null) throw new IllegalStateException("the template " + template + " is not in the library");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
