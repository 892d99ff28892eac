package caves.search;

import java.util.Comparator;

/**
 * A cave that one gate alone rejected.
 *
 * @param seed what to make it from
 * @param gate the name of that gate
 * @param score what it would have been worth, 0 .. 1, to the nearest millionth
 */
public record Rejected(long seed, String gate, double score) implements Comparable<Rejected> {
    private static final Comparator<Rejected> BEST_FIRST = Comparator.comparingDouble(Rejected::score).reversed().thenComparingLong(Rejected::seed);

    /** The better score first, the smaller seed among equals. */
    @Override
    public int compareTo(Rejected other) {
        return BEST_FIRST.compare(this, other);
    }
}
