package caves.search;

import java.util.Locale;

/**
 * How far apart the means of a sweep are between the settings of a knob, of a pair of knobs, or between the seeds.
 *
 * @param name a knob, two knobs, the seed or the rest
 * @param least the least mean among the settings, or joint settings, or seeds; the rest has none, and NaN
 * @param largest the largest
 * @param share of the variance of all numbers, 0 .. 1; NaN where it was not asked for
 */
public record Effect(String name, double least, double largest, double share) {
    public double range() {
        return largest - least;
    }

    /** For example {@code steps: means 0.0436 .. 0.1734}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s: means %.4f .. %.4f", name, least, largest);
    }
}
