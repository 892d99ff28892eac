package caves.repair;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;

import caves.grid.Grid;
import caves.region.Movement;
import caves.region.Region;
import caves.region.Regions;
import caves.testing.Any;
import caves.testing.SlowRegions;
import caves.validate.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each repair makes sure of, on hostile maps; and that no later repair undoes it. */
class GuaranteesTest {

    @Test
    void holdAfterEveryStageForAllRepairsNamedSoFar() {
        qt().withExamples(500).forAll(Any.closedMap(), Any.repairs()).checkAssert((map, repairs) -> {
            Grid grid = map;
            for (int stage = 0; stage < repairs.size(); stage++) {
                grid = repairs.get(stage).apply(grid).grid();
                assertEquals(grid.withRing(), grid, "the border stays closed");
                for (Repair named : repairs.subList(0, stage + 1)) {
                    assertTrue(keeps(named, grid, Movement.ORTHOGONAL), named::toString);
                    assertEquals(List.of(), named.guarantee().check(grid));
                }
            }
        });
    }

    private static boolean keeps(Repair repair, Grid grid, Movement movement) {
        List<Region> regions = SlowRegions.of(grid, movement);
        if (!(repair instanceof Pockets pockets)) return regions.size() <= 1;
        return regions.stream().sorted(Comparator.comparing(region -> -region.size())).skip(1)
                .allMatch(region -> region.size() >= pockets.below());
    }

    @Test
    void areRequirementsThatFindWhatIsToBeRepaired() {
        Set<Boolean> answers = new HashSet<>();
        qt().withExamples(500).forAll(Any.smallGrid(), Any.repair(), arbitrary().enumValues(Movement.class))
                .assuming((map, repair, movement) -> movement == Movement.ORTHOGONAL || !repair.digs())
                .checkAssert((map, repair, movement) -> {
            List<Finding> findings = repair.guarantee(movement).check(map);
            assertEquals(keeps(repair, map, movement), findings.isEmpty());
            if (!repair.digs())
                assertEquals(repair.apply(map, movement).changed(),
                        findings.stream().flatMap(finding -> finding.where().stream()).toList());
            answers.add(findings.isEmpty());
        });
        assertEquals(Set.of(true, false), answers);
    }

    @Test
    void haveNamesThatAreKeys() {
        assertEquals("at most one region", Repair.keepLargest().guarantee().name());
        assertEquals("at most one region", Repair.tunnels(3).guarantee().name());
        assertEquals("at most one region, hex", Repair.keepLargest().guarantee(Movement.HEX).name());
        assertEquals("every region but the largest >= 20 cells", Repair.pockets(20).guarantee().name());
        refuses(() -> Repair.tunnels(1).guarantee(Movement.HEX), "tunnels(1)", "hex");
    }

    @Test
    void aRepairAppliedAgainOrWithoutNeedReturnsTheSameGrid() {
        qt().withExamples(500).forAll(Any.closedMap(), Any.repair()).checkAssert((map, repair) -> {
            Repaired once = repair.apply(map);
            assertEquals(once.changedCount() == 0, once.grid() == map);
            assertEquals(once.changedCount() == 0, once.filled().isEmpty() && once.tunnels().isEmpty());
            Repaired again = repair.apply(once.grid());
            assertSame(once.grid(), again.grid());
            assertEquals(List.of(), again.changed());
            if (SlowRegions.of(map).size() <= 1) assertSame(map, once.grid());
        });
    }

    /** Open borders too, and on hexagons. */
    @Test
    void fillingNeverDigsAndSaysWhatItFilled() {
        qt().withExamples(500).forAll(Any.smallGrid(), arbitrary().enumValues(Movement.class),
                Any.repair().assuming(repair -> !repair.digs())).checkAssert((map, movement, repair) -> {
            Repaired repaired = repair.apply(map, movement);
            assertTrue(keeps(repair, repaired.grid(), movement));
            assertTrue(repaired.changed().stream().noneMatch(map::isWall));
            assertEquals(repaired.changedCount(), repaired.floorLost());
            assertEquals(repaired.floorLost(), repaired.floorLostShare() * (map.cells() - map.wallCount()), 1e-9);
            assertEquals(repaired.changed(), repaired.filled().stream().flatMap(region -> region.cells().stream()).sorted().toList());
            List<Region> left = new ArrayList<>(SlowRegions.of(map, movement));
            left.removeAll(repaired.filled());
            assertEquals(left.stream().map(Region::runs).toList(),
                    Regions.of(repaired.grid(), movement).all().stream().map(Region::runs).toList());
        });
    }

    @Test
    void pocketsBelowASizeAreFilledAndTheLargestIsNot() {
        String map = ".#..#...#....";
        assertEquals(map, filled("pockets(1)", map));
        assertEquals("##..#...#....", filled("pockets(2)", map));
        assertEquals("#########....", filled("pockets(4)", map));
        assertEquals("#########....", filled("pockets(100)", map));
        assertEquals("#########....", filled("largest", map));
        assertEquals("..#####", filled("largest", "..#..#."), "the first in scan order among equals");
        assertEquals("..#####", filled("pockets(9)", "..#..#."), "the first in scan order among equals");
    }

    private static String filled(String repair, String map) {
        return Repair.parse(repair).apply(Grid.parse(map)).grid().toString();
    }

    @Test
    void tokensAreReadAsTheyArePrinted() {
        qt().forAll(Any.repair()).checkAssert(repair -> assertEquals(repair, Repair.parse(repair.toString())));
        assertEquals(List.of("largest", "tunnels(1)", "pockets(20)"),
                List.of(Repair.keepLargest().toString(), Repair.tunnels(1).toString(), Repair.pockets(20).toString()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Largest", "largest()", "tunnels", "tunnels()", "tunnels(-1)", "tunnels(01)", "tunnels(1", "tunnels(1.0)",
        "tunnels(2147483648)", "tunnels(99999999999)", "pockets", "pockets(x)", "pockets(\u0664)", "bridges(1)", " largest"})
    void anythingElseIsNoRepair(String token) {
        refuses(() -> Repair.parse(token), "'" + token + "'", "largest", "tunnels(<radius>)", "pockets(<below>)");
    }

    @Test
    void pocketsBelowNothing() {
        refuses(() -> Repair.pockets(0), 0, "1 and more");
        refuses(() -> Repair.parse("pockets(0)"), "pockets below 0", "1 and more");
    }
}
