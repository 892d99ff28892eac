package caves.region;

import caves.grid.Cell;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which cells one move leads to. */
public enum Movement {
    /** The four that share an edge with a square: the chapter's. */
    ORTHOGONAL(0),
    /** The six around a hexagon, in rows of which the odd ones lie half a cell to the right. */
    HEX(1);

    /** A cell meets this many cells more than one in the row above, and as many in the row below. */
    private final int more;

    Movement(int more) {
        this.more = more;
    }

    /** The cells one move away, in scan order; some may lie off the map. */
    public List<Cell> neighbours(Cell cell) {
        int row = cell.row(), col = cell.col();
        return Stream.of(beside(row - 1, cell), Stream.of(new Cell(row, col - 1), new Cell(row, col + 1)), beside(row + 1, cell))
                .flatMap(cells -> cells).toList();
    }

    private Stream<Cell> beside(int row, Cell cell) {
        return IntStream.rangeClosed(first(cell.row()), last(cell.row())).mapToObj(step -> new Cell(row, cell.col() + step));
    }

    /** A cell of this row meets, in the rows above and below it, the columns from its own + this ... */
    int first(int row) {
        return more * ((row & 1) - 1);
    }

    /** ... to its own + this. */
    int last(int row) {
        return more * (row & 1);
    }
}
