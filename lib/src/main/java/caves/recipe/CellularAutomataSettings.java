package caves.recipe;

import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.rule.Rule;
import java.util.List;

/**
 * The settings of Scylla's map generator, as its documentation states them (the engine was not read): wall from the fill, then a
 * floor cell becomes wall at {@code birthThreshold} wall neighbours or more, and a wall cell becomes floor at fewer than
 * {@code deathThreshold}.
 *
 * <p>Any field out of its range is refused by its name. Thresholds above what a neighbourhood can reach are allowed, and never
 * reached: with the documented thresholds and four neighbours, no wall is born. The fill is a double here, a float there.
 *
 * @param initialFillRatio the wall probability of the noise, in [0, 1]
 * @param iterations steps, 0 and more; 0 gives the noise
 * @param birthThreshold wall neighbours, 0 and more
 * @param deathThreshold wall neighbours, 0 and more; a wall survives at this many
 * @param useVonNeumann four neighbours rather than eight, on squares
 */
public record CellularAutomataSettings(
        double initialFillRatio, int iterations, int birthThreshold, int deathThreshold, boolean useVonNeumann) {

    /** Fill .48, five steps, birth at 5, death under 4, eight neighbours. */
    public static final CellularAutomataSettings DEFAULT = new CellularAutomataSettings(.48, 5, 5, 4, false);

    /** Fill .47 and seven steps; the rest as in {@link #DEFAULT}. */
    public static final CellularAutomataSettings SMOOTH = new CellularAutomataSettings(.47, 7, 5, 4, false);

    /** Fill .50 and three steps; the rest as in {@link #DEFAULT}. */
    public static final CellularAutomataSettings ROUGH = new CellularAutomataSettings(.50, 3, 5, 4, false);

    public CellularAutomataSettings {
        if (!(0 <= initialFillRatio && initialFillRatio <= 1))
            throw new IllegalArgumentException("initialFillRatio " + initialFillRatio + " is not in [0, 1]");
        checkCount("iterations", iterations);
        checkCount("birthThreshold", birthThreshold);
        checkCount("deathThreshold", deathThreshold);
        initialFillRatio += 0.0;  // -0.0 becomes 0.0, so that equal settings are equal
    }

    private static void checkCount(String field, int count) {
        if (count < 0) throw new IllegalArgumentException(field + " " + count + " is negative; allowed are 0 and more");
    }

    /**
     * From {@code a} at {@code t} = 0 to {@code b} at 1; {@code t} is clamped to [0, 1], NaN refused.
     *
     * <p>The fill runs evenly. Whole numbers are rounded to the nearest, exact halves up: the documentation leaves halves open, and
     * up, unlike to even, spaces the jumps evenly. The flag is {@code b}'s from {@code t} = .5 on.
     */
    public static CellularAutomataSettings lerp(CellularAutomataSettings a, CellularAutomataSettings b, double t) {
        if (Double.isNaN(t)) throw new IllegalArgumentException("t is NaN; allowed is any number, clamped to [0, 1]");
        double at = Math.max(0, Math.min(1, t));
        return new CellularAutomataSettings(
                between(a.initialFillRatio, b.initialFillRatio, at),
                nearest(a.iterations, b.iterations, at),
                nearest(a.birthThreshold, b.birthThreshold, at),
                nearest(a.deathThreshold, b.deathThreshold, at),
                at < .5 ? a.useVonNeumann : b.useVonNeumann);
    }

    /** Exact at both ends, and never past them. */
    private static double between(double a, double b, double t) {
        if (t == 1) return b;
        double value = a + (b - a) * t;
        return a < b ? Math.min(value, b) : Math.max(value, b);
    }

    private static int nearest(int a, int b, double t) {
        return (int) Math.floor(between(a, b, t) + .5);
    }

    /** The recipe of a map of squares, floor outside and no ring. */
    public Recipe toRecipe(int rows, int cols) {
        return recipe(rows, cols, useVonNeumann ? Neighbourhood.VON_NEUMANN : Neighbourhood.MOORE);
    }

    /** The recipe of a map of hexagons, floor outside and no ring; {@code useVonNeumann} is ignored, as documented. */
    public Recipe toHexRecipe(int rows, int cols) {
        return recipe(rows, cols, Neighbourhood.HEX);
    }

    private Recipe recipe(int rows, int cols, Neighbourhood neighbourhood) {
        Phase phase = Phase.steps(Rule.thresholds(birthThreshold, deathThreshold), iterations);
        return new Recipe(rows, cols, Noise.uniform(initialFillRatio), List.of(phase), neighbourhood, Outside.FLOOR, Ring.NONE);
    }
}
