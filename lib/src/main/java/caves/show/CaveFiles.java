package caves.show;

import caves.evidence.Png;
import caves.evidence.Provenance;
import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.search.SavedCave;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Caves as files for other programs. */
public final class CaveFiles {
    private static final int TILE = 16;

    private CaveFiles() {}

    /**
     * Writes {@code <name>.txt}, {@code .csv}, {@code .json} (for Tiled, with its tiles in {@code cave-tiles.png}) and {@code .png} into a folder,
     * which is made; recipe and seed stand in each. The names of the four files are given back.
     */
    public static List<Path> save(SavedCave cave, Path folder, String name) {
        try {
            Files.createDirectories(folder);
            Provenance made = new Provenance(List.of("recipe: " + cave.recipe(), "seed: " + cave.seed(), "library: " + Provenance.LIBRARY));
            Files.write(folder.resolve("cave-tiles.png"), Png.bytes(Maps.image(Grid.parse(".#"), TILE), made));
            boolean isHex = cave.recipe().neighbourhood() == Neighbourhood.HEX;
            BufferedImage image = isHex ? Maps.hex(cave.grid()) : Maps.image(cave.grid());
            return List.of(Files.writeString(folder.resolve(name + ".txt"), cave.toText()),
                    Files.writeString(folder.resolve(name + ".csv"), cave.toCsv()),
                    Files.writeString(folder.resolve(name + ".json"), cave.toTiled()),
                    Files.write(folder.resolve(name + ".png"), Png.bytes(image, made)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
