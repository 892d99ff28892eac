package caves.grid;

import java.util.Comparator;

/** A place: row and column from 0, row 0 at the top. Places order in scan order, and need not lie on any grid. */
public record Cell(int row, int col) implements Comparable<Cell> {
    private static final Comparator<Cell> SCAN_ORDER = Comparator.comparingInt(Cell::row).thenComparingInt(Cell::col);

    @Override
    public int compareTo(Cell other) {
        return SCAN_ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return "(" + row + ", " + col + ")";
    }
}
