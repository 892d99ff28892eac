package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * The regions of a grid, in scan order of their first cells; a region's label is its place in that order.
 *
 * <p>Counts and sizes are known at once; {@link Region} values are made when they are asked for.
 */
public final class Regions {
    private final LabelledRuns runs;
    /** Made at the first call, the same whoever makes it. */
    private List<Region> all;

    private Regions(LabelledRuns runs) {
        this.runs = runs;
    }

    /** The floor of {@code grid}, joined by moves to the four cells that share an edge. */
    public static Regions of(Grid grid) {
        return of(grid, Movement.ORTHOGONAL);
    }

    public static Regions of(Grid grid, Movement movement) {
        return new Regions(new LabelledRuns(grid, movement));
    }

    public int count() {
        return runs.regions();
    }

    public List<Region> all() {
        if (all == null) all = runs.all();
        return all;
    }

    /** The region with most cells, the first in scan order among equals; none where there is no floor. */
    public Optional<Region> largest() {
        return region(runs.largest());
    }

    /** The region that a cell belongs to; none for a wall, and none off the map. */
    public Optional<Region> at(Cell cell) {
        return region(runs.label(cell));
    }

    private Optional<Region> region(int label) {
        return label < 0 ? Optional.empty() : Optional.of(all == null ? runs.region(label) : all.get(label));
    }

    /** Whether a move after another leads from one floor cell to the other; never from or to a wall, or off the map. */
    public boolean joins(Cell from, Cell to) {
        return runs.label(from) >= 0 && runs.label(from) == runs.label(to);
    }

    /** Cells of a region; a label that is none is refused. */
    public long size(int label) {
        if (label < 0 || label >= count()) throw new IllegalArgumentException("label " + label + " of " + count() + " regions, from 0");
        return runs.size(label);
    }

    /** Cells of the region that a cell belongs to; 0 for a wall, and off the map. */
    public long sizeAt(Cell cell) {
        int label = runs.label(cell);
        return label < 0 ? 0 : runs.size(label);
    }

    /** Cells of the largest region; 0 where there is no floor. */
    public long largestSize() {
        return count() == 0 ? 0 : runs.size(runs.largest());
    }

    /** Cells of all regions. */
    public long floorCount() {
        return runs.floorCount();
    }

    /** Cells per region, 0 where there is none. */
    public double meanSize() {
        return (double) floorCount() / Math.max(1, count());
    }

    /** The labels of the regions with a cell in rows {@code top .. bottom} and columns {@code left .. right}, all on the map. */
    BitSet labelsWithin(int top, int left, int bottom, int right) {
        return runs.labelsWithin(top, left, bottom, right);
    }

    /** The same map with no floor but that of the regions whose labels are named: what is left out becomes wall. */
    public Grid only(IntPredicate label) {
        return runs.only(label);
    }
}
