package caves.validate;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;

/**
 * The requirements of the book. Shares are 0 .. 1, anything else is refused; regions are those of squares, joined over edges.
 *
 * <p>A place that is wall, off the map, or missing because there is no floor, is a finding of every requirement that names it.
 */
public final class Requirements {
    private Requirements() {}

    /**
     * The six ways in which a pretty cave fails, in the chapter's order, each as the requirement that it breaks. The excerpt gives
     * no numbers; these are ours: half of the floor hangs together, the spawn can walk a tenth of it and reach the exit, no region is
     * below 10 cells, floor is .4 of the map, and at most half of it is 10 wide or more.
     */
    public static List<Requirement> chapterFailures() {
        return List.of(largest(.5), regionOf(Place.SPAWN, .1), reachable(Place.SPAWN, Place.EXIT), everyRegion(10), floor(.4),
                openFloor(10, .5));
    }

    public static Requirement oneRegion() {
        return new MapRequirement("exactly one region", RegionLooks::oneRegion);
    }

    /** The largest region has at least this share of the floor; the cells outside it are found. */
    public static Requirement largest(double share) {
        return new MapRequirement("largest region >= " + plain(share) + " of floor", (map, found) -> RegionLooks.largest(map, found, share));
    }

    /** The region of a place has at least this share of the floor; its cells are found when it is too small. */
    public static Requirement regionOf(Place place, double share) {
        Objects.requireNonNull(place, "place");
        return new MapRequirement(place + "'s region >= " + plain(share) + " of floor",
                (map, found) -> RegionLooks.regionOf(map, found, place, share));
    }

    /** Moves lead from the one place to the other; both are found when none do. */
    public static Requirement reachable(Place from, Place to) {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        return new MapRequirement(to + " reachable from " + from, (map, found) -> RegionLooks.reachable(map, found, from, to));
    }

    /** No region has fewer cells; each smaller one is a finding. */
    public static Requirement everyRegion(int cells) {
        atLeast(1, cells, "cells");
        return new MapRequirement("every region >= " + cells + " cells", (map, found) -> RegionLooks.everyRegion(map, found, cells));
    }

    /** Floor has at least this share of the map; all that there is is found when it is too little. */
    public static Requirement floor(double share) {
        return new MapRequirement("floor >= " + plain(share) + " of map", (map, found) -> ShapeLooks.floor(map, found, share));
    }

    /**
     * Open floor, the cells whose local width is {@code width} or more (they lie in some square of floor with that side), has at
     * most this share of the floor; it is found when it is too much.
     */
    public static Requirement openFloor(int width, double share) {
        atLeast(1, width, "a width");
        return new MapRequirement("floor " + width + " wide or more <= " + plain(share) + " of floor",
                (map, found) -> ShapeLooks.openFloor(map, found, width, share));
    }

    /** The outermost cells are wall; those that are not are found. */
    public static Requirement closedBorder() {
        return new MapRequirement("closed border", ShapeLooks::closedBorder);
    }

    /**
     * A body of {@code width} x {@code width} cells gets from the one place to the other. Found are the cells of the shortest path that
     * it covers from neither end (if there are none, those that it does not cover from the first), or both places where no path leads.
     */
    public static Requirement bottleneck(Place from, Place to, int width) {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        atLeast(1, width, "a width");
        return new MapRequirement("bottleneck from " + from + " to " + to + " >= " + width,
                (map, found) -> ShapeLooks.bottleneck(map, found, from, to, width));
    }

    /** No 2 x 2 block has floor at two opposite corners and wall at the others; the two floor cells of each are a finding. */
    public static Requirement noCornerContacts() {
        return new MapRequirement("no corner-only contacts", CornerContacts::find);
    }

    private static void atLeast(int least, int number, String unit) {
        if (number < least) throw new IllegalArgumentException(unit + ": " + number + " came; at least " + least + " is needed");
    }

    private static String plain(double share) {
        if (!(share >= 0 && share <= 1)) throw new IllegalArgumentException("share " + share + "; allowed are numbers from 0 to 1");
        return share == 0 ? "0" : BigDecimal.valueOf(share).stripTrailingZeros().toPlainString();
    }
}
