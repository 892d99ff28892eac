package caves.region;

import caves.grid.Cell;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A set of floor cells that hang together.
 *
 * <p>Refused are a label below 0, no runs, and runs out of scan order or side by side; whether they hang together is not asked.
 *
 * @param label its place among the regions of its map, from 0, in scan order of first cells
 * @param runs its cells, at least one: whole runs in scan order, none touching the next of its row
 */
public record Region(int label, List<Run> runs) {
    public Region {
        runs = List.copyOf(runs);
        if (label < 0) throw new IllegalArgumentException("a region with label " + label + "; allowed are 0 and more");
        if (runs.isEmpty()) throw new IllegalArgumentException("a region has at least one cell");
        for (int i = 1; i < runs.size(); i++)
            if (!isApart(runs.get(i - 1), runs.get(i)))
                throw new IllegalArgumentException("a region with " + runs.get(i - 1) + " before " + runs.get(i)
                        + "; runs come in scan order, none touching the next of its row");
    }

    private static boolean isApart(Run run, Run next) {
        return run.row() == next.row() ? run.right() + 1 < next.left() : run.row() < next.row();
    }

    /** Its first cell in scan order. */
    public Cell first() {
        return new Cell(runs.get(0).row(), runs.get(0).left());
    }

    /** How many cells it has. */
    public long size() {
        return runs.stream().mapToLong(Run::length).sum();
    }

    /** Its first row. */
    public int top() {
        return runs.get(0).row();
    }

    /** Its last row. */
    public int bottom() {
        return runs.get(runs.size() - 1).row();
    }

    /** Its first column. */
    public int left() {
        return all(Run::left).min().getAsInt();
    }

    /** Its last column. */
    public int right() {
        return all(Run::right).max().getAsInt();
    }

    private IntStream all(ToIntFunction<Run> column) {
        return runs.stream().mapToInt(column);
    }

    public boolean contains(Cell cell) {
        int from = 0, to = runs.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            Run run = runs.get(middle);
            if (run.row() < cell.row() || run.row() == cell.row() && run.right() < cell.col()) from = middle + 1;
            else to = middle;
        }
        return from < runs.size() && runs.get(from).row() == cell.row() && runs.get(from).left() <= cell.col();
    }

    /** Its cells in scan order, made anew at each call. */
    public List<Cell> cells() {
        return runs.stream()
                .flatMap(run -> IntStream.rangeClosed(run.left(), run.right()).mapToObj(col -> new Cell(run.row(), col)))
                .toList();
    }

    @Override
    public String toString() {
        return "region " + label + ": " + size() + (size() == 1 ? " cell" : " cells") + " from " + first();
    }
}
