package caves.repair;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Where a tunnel leads, for teaching: {@code down} rows (up if negative) and {@code right} columns (left if negative), far enough that
 * there is something to dig.
 */
public record Slope(int down, int right) {
    public Slope {
        if (Math.abs((long) down) + Math.abs((long) right) < 2)
            throw new IllegalArgumentException("a tunnel " + down + " down and " + right + " to the right; allowed are 2 moves and more");
    }

    /** All slopes, in each direction, of at most so many rows and columns. */
    public static List<Slope> within(int most) {
        return IntStream.rangeClosed(-most, most).boxed().flatMap(down -> IntStream.rangeClosed(-most, most)
                .filter(right -> Math.abs(down) + Math.abs(right) > 1).mapToObj(right -> new Slope(down, right))).toList();
    }

    public boolean isStraight() {
        return down == 0 || right == 0;
    }

    /** From the one end to the other, by rows and columns. */
    public int moves() {
        return Math.abs(down) + Math.abs(right);
    }

    /**
     * The tunnel, dug with a brush of {@code radius} on a closed map that has room for it, from a room of one cell to a bigger one: two
     * cells, the second behind the first.
     */
    public Repaired dug(int radius) {
        int margin = radius + 3, row = margin + Math.max(0, -down), col = margin + Math.max(0, -right);
        Cell behind = new Cell(row + down + Integer.signum(down), col + right + (down == 0 ? Integer.signum(right) : 0));
        Set<Cell> floor = Set.of(new Cell(row, col), new Cell(row + down, col + right), behind);
        Grid rooms = Grid.of(Math.abs(down) + 2 * margin + 1, Math.abs(right) + 2 * margin + 1, (r, c) -> !floor.contains(new Cell(r, c)));
        return Repair.tunnels(radius).apply(rooms);
    }

    /** The {@linkplain Repaired#width width} of that tunnel. */
    public int width(int radius) {
        Repaired dug = dug(radius);
        return dug.width(dug.tunnels().get(0));
    }
}
