package caves.search;

import caves.validate.CaveMeasures;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A cave that passed all gates.
 *
 * @param seed what to make it from
 * @param score 0 .. 1, to the nearest millionth
 * @param measures in the order of {@link CaveMeasures#names()}, to the nearest millionth
 */
public record Kept(long seed, double score, List<OptionalDouble> measures) implements Comparable<Kept> {
    private static final Comparator<Kept> BEST_FIRST = Comparator.comparingDouble(Kept::score).reversed().thenComparingLong(Kept::seed);

    public Kept {
        measures = measures.stream().map(number -> number.isEmpty() ? number : OptionalDouble.of(Millionths.round(number.getAsDouble()))).toList();
        score = Millionths.round(score);
        if (seed < 0 || !(score >= 0 && score <= 1) || measures.size() != CaveMeasures.names().size())
            throw new IllegalArgumentException("seed " + seed + ", score " + score + ", " + measures.size() + " measures; allowed are seeds from 0,"
                    + " scores 0 .. 1 and " + CaveMeasures.names().size() + " measures");
    }

    /** The number of a name; names that are not there are refused. */
    public OptionalDouble measure(String name) {
        return measures.get(CaveMeasures.place(name));
    }

    /** The better score first, the smaller seed among equals. */
    @Override
    public int compareTo(Kept other) {
        return BEST_FIRST.compare(this, other);
    }

    @Override
    public String toString() {
        return "seed " + seed + ", score " + Millionths.text(score) + ": " + IntStream.range(0, measures.size())
                .mapToObj(i -> CaveMeasures.names().get(i) + " " + Millionths.text(measures.get(i), "-"))
                .collect(Collectors.joining(", "));
    }
}
