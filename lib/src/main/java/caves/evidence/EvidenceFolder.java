package caves.evidence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** {@code claims.csv} and {@code evidence/}: every file is written beside its place and moved there whole. */
final class EvidenceFolder {
    private final Path folder;

    EvidenceFolder(Path folder) {
        this.folder = folder;
    }

    /** Writes the claim's evidence files, then its row; the rows of other claims stay as they are. */
    void write(Claim claim, String notebook, List<Exhibit> exhibits) {
        List<String> names = new ArrayList<>();
        try {
            for (Exhibit exhibit : exhibits) {
                names.add("evidence/" + claim.id() + exhibit.ending());
                replace(names.get(names.size() - 1), exhibit.bytes(exhibit.from().of(claim.id(), notebook)));
            }
            removeOthers(claim.id(), names);
            Path claims = folder.resolve("claims.csv");
            String before = Files.exists(claims) ? Files.readString(claims) : "";
            replace("claims.csv", ClaimsFile.merge(before, claim, notebook, names).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("evidence of " + claim.id() + " not written: " + e.getMessage(), e);
        }
    }

    /** Writes one file. */
    void write(String name, String text) {
        try {
            replace(name, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(name + " not written: " + e.getMessage(), e);
        }
    }

    private void replace(String name, byte[] content) throws IOException {
        Path place = folder.resolve(name);
        Files.createDirectories(place.getParent());
        Path beside = place.resolveSibling("." + place.getFileName() + ".tmp");
        try {
            Files.write(beside, content);
            Files.move(beside, place, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** Files that an earlier run left for the claim and this one did not write. */
    private void removeOthers(String id, List<String> names) throws IOException {
        Path evidence = folder.resolve("evidence");
        if (!Files.exists(evidence)) return;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(evidence, id + "[.-]*")) {
            for (Path file : files)
                if (!names.contains("evidence/" + file.getFileName())) Files.delete(file);
        }
    }
}
