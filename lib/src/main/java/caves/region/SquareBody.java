package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** A body of {@code width} x {@code width} cells, on floor only, moving up, down, left and right by one cell. */
public final class SquareBody {
    private final int width;
    /** Floor where its top left cell can be. */
    private final Grid places;

    private SquareBody(int width, Grid places) {
        this.width = width;
        this.places = places;
    }

    /** On the floor of {@code grid}; a width below 1 is refused. */
    public static SquareBody on(Grid grid, int width) {
        if (width < 1) throw new IllegalArgumentException("a body of width " + width + "; at least 1 is needed");
        return new SquareBody(width, Spread.upAndLeft(grid, width));
    }

    /** The largest width that passes, or 0; where a width passes all smaller ones do, and some width does not. */
    static int widest(IntPredicate passes) {
        int good = 0, bad = 1;
        for (; passes.test(bad); bad *= 2) good = bad;
        while (bad - good > 1) {
            int width = (good + bad) >>> 1;
            if (passes.test(width)) good = width;
            else bad = width;
        }
        return good;
    }

    /** The floor that it covers, wherever it is put: the cells whose local width is at least its own; the rest is wall. */
    public Grid covered() {
        return covered(places);
    }

    /** The floor that it can cover when it starts by covering a cell; none if it never covers that. A cell off the map is refused. */
    public Grid coveredFrom(Cell start) {
        Regions regions = Regions.of(places);
        BitSet begun = covering(regions, start);
        return covered(regions.only(begun::get));
    }

    /** Whether it can cover the one cell, move, and cover the other. Cells off the map are refused. */
    public boolean joins(Cell from, Cell to) {
        Regions regions = Regions.of(places);
        return covering(regions, from).intersects(covering(regions, to));
    }

    /** The regions of places from which it covers a cell. */
    private BitSet covering(Regions regions, Cell cell) {
        places.isWall(cell);
        return regions.labelsWithin(Math.max(0, cell.row() - width + 1), Math.max(0, cell.col() - width + 1), cell.row(), cell.col());
    }

    private Grid covered(Grid from) {
        return Spread.downAndRight(from.inverse(), width).inverse();
    }
}
