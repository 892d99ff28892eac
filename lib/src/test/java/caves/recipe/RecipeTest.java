package caves.recipe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Ring;
import caves.rule.Rule;
import caves.rule.TwoStep;
import caves.testing.Any;
import caves.testing.FirstPhase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecipeTest {
    private static final String OPEN = "....\n....\n....", CLOSED = "####\n#..#\n####";

    @Test
    void parseIsTheInverseOfToString() {
        qt().forAll(Any.repairedRecipe()).checkAssert(recipe -> {
            assertEquals(recipe, Recipe.parse(recipe.toString()));
            assertEquals(recipe.hashCode(), Recipe.parse(recipe.toString()).hashCode());
            assertEquals(recipe.toString(), Recipe.parse(recipe.toString()).toString());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "90x140 noise=0.45 B5678/S5678*4 moore outside=floor ring",
        "90x140 noise=0.45 B5678/S45678*5 moore outside=floor ring0",
        "90x140 noise=0.45 B5678/S45678*5 moore outside=floor ring pockets(20) tunnels(1)",
        "90x140 noise=0.5 B5678/S45678*stable(1) moore outside=wall ring tunnels(0) largest tunnels(2)",
        "9x14 noise=0.5 B5678/S45678*0 moore outside=wall ring0 tunnels(3)",
        "1x1 noise=0 B/S*0 moore outside=wrap",
        "90x140 noise=perlin(0.45,12,3) B5678/S45678*2 moore outside=floor ring",
        "90x140 noise=gradient(0.3,0.6,down) B5678/S45678*5 moore outside=floor",
        "90x140 noise=0.4 B5678/S45678+R2c<=2*4 B5678/S45678*3 moore outside=floor ring0",
        "9x14 noise=0.45 B/S+R2<=25*stable(7) moore outside=wall",
        "9x14 noise=0.45 B34/S234*4 vonneumann outside=wrap ring",
        "9x14 noise=0.45 B456/S3456*4 hex outside=wall",
        "8x14 noise=0.45 B5678/S45678*4 hex outside=wrap ring0",
        "3x3 noise=0 B/S*0 moore outside=wrap largest largest",
        "3x200 noise=1 B012345678/S012345678*stable(0) B3/S23*stable(1000) B5678/S45678*12 moore outside=wall",
    })
    void aLineIsPrintedAsItWasRead(String line) {
        assertEquals(line, Recipe.parse(line).toString());
    }

    @Test
    void theChaptersOwnRecipes() {
        assertEquals(Recipe.parse("90x140 noise=0.45 B5678/S5678*4 moore outside=floor ring"), Recipe.CHAPTER_STRICT);
        assertEquals("B5678/S45678*5", Recipe.CHAPTER_CLASSIC.phases().get(0).toString());
    }

    @Test
    void theOriginArticlesScheduleIsTheClassicRuleTwice() {
        Rule growing = Rule.CLASSIC.with(TwoStep.r2c(2));
        assertEquals(List.of(Phase.steps(growing, 4), Phase.steps(Rule.CLASSIC, 3)), Recipe.ORIGIN_SCHEDULE.phases());
    }

    @Test
    void anotherNeighbourhood() {
        assertEquals("90x140 noise=0.45 B5678/S5678*4 hex outside=floor ring",
                Recipe.CHAPTER_STRICT.withNeighbourhood(Neighbourhood.HEX).toString());
    }

    @Test
    void generationsBeginWithTheNoiseAndEndWithTheCave() {
        qt().withExamples(200).forAll(Any.recipe(), Any.seed()).checkAssert((recipe, seed) -> {
            List<Grid> generations = recipe.generations(seed);
            Grid noise = recipe.noise().draw(recipe.rows(), recipe.cols(), seed);
            assertEquals(recipe.ring() == Ring.FROM_NOISE ? noise.withRing() : noise, generations.get(0));
            assertEquals(recipe.cave(seed), generations.get(generations.size() - 1));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7})
    void nStepsAreNSingleSteps(int n) {
        qt().withExamples(100).forAll(Any.recipe(), Any.seed()).checkAssert((any, seed) -> {
            Rule rule = any.phases().get(0).rule();
            Recipe recipe = any.withPhases(Phase.steps(rule, n));
            List<Grid> oneByOne = FirstPhase.of(recipe).generations(recipe.generations(seed).get(0)).limit(n + 1L).toList();
            assertEquals(oneByOne, recipe.generations(seed));
            List<Phase> singly = new ArrayList<>(List.of(Phase.steps(rule, 0)));
            singly.addAll(Collections.nCopies(n, Phase.steps(rule, 1)));
            assertEquals(oneByOne, recipe.withPhases(singly.toArray(Phase[]::new)).generations(seed));
        });
    }

    @Test
    @DisplayName("without steps, ring leaves the noise open and ring0 closes it")
    void zeroStepsAndTheRing() {
        assertEquals(List.of(OPEN), pictures("3x4 noise=0 B5678/S5678*0 moore outside=wall ring"));
        assertEquals(List.of(CLOSED), pictures("3x4 noise=0 B5678/S5678*0 moore outside=wall ring0"));
    }

    @Test
    @DisplayName("ring closes the map at the first step, ring0 before it")
    void theRingAndTheFirstStep() {
        assertEquals(List.of(OPEN, CLOSED), pictures("3x4 noise=0 B5678/S5678*1 moore outside=floor ring"));
        assertEquals(List.of(CLOSED, "####\n####\n####"), pictures("3x4 noise=0 B5678/S5678*1 moore outside=floor ring0"));
    }

    private static List<String> pictures(String recipe) {
        return Recipe.parse(recipe).generations(1).stream().map(Grid::toString).toList();
    }

    @Test
    void phasesFollowEachOther() {
        assertEquals(List.of("...", "###", "#.#", "#.#"),
                pictures("1x3 noise=0 B0/S*1 B/S01*1 B/S012345678*1 moore outside=floor"));
    }

    @Test
    void equalInAnyOrderAndInSeveralThreadsAtOnce() {
        Recipe recipe = Recipe.CHAPTER_CLASSIC;
        Supplier<List<Grid>> caves = () -> LongStream.range(0, 60).mapToObj(recipe::cave).toList();
        List<Grid> forward = caves.get();
        List<Grid> backward = new ArrayList<>(LongStream.range(0, 60).mapToObj(i -> recipe.cave(59 - i)).toList());
        Collections.reverse(backward);
        assertEquals(forward, backward);
        var one = CompletableFuture.supplyAsync(caves);
        var another = CompletableFuture.supplyAsync(caves);
        assertEquals(forward, one.join());
        assertEquals(forward, another.join());
    }
}
