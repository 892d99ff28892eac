package caves.noise;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Grid;
import caves.testing.Any;
import java.lang.reflect.InvocationTargetException;
import java.math.BigDecimal;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FractalNoiseTest {

    @Test
    void theWallShareIsMetToTheCell() {
        qt().withExamples(200).forAll(Any.fractalNoise(), Any.seed(), integers().between(1, 9), integers().between(1, 70))
                .checkAssert((noise, seed, rows, cols) -> {
                    BigDecimal share = new BigDecimal(noise.toString().split("[(,]")[1]), cells = BigDecimal.valueOf(rows * cols);
                    assertEquals(share.multiply(cells).add(new BigDecimal(".5")).toBigInteger().longValueExact(),
                            noise.draw(rows, cols, seed).wallCount());
                });
    }

    @ParameterizedTest
    @CsvSource({".29, 50, 15", ".29, 49, 14", ".5, 3, 2", ".07, 50, 4", ".57, 50, 29", "0, 9, 0", "1, 9, 9"})
    void halfACellIsRoundedUp(double share, int cells, int walls) {
        assertEquals(walls, Noise.perlin(share, 4, 1).draw(1, cells, 3).wallCount());
    }

    /** At size 1 Perlin's heights are few: there the cut is laid among cells of equal height. */
    @ParameterizedTest
    @CsvSource({"PERLIN, 1, 1", "PERLIN, 9, 3", "SIMPLEX, 1, 2", "SIMPLEX, 9, 8"})
    void theHighestCellsAreWallAndOfEquallyHighOnesTheFirst(Ground.Kind kind, int size, int octaves) {
        int rows = 60, cols = 70;
        double[] heights = new double[rows * cols];
        Pcg64 random = Pcg64.ofSeed(11);
        for (int octave = 0; octave < octaves; octave++) {
            SmoothField field = SmoothField.draw(kind, random);
            double finer = Math.pow(2, octave);
            for (int row = 0; row < rows; row++)
                for (int col = 0; col < cols; col++)
                    heights[row * cols + col] += field.at(row * (finer / size), col * (finer / size)) / finer;
        }
        List<Integer> fromTheTop = IntStream.range(0, rows * cols).boxed()
                .sorted(Comparator.comparingDouble((Integer cell) -> -heights[cell]).thenComparing(Comparator.naturalOrder())).toList();
        int count = IntStream.range(1, rows * cols)
                .filter(i -> heights[fromTheTop.get(i - 1)] == heights[fromTheTop.get(i)]).findFirst().orElse(rows * cols * 3 / 10);
        assertTrue(size > 1 || kind == Ground.Kind.SIMPLEX || count != rows * cols * 3 / 10, "no two cells are equally high");
        Set<Integer> walls = new HashSet<>(fromTheTop.subList(0, count));
        assertEquals(Grid.of(rows, cols, (row, col) -> walls.contains(row * cols + col)),
                new FractalNoise(new Ground(kind, size, octaves), (double) count / (rows * cols)).draw(rows, cols, 11));
    }

    @Test
    void aLargerShareOnlyAddsWall() {
        Grid little = Noise.perlin(.3, 7, 2).draw(30, 70, 1), much = Noise.perlin(.5, 7, 2).draw(30, 70, 1);
        assertEquals(much.wallCount() - little.wallCount(), much.differences(little));
    }

    @ParameterizedTest
    @ValueSource(strings = {"perlin", "simplex"})
    @DisplayName("seeds that differ in their high bits only, or by one, give other maps")
    void everySeedHasItsOwnMap(String kind) {
        Noise noise = Noise.parse(kind + "(0.45,8,1)");
        Set<Grid> maps = new HashSet<>();
        for (long seed = 0; seed < 300; seed++) maps.add(noise.draw(20, 30, seed));
        for (int bit = 16; bit < 63; bit++) maps.add(noise.draw(20, 30, 1L << bit));
        assertEquals(300 + 47, maps.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"perlin", "simplex"})
    void neighboursAreAlikeTheMoreSoTheLargerTheSize(String kind) {
        int coarse = borders(kind + "(0.5,16,1)"), fine = borders(kind + "(0.5,4,1)"), rough = borders(kind + "(0.5,16,6)");
        int uniform = borders("0.5");
        assertTrue(coarse < rough && rough < uniform && coarse < fine && fine < uniform,
                coarse + " " + rough + " " + fine + " " + uniform);
    }

    /** Changes between wall and floor along the rows of a map. */
    private static int borders(String noise) {
        Grid grid = Noise.parse(noise).draw(100, 100, 42);
        int borders = 0;
        for (int row = 0; row < 100; row++)
            for (int col = 1; col < 100; col++) if (grid.isWall(row, col) != grid.isWall(row, col - 1)) borders++;
        return borders;
    }

    /** A change of these numbers, by us, by JNoise or by a JDK, changes every reader's maps. */
    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = {
        "perlin(0.45,12,1) 0 53d119de", "perlin(0.45,12,3) 42 45952e82", "perlin(0.45,30,8) 9223372036854775807 1f7fa646",
        "simplex(0.45,12,1) 0 99fdae0", "simplex(0.45,12,3) 42 c290ec1d", "simplex(0.45,30,8) 9223372036854775807 dfeab7bc",
    })
    void theSameCellsOnEveryMachine(String noise, long seed, String checksum) {
        CRC32 crc = new CRC32();
        crc.update(Noise.parse(noise).draw(90, 140, seed).toString().getBytes(StandardCharsets.US_ASCII));
        assertEquals(checksum, Long.toHexString(crc.getValue()));
    }

    @Test
    void refusesWhatHasNoMeaning() {
        refuses(() -> Noise.perlin(1.1, 12, 3), "wall share", 1.1, "[0, 1]");
        refuses(() -> Noise.simplex(Double.NaN, 12, 3), "wall share", "NaN");
        refuses(() -> Noise.perlin(.45, 0, 3), "size 0", "1 ..");
        refuses(() -> Noise.perlin(.45, 1_000_001, 3), "size 1000001", "1000000");
        refuses(() -> Noise.simplex(.45, 12, 0), "0 octaves", "1 .. 8");
        refuses(() -> Noise.simplex(.45, 12, 9), "9 octaves", "1 .. 8");
        refuses(() -> Noise.perlin(.45, 12, 3).draw(3, 4, -1), "seed -1");
        refuses(() -> Noise.perlin(.45, 12, 3).draw(0, 4, 1), "0x4");
        refuses(() -> Noise.perlin(.45, 12, 3).draw(50_000, 50_000, 1), "50000x50000");
    }

    @Test
    @DisplayName("without JNoise uniform noise is drawn, and Perlin's names what is missing")
    void withoutTheLibrary() throws Exception {
        URL classes = Noise.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader alone = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
            assertEquals(Noise.uniform(.45).draw(9, 9, 1).toString(), drawn(alone, "0.45"));
            Throwable missing = assertThrows(InvocationTargetException.class, () -> drawn(alone, "perlin(0.45,12,3)")).getCause();
            assertTrue(missing.getMessage().contains("jnoise-generators"), missing::toString);
        }
    }

    private static String drawn(ClassLoader loader, String noise) throws Exception {
        Class<?> type = loader.loadClass(Noise.class.getName());
        Object parsed = type.getMethod("parse", String.class).invoke(null, noise);
        return type.getMethod("draw", int.class, int.class, long.class).invoke(parsed, 9, 9, 1L).toString();
    }
}
