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
 * The floor of a grid as horizontal runs, each with the label of its region.
 *
 * <p>A union-find over runs whose root is always the first in scan order: near-linear, and nothing recurses.
 */
final class FloorRuns {
    private final Grid grid;
    /** The runs of a row are {@code rowStart[row] .. rowStart[row + 1] - 1}, from left to right. */
    private final int[] rowStart;
    private final int[] left;
    private final int[] right;
    /** While runs are being joined, an earlier run of the same region or the run itself; then the region's label. */
    private final int[] label;
    private final long[] size;

    FloorRuns(Grid grid, Movement movement) {
        this.grid = grid;
        this.rowStart = new int[grid.rows() + 1];
        for (int row = 0; row < grid.rows(); row++) rowStart[row + 1] = rowStart[row] + countRuns(row);
        int count = rowStart[grid.rows()];
        this.left = new int[count];
        this.right = new int[count];
        this.label = new int[count];
        for (int row = 0; row < grid.rows(); row++) addRuns(row);
        for (int run = 0; run < count; run++) label[run] = run;
        for (int row = 1; row < grid.rows(); row++) joinWithRowAbove(row, movement.first(row), movement.last(row));
        this.size = new long[labelRegions()];
        for (int run = 0; run < count; run++) size[label[run]] += right[run] - left[run] + 1;
    }

    private int countRuns(int row) {
        int count = 0;
        for (int i = 0; i < grid.wordsPerRow(); i++) count += Long.bitCount(starts(row, i));
        return count;
    }

    private void addRuns(int row) {
        int started = rowStart[row], ended = started;
        for (int i = 0; i < grid.wordsPerRow(); i++) {
            for (long bits = starts(row, i); bits != 0; bits &= bits - 1) left[started++] = 64 * i + Long.numberOfTrailingZeros(bits);
            for (long bits = ends(row, i); bits != 0; bits &= bits - 1) right[ended++] = 64 * i + Long.numberOfTrailingZeros(bits);
        }
    }

    private long starts(int row, int i) {
        long floor = floor(row, i);
        return floor & ~(floor << 1 | (i == 0 ? 0 : floor(row, i - 1) >>> 63));
    }

    private long ends(int row, int i) {
        long floor = floor(row, i);
        return floor & ~(floor >>> 1 | (i + 1 == grid.wordsPerRow() ? 0 : floor(row, i + 1) << 63));
    }

    private long floor(int row, int i) {
        return ~grid.word(row, i) & (i + 1 == grid.wordsPerRow() ? -1L >>> -grid.cols() : -1L);
    }

    /**
     * A run meets the columns of the row above from its left + {@code first} to its right + {@code last}. These stretches
     * are as far apart as runs are, so one pass over both rows meets all contacts.
     */
    private void joinWithRowAbove(int row, int first, int last) {
        int upper = rowStart[row - 1], lower = rowStart[row];
        while (upper < rowStart[row] && lower < rowStart[row + 1]) {
            if (left[upper] <= right[lower] + last && left[lower] + first <= right[upper]) join(upper, lower);
            if (right[upper] < right[lower] + last) upper++;
            else lower++;
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
        int run = firstRunTo(cell.row(), cell.col());
        return run < rowStart[cell.row() + 1] && left[run] <= cell.col() ? label[run] : -1;
    }

    /** The first run of a row that reaches the column, or the end of the row's runs. */
    private int firstRunTo(int row, int col) {
        int place = Arrays.binarySearch(right, rowStart[row], rowStart[row + 1], col);
        return place < 0 ? -1 - place : place;
    }

    /** The labels met in rows {@code top .. bottom}, columns {@code from .. to}, all on the map. */
    BitSet labelsWithin(int top, int from, int bottom, int to) {
        BitSet labels = new BitSet(size.length);
        for (int row = top; row <= bottom; row++)
            for (int run = firstRunTo(row, from); run < rowStart[row + 1] && left[run] <= to; run++) labels.set(label[run]);
        return labels;
    }

    Region region(int wanted) {
        List<Run> runs = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int run = rowStart[row]; run < rowStart[row + 1]; run++) if (label[run] == wanted) runs.add(run(row, run));
        return new Region(wanted, runs);
    }

    List<Region> all() {
        List<List<Run>> runs = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int run = rowStart[row]; run < rowStart[row + 1]; run++) {
                if (label[run] == runs.size()) runs.add(new ArrayList<>());
                runs.get(label[run]).add(run(row, run));
            }
        return IntStream.range(0, size.length).mapToObj(i -> new Region(i, runs.get(i))).toList();
    }

    private Run run(int row, int run) {
        return new Run(row, left[run], right[run]);
    }

    Grid only(IntPredicate wanted) {
        return Grid.ofRows(grid.rows(), grid.cols(), (row, words) -> {
            Arrays.fill(words, -1L);
            for (int run = rowStart[row]; run < rowStart[row + 1]; run++) if (wanted.test(label[run])) dig(words, left[run], right[run]);
        });
    }

    private static void dig(long[] words, int from, int to) {
        for (int i = from / 64; i <= to / 64; i++)
            words[i] &= ~((i == from / 64 ? -1L << from : -1L) & (i == to / 64 ? -1L >>> -(to + 1) : -1L));
    }
}
