package caves.repair;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Pairs of edge cells of two rooms, among them every pair that a spanning tree of shortest links may use.
 *
 * <p>Such a pair has no third edge cell in the disc that it spans, rim included. One there would be nearer to both ends than
 * they are to each other: if it belonged to one of their rooms, the two rooms would have a nearer pair; if not, its room would
 * be a detour of two shorter links. So, on the horizontal line through the pair's middle, the stretch whose nearest edge cell
 * is the one end meets the stretch of the other; or the two stand in one column, with none between.
 *
 * <p>Every line through a row or halfway between two is cut into such stretches, in one pass over the columns: the lower envelope of
 * parabolas, as in Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions (2012), here in exact whole
 * numbers. A line chooses from one edge cell a column, so all of them from fewer than 2 rows x cols, however many rooms there are.
 */
final class NearPairs {
    /** What keeps {@link #hides} within a long. */
    static final int LONGEST_SIDE = 1 << 20;

    private final RoomEdges edges;
    /** Edge cells, column by column from the left, each column's from the top. */
    private final int[] byColumn;
    /** The edge cells that are nearest somewhere on the current line, from left to right; and their distances, squared, in half rows. */
    private final int[] nearest;
    private final long[] height;
    private int nearestCount;
    private int[] one = new int[64];
    private int[] other = new int[64];
    private int count = 0;
    private long steps = 0;

    NearPairs(RoomEdges edges) {
        this.edges = edges;
        int[] all = IntStream.range(0, edges.count()).toArray();
        this.byColumn = sorted(sorted(all, edges::row), edges::col);
        int[] starts = IntStream.range(0, all.length).filter(i -> i == 0 || !inOneColumn(i - 1, i)).toArray();
        this.nearest = new int[starts.length];
        this.height = new long[starts.length];
        addPairsInColumns();
        int[] below = starts.clone();
        int last = 2 * IntStream.of(all).map(edges::row).max().orElse(0);
        for (int line = 0; line <= last; line++) cut(line, starts, below);
    }

    /** By a key from 0 on; equals keep their order. */
    private static int[] sorted(int[] items, IntUnaryOperator key) {
        int[] place = new int[IntStream.of(items).map(key).max().orElse(0) + 2];
        for (int item : items) place[key.applyAsInt(item) + 1]++;
        for (int i = 1; i < place.length; i++) place[i] += place[i - 1];
        int[] sorted = new int[items.length];
        for (int item : items) sorted[place[key.applyAsInt(item)]++] = item;
        return sorted;
    }

    private boolean inOneColumn(int i, int j) {
        return edges.col(byColumn[i]) == edges.col(byColumn[j]);
    }

    private void addPairsInColumns() {
        for (int i = 1; i < byColumn.length; i++) if (inOneColumn(i - 1, i)) addIfOfTwoRooms(byColumn[i - 1], byColumn[i]);
    }

    /** Line 2 r goes through row r, line 2 r + 1 below it; {@code below} moves on to each column's first edge cell under the line. */
    private void cut(int line, int[] starts, int[] below) {
        nearestCount = 0;
        steps += starts.length;
        for (int column = 0; column < starts.length; column++) {
            int end = column + 1 < starts.length ? starts[column + 1] : byColumn.length;
            int next = below[column];
            while (next < end && 2 * edges.row(byColumn[next]) <= line) next++;
            below[column] = next;
            long up = next == starts[column] ? Long.MAX_VALUE : line - 2L * edges.row(byColumn[next - 1]);
            long down = next == end ? Long.MAX_VALUE : 2L * edges.row(byColumn[next]) - line;
            addNearest(up <= down ? byColumn[next - 1] : byColumn[next], Math.min(up, down));
        }
        for (int i = 1; i < nearestCount; i++)
            if (edges.row(nearest[i - 1]) + edges.row(nearest[i]) == line) addIfOfTwoRooms(nearest[i - 1], nearest[i]);
    }

    private void addNearest(int edge, long away) {
        long squared = away * away;
        while (nearestCount > 1 && hides(edge, squared)) nearestCount--;
        nearest[nearestCount] = edge;
        height[nearestCount++] = squared;
    }

    /** Whether the last of the nearest edge cells is nearest nowhere between the one before it and this new one. */
    private boolean hides(int edge, long squared) {
        int left = edges.col(nearest[nearestCount - 2]), middle = edges.col(nearest[nearestCount - 1]), right = edges.col(edge);
        long toLeft = middle - left, toRight = right - middle;
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

    /** How many edge cells the lines chose from, each line from one a column. */
    long steps() {
        return steps;
    }

    int one(int pair) {
        return one[pair];
    }

    int other(int pair) {
        return other[pair];
    }
}
