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
import tech.tablesaw.api.Table;

/** {@code claims.csv} and {@code evidence/}: every file is written beside its place and moved there whole. */
final class EvidenceFolder {
    private final Path folder;

    EvidenceFolder(Path folder) {
        this.folder = folder;
    }

    /** Writes the claim's evidence files, then its row; the rows of other claims stay as they are. */
    void write(Claim claim, String notebook, Evidence evidence) {
        Provenance header = evidence.provenance().of(claim.id(), notebook);
        List<String> names = new ArrayList<>();
        try {
            if (evidence.table() != null) {
                names.add("evidence/" + claim.id() + ".csv");
                replace(names.get(0), Csv.text(header, evidence.table()).getBytes(StandardCharsets.UTF_8));
            }
            if (claim.figures().size() > 1) {
                names.add("evidence/" + claim.id() + "-figures.csv");
                replace(names.get(names.size() - 1), Csv.text(header, figures(claim)).getBytes(StandardCharsets.UTF_8));
            }
            for (var picture : evidence.pictures().entrySet()) {
                String name = "evidence/" + claim.id() + picture.getKey() + ".png";
                names.add(name);
                replace(name, Png.bytes(picture.getValue(), header));
            }
            removeOthers(claim.id(), names);
            Path claims = folder.resolve("claims.csv");
            String before = Files.exists(claims) ? Files.readString(claims) : "";
            replace("claims.csv", ClaimsFile.merge(before, claim, notebook, names).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("evidence of " + claim.id() + " not written: " + e.getMessage(), e);
        }
    }

    private static Table figures(Claim claim) {
        return Csv.table(Figure.COLUMNS, claim.figures().stream().map(Figure::texts).toList());
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
