package caves.evidence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A folder of a ledger: what is in it, and what a test puts there. */
record Folder(Path path) {

    /** Every file's content by its name; decoded byte by byte, so that equal texts are equal bytes. */
    SortedMap<String, String> files() {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(path)) {
            for (Path file : all.filter(Files::isRegularFile).toList())
                files.put(path.relativize(file).toString().replace('\\', '/'),
                        new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    /** The lines of a text file, which must be UTF-8. */
    List<String> lines(String name) {
        return text(name).lines().toList();
    }

    String text(String name) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(path.resolve(name)))).toString();
        } catch (CharacterCodingException e) {
            throw new AssertionError(name + " is not UTF-8", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a text file, and the folders above it. */
    void write(String name, String text) {
        try {
            Files.createDirectories(path.resolve(name).getParent());
            Files.writeString(path.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
