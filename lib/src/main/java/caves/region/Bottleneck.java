package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.OptionalInt;

/** How wide the widest path between two cells is, on squares. */
public final class Bottleneck {
    private Bottleneck() {}

    /**
     * The width of the widest {@link SquareBody} that can cover {@code from} and move until it covers {@code to}; none where no
     * path leads. A cell in a wall or off the map is refused.
     */
    public static OptionalInt width(Grid grid, Cell from, Cell to) {
        for (Cell end : new Cell[] {from, to})
            if (grid.isWall(end)) throw new IllegalArgumentException("the end " + end + " is wall; a floor cell is needed");
        int widest = SquareBody.widest(width -> SquareBody.on(grid, width).joins(from, to));
        return widest == 0 ? OptionalInt.empty() : OptionalInt.of(widest);
    }
}
