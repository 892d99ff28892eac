package caves.rule;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A rule applied to every cell at once: each reads the old grid, none can see the new one.
 *
 * <p>A step works on whole words, 64 cells at a time, whatever the rule, the neighbourhood and the outside; on maps of millions of
 * cells several threads share the rows. Refused are a rule with a two-step clause on any neighbourhood but Moore, and hexagons on a
 * torus with an odd number of rows.
 */
public record Automaton(Rule rule, Neighbourhood neighbourhood, Outside outside, Ring ring) {

    public Automaton {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(neighbourhood, "neighbourhood");
        Objects.requireNonNull(outside, "outside");
        Objects.requireNonNull(ring, "ring");
        if (rule.twoStep().isPresent() && neighbourhood != Neighbourhood.MOORE)
            throw new IllegalArgumentException(rule + " looks two steps far and goes with 'moore', not with '" + neighbourhood + "'");
    }

    /** The next generation. */
    public Grid step(Grid grid) {
        neighbourhood.checkCloses(grid.rows(), outside);
        return Step.of(this, grid);
    }

    /** The start, then each next generation, without end. */
    public Stream<Grid> generations(Grid start) {
        return Stream.iterate(start, this::step);
    }

    /** How many of a cell's neighbours are wall: what it sees in a step, the outside included. A cell off the grid is refused. */
    public int wallsAround(Grid grid, Cell cell) {
        if (!grid.contains(cell.row(), cell.col()))
            throw new IllegalArgumentException("no cell " + cell + " in a " + grid.rows() + "x" + grid.cols() + " grid");
        neighbourhood.checkCloses(grid.rows(), outside);
        return wallsAround(outside.extend(grid.rows(), grid.cols(), grid::isWall), cell);
    }

    private int wallsAround(Grid.CellTest isWall, Cell cell) {
        return (int) neighbourhood.around(cell).stream().filter(near -> isWall.test(near.row(), near.col())).count();
    }

    /** What the rule makes of one cell of a map that goes on past its edge; the ring is not its business. */
    boolean next(Grid.CellTest isWall, Cell cell) {
        return rule.byCount(isWall.test(cell.row(), cell.col()), wallsAround(isWall, cell))
                || rule.twoStep().filter(clause -> clause.walls(isWall, cell) <= clause.most()).isPresent();
    }
}
