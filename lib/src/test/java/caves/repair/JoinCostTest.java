package caves.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.testing.Any;
import caves.testing.SlowTunnels;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class JoinCostTest {

    @Test
    @DisplayName("by hand: rooms of 2, 1 and 3 cells compare 3 x 3 pairs, then 5 x 1; 4 columns have edge cells, on 7 lines down to row 3")
    void byHand() {
        assertEquals(new JoinCost(6, 3 * 3 + 5, 4 * 7), JoinCost.of(Grid.parse("""
                ########
                #.##.###
                #.######
                ##...###
                ########""")));
    }

    @Test
    void theArticlesSearchComparesAsManyPairsAsItsSlowTwin() {
        qt().withExamples(200).forAll(Any.closedMap()).checkAssert(map -> {
            assertEquals(SlowTunnels.compared(map), JoinCost.of(map).pairs());
            assertEquals(RoomEdges.of(map).count(), JoinCost.of(map).edgeCells());
        });
    }

    @Test
    void oursChoosesOnEachLineFromAtMostOneEdgeCellAColumnFromFewerThanTwiceTheMapInAll() {
        qt().withExamples(200).forAll(Any.closedMap()).checkAssert(map -> {
            RoomEdges edges = RoomEdges.of(map);
            List<Cell> cells = IntStream.range(0, edges.count()).mapToObj(edges::cell).toList();
            long columns = cells.stream().map(Cell::col).distinct().count();
            long lines = 1 + 2L * cells.stream().mapToInt(Cell::row).max().orElse(0);
            long steps = JoinCost.of(map).steps();
            assertEquals(edges.rooms().size() < 2 ? 0 : columns * lines, steps);
            assertTrue(steps < 2 * map.cells());
        });
    }
}
