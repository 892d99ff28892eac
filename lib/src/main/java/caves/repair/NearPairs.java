package caves.repair;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Pairs of edge cells of two rooms, among them every pair that a spanning tree of shortest links from the biggest room on may use.
 *
 * <p>Such a pair has no third edge cell in the disc that it spans, rim included. One there would be nearer to both ends than
 * they are to each other: if it belonged to one of their rooms, the two rooms would have a nearer pair; if not, its room would
 * be a detour of two shorter links. So, on the horizontal line through the pair's middle, the stretch whose nearest edge cell
 * is the one end meets the stretch of the other; or the two stand in one column, with none between.
 *
 * <p>Every line through a row or halfway between two is cut into such stretches, in one pass over its {@linkplain NearColumns near
 * columns}: the lower envelope of parabolas, as in Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions (2012),
 * here in exact whole numbers. A line chooses from one edge cell a column, so all of them from fewer than 2 rows x cols, however
 * many rooms there are, and from far fewer where all rooms but the biggest are small.
 */
final class NearPairs {
    /** What keeps {@link #hides} within a long. */
    static final int LONGEST_SIDE = 1 << 20;

    private final RoomEdges edges;
    private final EdgeColumns columns;
    /** By column: the place of the first edge cell under the last line that chose from it. */
    private final int[] below;
    /** Places nearest somewhere on the current line, from the left; their columns; their distances, squared, in half rows. */
    private final int[] nearest;
    private final int[] nearestCol;
    private final long[] height;
    private int nearestCount;
    private int[] one = new int[64];
    private int[] other = new int[64];
    private int count = 0;

    NearPairs(RoomEdges edges, int biggest) {
        this.edges = edges;
        this.columns = new EdgeColumns(edges);
        this.below = IntStream.range(0, columns.cols()).map(columns::start).toArray();
        this.nearest = new int[columns.cols()];
        this.nearestCol = new int[columns.cols()];
        this.height = new long[columns.cols()];
        for (int col = 0; col < columns.cols(); col++) addPairsInColumn(col);
        NearColumns near = new NearColumns(edges, columns, biggest, this);
        for (int line = 0; line < 2 * columns.rows() - 1; line++) cut(line, near);
    }

    private void addPairsInColumn(int col) {
        for (int place = columns.start(col) + 1; place < columns.end(col); place++)
            addIfOfTwoRooms(columns.edge(place - 1), columns.edge(place));
    }

    /** Line 2 r goes through row r, line 2 r + 1 below it. */
    private void cut(int line, NearColumns near) {
        nearestCount = 0;
        near.moveTo(line);
        for (int i = 0; i < near.count(); i++) addNearest(line, near.column(i));
        for (int i = 1; i < nearestCount; i++)
            if (columns.row(nearest[i - 1]) + columns.row(nearest[i]) == line)
                addIfOfTwoRooms(columns.edge(nearest[i - 1]), columns.edge(nearest[i]));
    }

    private void addNearest(int line, int col) {
        int next = below[col], end = columns.end(col);
        while (next < end && 2 * columns.row(next) <= line) next++;
        below[col] = next;
        int up = next == columns.start(col) ? Integer.MAX_VALUE : line - 2 * columns.row(next - 1);
        int down = next == end ? Integer.MAX_VALUE : 2 * columns.row(next) - line;
        long away = Math.min(up, down), squared = away * away;
        while (nearestCount > 1 && hides(col, squared)) nearestCount--;
        nearest[nearestCount] = up <= down ? next - 1 : next;
        nearestCol[nearestCount] = col;
        height[nearestCount++] = squared;
    }

    /** Whether the last of the nearest edge cells is nearest nowhere between the one before it and a new one. */
    private boolean hides(int col, long squared) {
        int left = nearestCol[nearestCount - 2], middle = nearestCol[nearestCount - 1];
        long toLeft = middle - left, toRight = col - middle;
        long rise = height[nearestCount - 1] - height[nearestCount - 2], nextRise = squared - height[nearestCount - 1];
        return 4 * toLeft * toRight * (toLeft + toRight) + toLeft * nextRise <= toRight * rise;
    }

    private void addIfOfTwoRooms(int a, int b) {
        if (edges.room(a) == edges.room(b)) return;
        if (count == one.length) {
            one = Arrays.copyOf(one, 2 * count);
            other = Arrays.copyOf(other, 2 * count);
        }
        one[count] = a;
        other[count++] = b;
    }

    int count() {
        return count;
    }

    int one(int pair) {
        return one[pair];
    }

    int other(int pair) {
        return other[pair];
    }
}
