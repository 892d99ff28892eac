package caves.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.testing.Any;
import caves.testing.Golly;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.quicktheories.core.Gen;

/**
 * Our steps are Golly's, on its bounded planes, past whose edge is floor, and on its tori. Rules with birth at 0 are left out:
 * Golly plays them with wall and floor exchanged, and bgolly writes what it plays.
 */
class GollyTest {
    private static final Map<Neighbourhood, String> LETTER =
            Map.of(Neighbourhood.MOORE, "", Neighbourhood.VON_NEUMANN, "V", Neighbourhood.HEX, "H");
    private static final int EXAMPLES = 40;

    @BeforeAll
    static void needsGolly() {
        Golly.isNeeded();
    }

    @ParameterizedTest
    @EnumSource(names = {"MOORE", "VON_NEUMANN"})
    void squaresOnAPlaneAndOnATorus(Neighbourhood neighbourhood) {
        qt().withExamples(EXAMPLES).forAll(Any.grid(), rule(neighbourhood), steps()).checkAssert((grid, rule, steps) -> {
            String size = grid.cols() + "," + grid.rows();
            assertEquals(Golly.steps(grid, golly(rule, neighbourhood) + ":P" + size, steps),
                    Golly.cropped(ours(grid, rule, neighbourhood, Outside.FLOOR, steps)));
            assertEquals(Golly.steps(grid, golly(rule, neighbourhood) + ":T" + size, steps),
                    Golly.cropped(ours(grid, rule, neighbourhood, Outside.WRAP, steps)));
        });
    }

    /** Our rows stand upright, Golly's hexagons lean: the left and right ends differ, so floor keeps the walls away from them. */
    @Test
    void hexagonsOnAPlane() {
        qt().withExamples(EXAMPLES).forAll(Any.grid(), rule(Neighbourhood.HEX), steps()).checkAssert((grid, rule, steps) -> {
            int room = 5;
            Grid apart = Grid.of(grid.rows(), grid.cols() + 2 * room,
                    (row, col) -> grid.contains(row, col - room) && grid.isWall(row, col - room));
            Grid leaning = leaning(apart, apart.cols() + apart.rows());
            String plane = ":P" + leaning.cols() + "," + leaning.rows();
            Grid after = ours(apart, rule, Neighbourhood.HEX, Outside.FLOOR, steps);
            assertEquals(Golly.steps(leaning, golly(rule, Neighbourhood.HEX) + plane, steps), Golly.cropped(leaning(after, leaning.cols())));
        });
    }

    /** A torus has no ends; leaning, its last row meets row 0 half as many columns on as there are rows. */
    @Test
    void hexagonsOnATorus() {
        qt().withExamples(EXAMPLES).forAll(Any.evenGrid(), rule(Neighbourhood.HEX), steps()).checkAssert((grid, rule, steps) -> {
            String torus = ":T" + grid.cols() + "-" + grid.rows() / 2 % grid.cols() + "," + grid.rows();
            Grid after = ours(grid, rule, Neighbourhood.HEX, Outside.WRAP, steps);
            assertEquals(Golly.steps(leaning(grid, grid.cols()), golly(rule, Neighbourhood.HEX) + torus, steps),
                    Golly.cropped(leaning(after, grid.cols())));
        });
    }

    /** Each row moved right by half a cell more than the one above, from row 0 on; what leaves at the right comes in at the left. */
    private static Grid leaning(Grid grid, int cols) {
        return Grid.of(grid.rows(), cols, (row, col) -> {
            int source = Math.floorMod(col - (row + 1) / 2, cols);
            return source < grid.cols() && grid.isWall(row, source);
        });
    }

    private static Gen<Integer> steps() {
        return integers().between(1, 4);
    }

    /** Without birth at 0, and with the counts that Golly knows for the neighbourhood. */
    private static Gen<Rule> rule(Neighbourhood neighbourhood) {
        int counts = (2 << neighbourhood.size()) - 1;
        return Any.rule().map(rule -> new Rule(rule.births() & counts & ~1, rule.survivals() & counts));
    }

    private static String golly(Rule rule, Neighbourhood neighbourhood) {
        return rule + LETTER.get(neighbourhood);
    }

    private static Grid ours(Grid grid, Rule rule, Neighbourhood neighbourhood, Outside outside, int steps) {
        Automaton automaton = new Automaton(rule, neighbourhood, outside, Ring.NONE);
        return automaton.generations(grid).skip(steps).findFirst().orElseThrow();
    }
}
