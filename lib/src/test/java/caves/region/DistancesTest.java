package caves.region;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Distances.FarthestPair;
import caves.testing.Any;
import caves.testing.SlowRegions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DistancesTest {
    private static final Grid SPIRAL = Grid.parse("""
            .........
            ########.
            .......#.
            .#####.#.
            .#...#.#.
            .#.###.#.
            .#.....#.
            .#######.
            .........
            """);

    /** Moves by looking again and again whether a neighbour's number makes a smaller one. */
    private static Map<Cell, Integer> slow(Grid grid, Movement movement, Cell start) {
        Map<Cell, Integer> moves = new HashMap<>(Map.of(start, 0));
        List<Cell> floor = SlowRegions.of(grid, movement).stream().flatMap(region -> region.cells().stream()).toList();
        for (boolean changed = true; changed; ) {
            changed = false;
            for (Cell cell : floor)
                for (Cell beside : SlowRegions.neighbours(grid, movement, cell))
                    if (moves.containsKey(beside) && moves.get(beside) + 1 < moves.getOrDefault(cell, Integer.MAX_VALUE)) {
                        moves.put(cell, moves.get(beside) + 1);
                        changed = true;
                    }
        }
        return moves;
    }

    @Test
    void areThoseOfTheSlowTwinAndPathsAreAsLong() {
        qt().forAll(Any.smallGrid(), arbitrary().enumValues(Movement.class)).checkAssert((grid, movement) -> {
            for (Region region : Regions.of(grid, movement).all()) {
                Cell start = region.cells().get((int) region.size() / 2);
                Map<Cell, Integer> slow = slow(grid, movement, start);
                Distances distances = Distances.from(grid, start, movement);
                assertEquals(slow.size(), distances.reached());
                assertEquals(slow.keySet().stream().min((a, b) -> slow.get(a).equals(slow.get(b)) ? a.compareTo(b) : slow.get(b) - slow.get(a)),
                        Optional.of(distances.farthest()));
                for (int row = -1; row <= grid.rows(); row++)
                    for (int col = -1; col <= grid.cols(); col++) {
                        Cell goal = new Cell(row, col);
                        checkPath(distances, slow.get(goal), goal, movement);
                    }
            }
        });
    }

    private static void checkPath(Distances distances, Integer slow, Cell goal, Movement movement) {
        assertEquals(slow == null ? OptionalInt.empty() : OptionalInt.of(slow), distances.to(goal));
        Optional<List<Cell>> path = distances.pathTo(goal);
        assertEquals(slow != null, path.isPresent());
        if (path.isEmpty()) return;
        List<Cell> cells = path.get();
        assertEquals(slow + 1, cells.size());
        assertEquals(List.of(distances.start(), goal), List.of(cells.get(0), cells.get(slow)));
        for (int i = 0; i < slow; i++) {
            assertTrue(movement.neighbours(cells.get(i)).contains(cells.get(i + 1)), cells::toString);
            assertEquals(i, distances.to(cells.get(i)).getAsInt());
        }
    }

    @Test
    void theFarthestPairIsNeverFartherThanTheTwoCellsThatAre() {
        qt().forAll(Any.smallGrid(), arbitrary().enumValues(Movement.class)).checkAssert((grid, movement) -> {
            for (Region region : Regions.of(grid, movement).all()) {
                Distances distances = Distances.from(grid, region.first(), movement);
                FarthestPair pair = distances.farthestPair();
                int diameter = region.cells().stream().map(cell -> Distances.from(grid, cell, movement))
                        .mapToInt(from -> from.to(from.farthest()).getAsInt()).max().getAsInt();
                assertTrue(distances.to(distances.farthest()).getAsInt() <= pair.moves() && pair.moves() <= diameter, pair::toString);
                assertEquals(OptionalInt.of(pair.moves()), Distances.from(grid, pair.from(), movement).to(pair.to()));
            }
        });
    }

    @Test
    void aDoubleSweepMissesTheDiameterOfSomeMaps() {
        Grid open = Grid.parse("""
                #..
                ...
                ...
                """);
        assertEquals(new FarthestPair(new Cell(0, 1), new Cell(2, 0), 3), Distances.from(open, new Cell(2, 2)).farthestPair());
        assertEquals(OptionalInt.of(4), Distances.from(open, new Cell(0, 2)).to(new Cell(2, 0)));
    }

    @Test
    void followASpiralToItsHeart() {
        Distances distances = Distances.from(SPIRAL, new Cell(0, 0));
        assertEquals(49, distances.reached());
        assertEquals(new Cell(4, 4), distances.farthest());
        assertEquals(OptionalInt.of(48), distances.to(new Cell(4, 4)));
        assertEquals(OptionalInt.empty(), distances.to(new Cell(3, 4)));
        assertEquals(new FarthestPair(new Cell(4, 4), new Cell(0, 0), 48), distances.farthestPair());
    }

    @Test
    void amongShortestPathsTheOneWhoseLastCellsComeFirstInScanOrder() {
        Grid room = Grid.parse("...\n...\n...");
        assertEquals("[(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]", Distances.from(room, new Cell(0, 0)).pathTo(new Cell(2, 2)).get().toString());
        assertEquals("[(2, 0), (1, 0), (0, 0), (0, 1), (0, 2)]", Distances.from(room, new Cell(2, 0)).pathTo(new Cell(0, 2)).get().toString());
    }

    @ParameterizedTest
    @EnumSource
    void oneCellIsNoMoveFromItself(Movement movement) {
        Distances alone = Distances.from(Grid.parse("."), new Cell(0, 0), movement);
        assertEquals(OptionalInt.of(0), alone.to(new Cell(0, 0)));
        assertEquals(Optional.of(List.of(new Cell(0, 0))), alone.pathTo(new Cell(0, 0)));
        assertEquals(new FarthestPair(new Cell(0, 0), new Cell(0, 0), 0), alone.farthestPair());
    }

    @Test
    void refuseAStartThatIsNoFloor() {
        refuses(() -> Distances.from(Grid.parse("#."), new Cell(0, 0)), "(0, 0)", "wall");
        refuses(() -> Distances.from(Grid.parse("#."), new Cell(0, 2)), "(0, 2)", "1x2");
        refuses(() -> Distances.from(Grid.parse("#."), new Cell(-1, 1)), "(-1, 1)");
    }

    @Test
    void refuseAMapThatDoesNotFitWithTheWallsAroundIt() {
        refuses(() -> Distances.arrayLength(1, 750_000_000), "1x750000000", 2_250_000_004L, 2_147_483_639);
        refuses(() -> Distances.arrayLength(1, 715_827_879), "1x715827879", 2_147_483_641L);
        assertEquals(2_147_483_638, Distances.arrayLength(1, 715_827_878));
    }

    @Test
    void printedTheyStandInTheirCells() {
        assertEquals("""
                0 # .
                1 # #
                2 # 8
                3 # 7
                4 5 6""", Distances.from(Grid.parse(".#.\n.##\n.#.\n.#.\n..."), new Cell(0, 0)).toString());
        assertTrue(Distances.from(Grid.parse("............"), new Cell(0, 0)).toString().endsWith(" 8  9 10 11"));
    }
}
