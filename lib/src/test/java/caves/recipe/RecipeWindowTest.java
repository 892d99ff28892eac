package caves.recipe;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Grid;
import caves.noise.Noise;
import caves.testing.Any;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.quicktheories.core.Gen;

class RecipeWindowTest {
    private static final int FAR = 2_000_000_000;

    @Test
    void aWindowIsCutOutOfTheWholeCave() {
        qt().withExamples(2000).forAll(recipe(), Any.seed()).checkAssert(RecipeWindowTest::windowsAreCutOut);
    }

    @Test
    @DisplayName("also on worlds of a few cells, which the steps see across, and round on a torus")
    void onTinyWorlds() {
        qt().withExamples(3000).forAll(recipe(), Any.seed(), integers().between(1, 4), integers().between(1, 4))
                .checkAssert((recipe, seed, rows, cols) -> windowsAreCutOut(recipe.withSize(2 * rows, cols), seed));
        qt().withExamples(2000).forAll(recipe(), Any.seed(), integers().between(1, 3), integers().between(1, 3))
                .assuming((recipe, seed, rows, cols) -> !recipe.toString().contains(" hex outside=wrap"))
                .checkAssert((recipe, seed, rows, cols) -> windowsAreCutOut(recipe.withSize(rows, cols), seed));
    }

    /** The whole, its four corners and a few rectangles anywhere. */
    private static void windowsAreCutOut(Recipe recipe, long seed) {
        int rows = recipe.rows(), cols = recipe.cols();
        Grid cave = recipe.cave(seed);
        assertEquals(cave, recipe.window(seed, 0, 0, rows, cols));
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 8; i++) {
            int height = random.nextInt(1, rows + 1), width = random.nextInt(1, cols + 1);
            int row = i < 4 ? i / 2 * (rows - height) : random.nextInt(rows - height + 1);
            int col = i < 4 ? i % 2 * (cols - width) : random.nextInt(cols - width + 1);
            assertEquals(cave.window(row, col, height, width), recipe.window(seed, row, col, height, width),
                    () -> height + "x" + width + " at " + row + ", " + col);
        }
    }

    private static Gen<Recipe> recipe() {
        return Any.recipe().zip(Any.noiseWithWindows(), (recipe, noise) -> recipe.withNoise(noise).withPhases(
                recipe.phases().stream().map(phase -> Phase.steps(phase.rule(), phase.mostSteps())).toArray(Phase[]::new)));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "noise=0.45 B5678/S45678*5 moore outside=floor ring",
        "noise=0.45 B5678/S45678*5 moore outside=wrap",
        "noise=0.4 B5678/S45678+R2c<=2*4 B5678/S45678*3 moore outside=wrap ring",
        "noise=0.5 B456/S3456*4 hex outside=wrap ring0",
        "noise=gradient(0.3,0.6,right) B34/S234*4 vonneumann outside=wall",
        "noise=perlin(>0.05,12,3) B5678/S45678*3 moore outside=floor",
    })
    @DisplayName("in a world of 2,000,000,000 rows and columns, windows that overlap agree and neighbours fit, at its corners and inside")
    void farAway(String rest) {
        Recipe recipe = Recipe.parse(FAR + "x" + FAR + " " + rest);
        for (int row : new int[] {0, 1_234_567_891, FAR - 40})
            for (int col : new int[] {0, 987_654_321, FAR - 90}) {
                Grid large = recipe.window(5, row, col, 40, 90);
                assertTrue(large.wallCount() > 0 && large.wallCount() < 3600, recipe::toString);
                assertEquals(large.window(7, 11, 20, 64), recipe.window(5, row + 7, col + 11, 20, 64));
                Grid left = recipe.window(5, row, col, 40, 33), right = recipe.window(5, row, col + 33, 40, 57);
                assertEquals(large, Grid.of(40, 90, (r, c) -> c < 33 ? left.isWall(r, c) : right.isWall(r, c - 33)));
            }
    }

    @Test
    @DisplayName("the two sides of a torus of 2,000,000,000 x 2,000,000,000 meet")
    void aLargeTorus() {
        Recipe torus = Recipe.parse(FAR + "x" + FAR + " noise=0.5 B34/S34*1 vonneumann outside=wrap"), noise = torus.withSteps(
                torus.phases().get(0).rule(), 0);
        Grid left = noise.window(3, 100, 0, 3, 2), right = noise.window(3, 100, FAR - 1, 3, 1), next = torus.window(3, 101, 0, 1, 1);
        int walls = 0;
        for (boolean isWall : new boolean[] {left.isWall(0, 0), left.isWall(2, 0), left.isWall(1, 1), right.isWall(1, 0)}) if (isWall) walls++;
        assertEquals(walls >= 3, next.isWall(0, 0));
    }

    @Test
    void whatAWindowCannotKnowIsRefusedByName() {
        Recipe recipe = Recipe.CHAPTER_CLASSIC;
        refuses(() -> Recipe.parse(recipe + " pockets(20) largest").window(1, 0, 0, 9, 9), "'pockets(20)'", "without repairs");
        refuses(() -> Recipe.parse("90x140 noise=0.45 B5678/S45678*2 B5678/S45678*stable(50) moore outside=floor").window(1, 0, 0, 9, 9),
                "'B5678/S45678*stable(50)'", "a number of steps");
        refuses(() -> recipe.withNoise(Noise.perlin(.45, 12, 3)).window(1, 0, 0, 9, 9), "noise=perlin(0.45,12,3)", "perlin(><level>,...)");
        refuses(() -> recipe.window(1, 85, 0, 6, 9), "6x9 window", "(85, 0)", "90x140", "1x1");
        refuses(() -> recipe.window(1, 0, 0, 0, 9), "0x9 window");
        refuses(() -> recipe.window(-1, 0, 0, 9, 9), "seed -1");
    }

    @Test
    void noiseOfOnesOwnHasNoWindowsUnlessItSaysHow() {
        Noise own = new Noise() {
            @Override
            public Grid draw(int rows, int cols, long seed) {
                return Grid.of(rows, cols, (row, col) -> (row + col + seed) % 3 == 0);
            }

            @Override
            public String toString() {
                return "stripes";
            }
        };
        refuses(() -> Recipe.CHAPTER_STRICT.withNoise(own).window(1, 0, 0, 9, 9), "noise=stripes");
    }
}
