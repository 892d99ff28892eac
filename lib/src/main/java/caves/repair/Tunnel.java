package caves.repair;

import caves.grid.Cell;
import caves.region.Region;

/**
 * A tunnel that was dug.
 *
 * @param from where it starts, at the edge of the room that it joins
 * @param to where it ends, at the edge of a room joined before
 * @param dug how many cells were wall until it was dug; those that an earlier tunnel had dug are not counted again
 * @param room the room that it joins, as it was before the repair
 * @param joined the room it is joined to, likewise
 */
public record Tunnel(Cell from, Cell to, long dug, Region room, Region joined) {

    /** The square of its length. */
    public long squaredDistance() {
        long down = to.row() - from.row(), right = to.col() - from.col();
        return down * down + right * right;
    }

    /** From the centre of one end to the centre of the other, in cells. */
    public double length() {
        return Math.sqrt(squaredDistance());
    }
}
