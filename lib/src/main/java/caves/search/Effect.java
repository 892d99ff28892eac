package caves.search;

/**
 * How far apart the means of a sweep are between the settings of a knob, of a pair of knobs, or between the seeds.
 *
 * @param name a knob, two knobs, the seed or the rest
 * @param least the least mean among the settings, or joint settings, or seeds; the rest has none, and NaN
 * @param largest the largest
 * @param share of the variance of all numbers, 0 .. 1
 */
public record Effect(String name, double least, double largest, double share) {
    public double range() {
        return largest - least;
    }
}
