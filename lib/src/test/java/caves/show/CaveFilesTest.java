package caves.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.recipe.Recipe;
import caves.search.SavedCave;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaveFilesTest {

    @ParameterizedTest
    @ValueSource(strings = {"9x14 noise=0.45 B5678/S45678*3 moore outside=floor ring", "8x9 noise=0.5 B456/S456*2 hex outside=floor"})
    void recipeAndSeedStandInEveryFile(String line, @TempDir Path folder) throws IOException {
        SavedCave cave = SavedCave.of(Recipe.parse(line), 17);
        List<Path> files = CaveFiles.save(cave, folder.resolve("caves"), "cave-17");
        assertEquals(List.of("cave-17.txt", "cave-17.csv", "cave-17.json", "cave-17.png"),
                files.stream().map(file -> file.getFileName().toString()).toList());
        assertEquals(cave, SavedCave.parseText(Files.readString(files.get(0))));
        assertEquals(cave, SavedCave.parseCsv(Files.readString(files.get(1))));
        assertEquals(cave, SavedCave.parseTiled(Files.readString(files.get(2))));
        String png = Files.readString(files.get(3), StandardCharsets.ISO_8859_1);
        assertTrue(Stream.of("recipe\0" + line, "seed\0" + "17").allMatch(png::contains));
    }

    @Test
    void thePictureIsTheMapAndTheTilesAreFloorThenWall(@TempDir Path folder) throws IOException {
        SavedCave cave = SavedCave.of(Recipe.CHAPTER_STRICT, 42);
        BufferedImage png = ImageIO.read(CaveFiles.save(cave, folder, "cave").get(3).toFile()), map = Maps.image(cave.grid());
        assertEquals(map.getWidth() + "x" + map.getHeight(), png.getWidth() + "x" + png.getHeight());
        for (int y = 0; y < map.getHeight(); y++)
            for (int x = 0; x < map.getWidth(); x++) assertEquals(map.getRGB(x, y), png.getRGB(x, y));
        BufferedImage tiles = ImageIO.read(folder.resolve("cave-tiles.png").toFile());
        assertEquals("32x16", tiles.getWidth() + "x" + tiles.getHeight());
        assertEquals(List.of(Palette.tone(false), Palette.tone(true)), List.of(tiles.getRGB(0, 0) & 0xFFFFFF, tiles.getRGB(16, 15) & 0xFFFFFF));
    }
}
