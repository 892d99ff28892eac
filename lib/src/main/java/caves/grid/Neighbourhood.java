package caves.grid;

import java.util.ArrayList;
import java.util.List;

/** Which of the eight cells around it a cell counts, itself never among them. */
public enum Neighbourhood {
    /** All eight. */
    MOORE("moore", 8),
    /** The four that share an edge with it. */
    VON_NEUMANN("vonneumann", 4),
    /**
     * The six around a hexagon, in rows of which the odd ones lie half a cell to the right (odd-r layout): beside those at its
     * left and right, and above and below, a cell of an odd row has neighbours one column on, a cell of an even row one back.
     */
    HEX("hex", 6);

    private final String word;
    private final int size;

    Neighbourhood(String word, int size) {
        this.word = word;
        this.size = size;
    }

    /** How many cells it holds. */
    public int size() {
        return size;
    }

    /** Whether a cell of this row counts the one {@code down} rows below and {@code right} columns on, each -1, 0 or 1. */
    public boolean counts(int row, int down, int right) {
        if (down == 0 && right == 0) return false;
        return down == 0 || right == 0 || switch (this) {
            case MOORE -> true;
            case VON_NEUMANN -> false;
            case HEX -> right == (Math.floorMod(row, 2) == 1 ? 1 : -1);
        };
    }

    /** The cells that a cell counts, in scan order; some may lie past the edge. */
    public List<Cell> around(Cell cell) {
        List<Cell> around = new ArrayList<>(size);
        for (int down = -1; down <= 1; down++)
            for (int right = -1; right <= 1; right++)
                if (counts(cell.row(), down, right)) around.add(new Cell(cell.row() + down, cell.col() + right));
        return around;
    }

    /** Refuses a map that does not close: hexagons on a torus need an even number of rows, or the last row meets row 0 askew. */
    public void checkCloses(int rows, Outside outside) {
        if (this == HEX && outside == Outside.WRAP && rows % 2 != 0)
            throw new IllegalArgumentException("'hex' with 'outside=wrap' closes only on an even number of rows, not on " + rows);
    }

    /** Its word in a recipe's line. */
    @Override
    public String toString() {
        return word;
    }
}
