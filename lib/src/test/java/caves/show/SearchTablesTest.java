package caves.show;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.search.Acceptance;
import caves.search.GateTally;
import caves.search.Score;
import caves.search.SearchReport;
import caves.search.SeedSearch;
import caves.search.Seeds;
import caves.validate.CaveMeasures;
import caves.validate.Requirements;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchTablesTest {
    private static final Recipe FLOOR = Recipe.parse("1x4 noise=0 B5678/S5678*0 moore outside=floor");
    private static final Recipe WALL = Recipe.parse("1x4 noise=1 B5678/S5678*0 moore outside=floor");

    @Test
    void aGateHasBothItsCountsAndItsRate() {
        GateTally tally = new GateTally(List.of("a", "b"), 10, 5, List.of(2L, 3L), List.of(2L, 5L));
        List<List<String>> cells = Tables.cells(SearchTables.gates(tally));
        assertEquals(List.of("gate", "first failed", "failed", "rate", "low", "high"), cells.get(0));
        assertEquals(List.of("b", "3", "5", "0.5"), cells.get(2).subList(0, 4));
    }

    @Test
    void theBestAndAllMeasuresShowWhatIsAbsent() {
        SearchReport floor = SeedSearch.of(FLOOR, Score.ROOMY, 2).over(new Seeds(4, 8));
        List<List<String>> best = Tables.cells(SearchTables.best(floor));
        assertEquals(3, best.size());
        assertEquals(List.of("4", "5"), List.of(best.get(1).get(0), best.get(2).get(0)));
        assertEquals("3", best.get(1).get(2 + CaveMeasures.place("shortest path")));
        SearchReport wall = SeedSearch.of(WALL, Score.ROOMY, 2).over(new Seeds(4, 8));
        List<List<String>> measures = Tables.cells(SearchTables.measures(wall));
        assertEquals(List.of("floor fraction", "0", "0", "0", "0"), measures.get(1));
        assertEquals(List.of("shortest path", "", "", "", "5"), measures.get(1 + CaveMeasures.place("shortest path")));
    }

    @Test
    void aRecipeHasItsNumberAndItsRate() {
        Acceptance acceptance = Acceptance.measure(List.of(FLOOR, WALL), new Seeds(0, 9), Grid::wallFraction, Requirements.floor(.5));
        List<List<String>> cells = Tables.cells(SearchTables.of(acceptance));
        assertEquals(List.of(FLOOR.toString(), "0", "0", "0", "10", "1"), cells.get(1).subList(0, 6));
        assertEquals(List.of(WALL.toString(), "1", "1", "1", "0", "0"), cells.get(2).subList(0, 6));
    }
}
