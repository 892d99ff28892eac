package caves.repair;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The edge cells of a map, column by column from the left, each column's from the top. */
final class EdgeColumns {
    /** By place: the edge cell's number, and its row. */
    private final int[] edge;
    private final int[] row;
    /** The places of a column are {@code start[col] .. start[col + 1] - 1}. */
    private final int[] start;
    private final int rows;

    EdgeColumns(RoomEdges edges) {
        int[] all = IntStream.range(0, edges.count()).toArray();
        int[] rowStart = starts(all, edges::row);
        this.start = starts(all, edges::col);
        this.edge = sorted(sorted(all, edges::row, rowStart), edges::col, start);
        this.row = new int[edge.length];
        for (int place = 0; place < row.length; place++) row[place] = edges.row(edge[place]);
        this.rows = rowStart.length - 1;
    }

    /** By a key from 0 on: how many items have a smaller one. */
    private static int[] starts(int[] items, IntUnaryOperator key) {
        int most = 0;
        for (int item : items) most = Math.max(most, key.applyAsInt(item));
        int[] starts = new int[most + 2];
        for (int item : items) starts[key.applyAsInt(item) + 1]++;
        for (int i = 1; i < starts.length; i++) starts[i] += starts[i - 1];
        return starts;
    }

    /** Equals keep their order. */
    private static int[] sorted(int[] items, IntUnaryOperator key, int[] starts) {
        int[] next = starts.clone();
        int[] sorted = new int[items.length];
        for (int item : items) sorted[next[key.applyAsInt(item)]++] = item;
        return sorted;
    }

    /** Rows down to the last that has an edge cell. */
    int rows() {
        return rows;
    }

    /** Columns up to the last that has an edge cell. */
    int cols() {
        return start.length - 1;
    }

    /** The place of a column's first edge cell, which is its end where there is none. */
    int start(int col) {
        return start[col];
    }

    int end(int col) {
        return start[col + 1];
    }

    int edge(int place) {
        return edge[place];
    }

    int row(int place) {
        return row[place];
    }
}
