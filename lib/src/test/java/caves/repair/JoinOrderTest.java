package caves.repair;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Grid;
import caves.testing.Any;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class JoinOrderTest {
    private static final Grid THREE_ROOMS = Grid.parse("""
            ###########
            #.####.##.#
            #.#########
            ###########
            ####......#
            ###########""");

    private static List<Long> nearestFirst(Grid map) {
        return Repair.tunnels(0).apply(map).tunnels().stream().map(Tunnel::squaredDistance).toList();
    }

    @Test
    void linksByHand() {
        RoomEdges edges = RoomEdges.of(THREE_ROOMS);
        assertEquals(List.of(25L, 9L, 9L), JoinOrder.SCAN_ORDER.squaredDistances(edges));
        assertEquals(List.of(9L, 9L, 13L), JoinOrder.SHORTEST_FIRST.squaredDistances(edges));
        assertEquals(List.of(9L, 9L, 13L), nearestFirst(THREE_ROOMS));
        assertEquals(3 + 3 + Math.sqrt(13), Repair.tunnels(0).apply(THREE_ROOMS).tunnelLength(), 1e-12);
    }

    @Test
    void primsTreeAndKruskalsHaveLinksOfTheSameLengthsAndNoOrderIsShorter() {
        qt().withExamples(300).forAll(Any.closedMap()).checkAssert(map -> {
            RoomEdges edges = RoomEdges.of(map);
            List<Long> shortestFirst = JoinOrder.SHORTEST_FIRST.squaredDistances(edges);
            List<Long> inScanOrder = JoinOrder.SCAN_ORDER.squaredDistances(edges);
            assertEquals(shortestFirst, nearestFirst(map).stream().sorted().toList());
            assertEquals(shortestFirst.size(), inScanOrder.size());
            assertTrue(length(shortestFirst) <= length(inScanOrder) + 1e-9);
        });
    }

    private static double length(List<Long> links) {
        return links.stream().mapToDouble(Math::sqrt).sum();
    }

    @Test
    void moreThanTwoThousandRoomsAreRefused() {
        assertEquals(Collections.nCopies(1999, 4L), JoinOrder.SHORTEST_FIRST.squaredDistances(RoomEdges.of(cellsInARow(2000))));
        for (JoinOrder order : JoinOrder.values())
            refuses(() -> order.squaredDistances(RoomEdges.of(cellsInARow(2001))), "2001 rooms", order, 2000);
    }

    private static Grid cellsInARow(int rooms) {
        return Grid.of(3, 2 * rooms + 1, (row, col) -> row != 1 || col % 2 == 0);
    }
}
