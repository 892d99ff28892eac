package caves.repair;

import caves.grid.Grid;
import caves.region.Movement;
import caves.validate.Requirement;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A change to a finished map after which a {@link #guarantee} is met.
 *
 * <p>A repair keeps a closed border closed, returns the same grid where there is nothing to change, and changes nothing when it is
 * applied again. No later repair undoes the guarantee of an earlier one, in whatever order they come.
 */
public sealed interface Repair permits KeepLargest, Pockets, Tunnels {

    /** All regions but the largest, the first in scan order among equals, become wall: {@code largest}. */
    static Repair keepLargest() {
        return new KeepLargest();
    }

    /**
     * Each region with fewer than {@code below} cells, 1 or more, becomes wall, the largest one never: {@code pockets(<below>)}.
     */
    static Repair pockets(int below) {
        return new Pockets(below);
    }

    /**
     * From the biggest room on, the nearest room that is not joined yet is joined by a straight tunnel, dug with a round brush of
     * {@code radius} cells around its centre, 0 or more: {@code tunnels(<radius>)}. Squares only; where there is something to
     * join, a map with floor on its border is refused.
     */
    static Repair tunnels(int radius) {
        return new Tunnels(radius);
    }

    /** The inverse of {@code toString}, which is the repair's token in a recipe's line; anything else is refused. */
    static Repair parse(String token) {
        if (token.equals("largest")) return keepLargest();
        Matcher match = Pattern.compile("(tunnels|pockets)\\((0|[1-9][0-9]{0,9})\\)").matcher(token);
        if (!match.matches() || Long.parseLong(match.group(2)) > Integer.MAX_VALUE)
            throw new IllegalArgumentException("'" + token + "' is no repair; allowed are largest, tunnels(<radius>) with a whole number"
                    + " from 0, and pockets(<below>) with a whole number from 1, up to " + Integer.MAX_VALUE);
        IntFunction<Repair> make = match.group(1).equals("tunnels") ? Repair::tunnels : Repair::pockets;
        return make.apply(Integer.parseInt(match.group(2)));
    }

    /** The repaired map of squares. */
    default Repaired apply(Grid grid) {
        return apply(grid, Movement.ORTHOGONAL);
    }

    /** The repaired map, its regions being those of {@code movement}. */
    Repaired apply(Grid grid, Movement movement);

    /** Whether it turns wall to floor, for which the border has to be closed, and the cells squares. */
    default boolean digs() {
        return false;
    }

    /** What every map of squares that it returns meets. */
    default Requirement guarantee() {
        return guarantee(Movement.ORTHOGONAL);
    }

    /** What every map that it returns meets. */
    Requirement guarantee(Movement movement);
}
