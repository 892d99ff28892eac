package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Runs of floor, each with the label of its region.
 *
 * <p>A union-find over runs whose root is always the first in scan order: near-linear, and nothing recurses.
 */
final class LabelledRuns {
    private final Grid grid;
    private final FloorRuns runs;
    /** While runs are being joined, an earlier run of the same region or the run itself; then the region's label. */
    private final int[] label;
    private final long[] size;

    LabelledRuns(Grid grid, Movement movement) {
        this.grid = grid;
        this.runs = new FloorRuns(grid);
        this.label = IntStream.range(0, runs.count()).toArray();
        for (int row = 1; row < grid.rows(); row++) joinWithRowAbove(row, movement.first(row), movement.last(row));
        this.size = new long[labelRegions()];
        for (int run = 0; run < label.length; run++) size[label[run]] += runs.right(run) - runs.left(run) + 1;
    }

    /**
     * A run meets the columns of the row above from its left + {@code first} to its right + {@code last}. These stretches
     * are as far apart as runs are, so one pass over both rows meets all contacts.
     */
    private void joinWithRowAbove(int row, int first, int last) {
        int upper = runs.first(row - 1), lower = runs.first(row);
        while (upper < runs.first(row) && lower < runs.end(row)) {
            int from = Math.max(runs.left(upper), runs.left(lower) + first), to = Math.min(runs.right(upper), runs.right(lower) + last);
            if (from <= to) join(upper, lower);
            // The sign of the difference; a branch on it would be mispredicted every other time.
            int isUpperFirst = runs.right(upper) - (runs.right(lower) + last) >>> 31;
            upper += isUpperFirst;
            lower += 1 - isUpperFirst;
        }
    }

    private void join(int a, int b) {
        int one = root(a), other = root(b);
        label[Math.max(one, other)] = Math.min(one, other);
    }

    private int root(int run) {
        while (label[run] != run) run = label[run] = label[label[run]];
        return run;
    }

    /** Each run but the first of its region points to an earlier one, which by then has its label. */
    private int labelRegions() {
        int regions = 0;
        for (int run = 0; run < label.length; run++) label[run] = label[run] == run ? regions++ : label[label[run]];
        return regions;
    }

    int regions() {
        return size.length;
    }

    long size(int label) {
        return size[label];
    }

    long floorCount() {
        return Arrays.stream(size).sum();
    }

    /** The first label of the largest size; -1 where there is none. */
    int largest() {
        int largest = -1;
        for (int i = 0; i < size.length; i++) if (largest < 0 || size[i] > size[largest]) largest = i;
        return largest;
    }

    /** -1 for a wall and off the map. */
    int label(Cell cell) {
        if (!grid.contains(cell.row(), cell.col())) return -1;
        int run = runs.firstTo(cell.row(), cell.col());
        return run < runs.end(cell.row()) && runs.left(run) <= cell.col() ? label[run] : -1;
    }

    /** The labels met in rows {@code top .. bottom}, columns {@code from .. to}, all on the map. */
    BitSet labelsWithin(int top, int from, int bottom, int to) {
        BitSet labels = new BitSet(size.length);
        for (int row = top; row <= bottom; row++)
            for (int run = runs.firstTo(row, from); run < runs.end(row) && runs.left(run) <= to; run++) labels.set(label[run]);
        return labels;
    }

    Region region(int wanted) {
        List<Run> found = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int run = runs.first(row); run < runs.end(row); run++) if (label[run] == wanted) found.add(runs.run(row, run));
        return new Region(wanted, found);
    }

    List<Region> all() {
        List<List<Run>> found = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int run = runs.first(row); run < runs.end(row); run++) {
                if (label[run] == found.size()) found.add(new ArrayList<>());
                found.get(label[run]).add(runs.run(row, run));
            }
        return IntStream.range(0, size.length).mapToObj(i -> new Region(i, found.get(i))).toList();
    }

    Grid only(IntPredicate wanted) {
        return Grid.ofRows(grid.rows(), grid.cols(), (row, words) -> {
            Arrays.fill(words, -1L);
            for (int run = runs.first(row); run < runs.end(row); run++)
                if (wanted.test(label[run])) dig(words, runs.left(run), runs.right(run));
        });
    }

    private static void dig(long[] words, int from, int to) {
        for (int i = from / 64; i <= to / 64; i++) words[i] &= ~Run.mask(from, to, i);
    }
}
