package caves.repair;

import caves.region.Region;
import java.util.Arrays;

/**
 * The columns that a line has to choose from, line after line from the top.
 *
 * <p>The biggest room is joined from the start. A way from it over other rooms to one not joined yet leaves the joined rooms in
 * one of its gaps, so the next link is no longer than the longest gap of any such way. That is how far a room reaches: a link that
 * joins it stays that close to the rectangle around it. Mostly this is little, as rooms other than the biggest are small and have
 * a neighbour near. Ways are tried whose gaps lie within columns, from the left and back; a room that none gets to reaches everywhere.
 */
final class NearColumns {
    private final EdgeColumns columns;
    /** By room: no link that joins it has more rows or columns. */
    private final int[] reach;
    /** By room: the first column within its reach, and the first past it. */
    private final int[] left;
    private final int[] right;
    /** By line, a chain of the rooms whose reach begins there, as 2 room, and ends above it, as 2 room + 1; -1 at its end. */
    private final int[] first;
    private final int[] next;
    /** By column: how many more rooms reach it than the one before. */
    private final int[] change;
    private final int[] near;
    private int count = 0;

    /** {@code gaps} has, so far, the pairs within columns, each with the upper one first. */
    NearColumns(RoomEdges edges, EdgeColumns columns, int biggest, NearPairs gaps) {
        int rooms = edges.rooms().size();
        this.columns = columns;
        this.reach = new int[rooms];
        this.left = new int[rooms];
        this.right = new int[rooms];
        this.first = new int[2 * columns.rows()];
        this.next = new int[2 * rooms];
        this.change = new int[columns.cols() + 1];
        this.near = new int[columns.cols()];
        Arrays.fill(reach, NearPairs.LONGEST_SIDE);
        reach[biggest] = 0;
        for (int gap = 0; gap < gaps.count(); gap++) shorten(edges, gaps.one(gap), gaps.other(gap));
        for (int gap = gaps.count() - 1; gap >= 0; gap--) shorten(edges, gaps.one(gap), gaps.other(gap));
        Arrays.fill(first, -1);
        for (Region room : edges.rooms()) if (room.label() != biggest) surround(room);
    }

    private void shorten(RoomEdges edges, int upper, int lower) {
        int gap = edges.row(lower) - edges.row(upper), one = edges.room(upper), other = edges.room(lower);
        reach[one] = Math.min(reach[one], Math.max(gap, reach[other]));
        reach[other] = Math.min(reach[other], Math.max(gap, reach[one]));
    }

    private void surround(Region room) {
        int label = room.label(), far = reach[label];
        left[label] = Math.max(0, room.left() - far);
        right[label] = Math.min(near.length, room.right() + far + 1);
        chain(2 * label, Math.max(0, 2 * room.top() - far));
        chain(2 * label + 1, Math.min(first.length - 1, 2 * room.bottom() + far + 1));
    }

    private void chain(int item, int line) {
        next[item] = first[line];
        first[line] = item;
    }

    void moveTo(int line) {
        if (first[line] < 0) return;
        for (int item = first[line]; item >= 0; item = next[item]) {
            int more = item % 2 == 0 ? 1 : -1;
            change[left[item / 2]] += more;
            change[right[item / 2]] -= more;
        }
        count = 0;
        for (int col = 0, rooms = 0; col < near.length; col++) {
            rooms += change[col];
            if (rooms > 0 && columns.start(col) < columns.end(col)) near[count++] = col;
        }
    }

    int count() {
        return count;
    }

    /** The columns that have an edge cell and are within a room's reach on this line, from the left. */
    int column(int i) {
        return near[i];
    }
}
