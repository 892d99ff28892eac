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
 * <p>A step works on whole words, 64 cells at a time. For now the neighbourhood must be Moore; others are refused.
 */
public record Automaton(Rule rule, Neighbourhood neighbourhood, Outside outside, Ring ring) {

    public Automaton {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(outside, "outside");
        Objects.requireNonNull(ring, "ring");
        if (neighbourhood != Neighbourhood.MOORE)
            throw new IllegalArgumentException("steps with '" + neighbourhood + "' are not built yet; allowed is 'moore'");
    }

    /** The next generation. */
    public Grid step(Grid grid) {
        MooreStep next = new MooreStep(grid, outside, rule);
        return Grid.ofRows(grid.rows(), grid.cols(), ring.around(next, grid.rows(), grid.cols()));
    }

    /** The start, then each next generation, without end. */
    public Stream<Grid> generations(Grid start) {
        return Stream.iterate(start, this::step);
    }

    /** How many of a cell's eight neighbours are wall: what it sees in a step, the outside included. A cell off the grid is refused. */
    public int wallsAround(Grid grid, Cell cell) {
        if (!grid.contains(cell.row(), cell.col()))
            throw new IllegalArgumentException("no cell " + cell + " in a " + grid.rows() + "x" + grid.cols() + " grid");
        return count(outside.extend(grid.rows(), grid.cols(), grid::isWall), cell.row(), cell.col());
    }

    static int count(Grid.CellTest isWall, int row, int col) {
        int walls = 0;
        for (int r = row - 1; r <= row + 1; r++)
            for (int c = col - 1; c <= col + 1; c++)
                if ((r != row || c != col) && isWall.test(r, c)) walls++;
        return walls;
    }
}
