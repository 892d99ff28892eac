package caves.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Cell;
import caves.recipe.Recipe;
import caves.rule.Rule;
import caves.testing.Golden;
import caves.validate.Place;
import caves.validate.Requirement;
import caves.validate.Requirements;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Our counts over 10,000 seeds are those of NumPy and SciPy. */
class GoldenSearchTest {
    private static final Cell SPAWN = new Cell(45, 70);

    static List<Golden.Row> rows() {
        return Golden.rows("search_counts.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    @DisplayName("kept, rejected by each gate, spawn in a wall, walls")
    void counts(Golden.Row row) {
        Recipe recipe = Recipe.CHAPTER_STRICT.withSteps(Rule.thresholds(5, row.whole("death")), row.whole("steps"));
        Seeds seeds = new Seeds(0, row.whole("seeds") - 1);
        Requirement spawnInFloor = Requirement.of("spawn in floor", cave -> cave.isWall(SPAWN) ? List.of(SPAWN) : List.of());
        GateTally tally = GateTally.of(recipe, seeds, Requirements.floor(Double.parseDouble(row.text("floor_share"))),
                Requirements.regionOf(Place.at(SPAWN), .9), Requirements.oneRegion(), spawnInFloor);
        assertEquals(longs(row, "first_floor", "first_spawn", "first_one"), tally.firstFailed().subList(0, 3));
        assertEquals(longs(row, "every_floor", "every_spawn", "every_one", "spawn_in_wall"), tally.everyFailed());
        assertEquals(row.whole("kept"), tally.kept());
        var walls = seeds.stream().parallel().map(seed -> recipe.cave(seed).wallCount()).summaryStatistics();
        assertEquals(longs(row, "walls", "least_walls", "most_walls"), List.of(walls.getSum(), walls.getMin(), walls.getMax()));
    }

    private static List<Long> longs(Golden.Row row, String... columns) {
        return Stream.of(columns).map(column -> (long) row.whole(column)).toList();
    }
}
