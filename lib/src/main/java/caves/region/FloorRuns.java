package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The floor of a grid as horizontal runs, each joined with the runs of the row above that it touches.
 *
 * <p>A union-find over runs whose root is always the first in scan order: near-linear, and nothing recurses.
 */
final class FloorRuns {
    private static final long FLOOR = 0;
    private static final long WALL = -1L;

    private final Grid grid;
    private int[] row = new int[64];
    private int[] left = new int[64];
    private int[] right = new int[64];
    private int[] parent = new int[64];
    private int count = 0;

    FloorRuns(Grid grid) {
        this.grid = grid;
        int above = 0;
        for (int r = 0; r < grid.rows(); r++) {
            int begin = count;
            addRunsOf(r);
            joinNeighbours(above, begin, count);
            above = begin;
        }
    }

    List<Region> regions() {
        long[] size = new long[count];
        int[] leftmost = left.clone(), rightmost = right.clone(), bottom = row.clone();
        for (int run = 0; run < count; run++) {
            int root = root(run);
            size[root] += right[run] - left[run] + 1;
            leftmost[root] = Math.min(leftmost[root], left[run]);
            rightmost[root] = Math.max(rightmost[root], right[run]);
            bottom[root] = row[run];
        }
        List<Region> regions = new ArrayList<>();
        for (int run = 0; run < count; run++)
            if (parent[run] == run)
                regions.add(new Region(new Cell(row[run], left[run]), size[run], row[run], leftmost[run], bottom[run], rightmost[run]));
        return regions;
    }

    private void addRunsOf(int r) {
        for (int begin = nextCol(r, 0, FLOOR); begin < grid.cols(); ) {
            int end = nextCol(r, begin, WALL);
            add(r, begin, end - 1);
            begin = nextCol(r, end, FLOOR);
        }
    }

    /** The first column from {@code col} on that is of a kind; the number of columns if none is. */
    private int nextCol(int r, int col, long kind) {
        for (int i = col / 64; i < grid.wordsPerRow(); i++) {
            long found = ~(grid.word(r, i) ^ kind) & (i == col / 64 ? -1L << col : -1L);
            if (found != 0) return Math.min(grid.cols(), 64 * i + Long.numberOfTrailingZeros(found));
        }
        return grid.cols();
    }

    private void add(int r, int begin, int end) {
        if (count == row.length) {
            row = Arrays.copyOf(row, 2 * count);
            left = Arrays.copyOf(left, 2 * count);
            right = Arrays.copyOf(right, 2 * count);
            parent = Arrays.copyOf(parent, 2 * count);
        }
        row[count] = r;
        left[count] = begin;
        right[count] = end;
        parent[count] = count++;
    }

    /** Runs {@code above .. here - 1} are one row, {@code here .. end - 1} the next; both ascend, so one pass meets all contacts. */
    private void joinNeighbours(int above, int here, int end) {
        int upper = above, lower = here;
        while (upper < here && lower < end) {
            if (left[upper] <= right[lower] && left[lower] <= right[upper]) join(upper, lower);
            if (right[upper] < right[lower]) upper++;
            else lower++;
        }
    }

    private void join(int a, int b) {
        int first = root(a), second = root(b);
        parent[Math.max(first, second)] = Math.min(first, second);
    }

    private int root(int run) {
        while (parent[run] != run) run = parent[run] = parent[parent[run]];
        return run;
    }
}
