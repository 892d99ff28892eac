package caves.search;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.region.ChapterFloodFill;
import caves.region.Regions;
import caves.testing.Golden;
import caves.validate.Place;
import caves.validate.Requirement;
import caves.validate.Requirements;
import caves.validate.Texture;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Our counts behind the headline figures are those of a NumPy program, {@code tools/voice}: whole numbers, none off by one. */
class SecondVoiceTest {

    /** Recipes that differ in nothing but their number of steps share one run. */
    static Stream<Arguments> recipes() {
        return Golden.rows("second_voice.csv").stream()
                .collect(groupingBy(row -> recipe(row, 0) + ", seeds " + row.text("seeds"), LinkedHashMap::new, toList()))
                .entrySet().stream().map(rows -> Arguments.of(rows.getKey(), rows.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("recipes")
    @DisplayName("each count, and what it is a share of, at any number of steps")
    void counts(String name, List<Golden.Row> rows) {
        Recipe recipe = recipe(rows.get(0), rows.stream().mapToInt(SecondVoiceTest::steps).max().orElseThrow());
        String[] ends = rows.get(0).text("seeds").split("\\.\\.");
        Seeds seeds = new Seeds(Long.parseLong(ends[0]), Long.parseLong(ends[1]));
        List<List<Grid>> generations = seeds.stream().parallel().mapToObj(recipe::generations).toList();
        for (Golden.Row row : rows) {
            List<Grid> caves = generations.stream().map(steps -> steps.get(steps(row))).toList();
            assertEquals(new Count(row.whole("count"), row.whole("of")), answer(row.text("question"), caves), row::toString);
        }
    }

    private static Recipe recipe(Golden.Row row, int steps) {
        Recipe recipe = Recipe.parse(row.text("recipe"));
        return recipe.withSteps(recipe.phases().get(0).rule(), steps);
    }

    private static int steps(Golden.Row row) {
        return Recipe.parse(row.text("recipe")).phases().get(0).mostSteps();
    }

    private record Count(long count, long of) {}

    private static Count answer(String question, List<Grid> caves) {
        Cell middle = new Cell(caves.get(0).rows() / 2, caves.get(0).cols() / 2);
        Requirement middles = Requirements.regionOf(Place.at(middle), .9);
        return switch (question) {
            case "walls" -> total(caves, Grid::wallCount);
            case "least walls" -> new Count(walls(caves).min().orElseThrow(), caves.get(0).cells());
            case "most walls" -> new Count(walls(caves).max().orElseThrow(), caves.get(0).cells());
            case "interior walls", "least interior walls", "most interior walls" ->
                answer(question.replace("interior ", ""), caves.stream().map(Grid::interior).toList());
            case "boundary" -> total(caves, cave -> Texture.of(cave).boundaryLength());
            case "any wall" -> share(caves, cave -> cave.wallCount() > 0);
            case "one region" -> share(caves, Requirements.oneRegion()::isMet);
            case "not one region" -> share(caves, cave -> Regions.of(cave).count() != 1);
            case "largest >= 0.9" -> share(caves, Requirements.largest(.9)::isMet);
            case "least largest" -> leastLargest(caves);
            case "middle's >= 0.9" -> share(caves, middles::isMet);
            case "middle's < 0.9" -> share(caves, cave -> !middles.isMet(cave));
            case "middle in a wall" -> share(caves, cave -> cave.isWall(middle));
            case "listing differs from the region" -> share(caves.stream().filter(cave -> !cave.isWall(middle)).toList(),
                    cave -> ChapterFloodFill.from(cave, middle).count() != Regions.of(cave).sizeAt(middle));
            case "listing over 1" -> share(caves, cave -> ChapterFloodFill.from(cave, middle).fraction() > 1);
            case "outside .067 to .097" -> share(caves, cave -> cave.wallFraction() < .067 || cave.wallFraction() > .097);
            default -> throw new IllegalArgumentException("no answer to '" + question + "'");
        };
    }

    private static LongStream walls(List<Grid> caves) {
        return caves.stream().mapToLong(Grid::wallCount);
    }

    private static Count total(List<Grid> caves, ToLongFunction<Grid> number) {
        return new Count(caves.stream().parallel().mapToLong(number).sum(), caves.stream().mapToLong(Grid::cells).sum());
    }

    private static Count share(List<Grid> caves, Predicate<Grid> what) {
        return new Count(caves.stream().parallel().filter(what).count(), caves.size());
    }

    private static Count leastLargest(List<Grid> caves) {
        return caves.stream().map(Regions::of).map(regions -> new Count(regions.largestSize(), regions.floorCount()))
                .min(Comparator.comparingDouble(largest -> (double) largest.count() / largest.of())).orElseThrow();
    }
}
