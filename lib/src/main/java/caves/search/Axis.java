package caves.search;

import caves.validate.CaveMeasures;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A measure and the bins that its numbers are counted in: {@code bins} of equal width from {@code from} to {@code to}; each holds its
 * lower edge, and the last one {@code to} as well.
 */
public record Axis(String measure, double from, double to, int bins) {
    public Axis {
        CaveMeasures.place(measure);
        if (!(from < to) || Double.isInfinite(from) || Double.isInfinite(to) || bins < 1)
            throw new IllegalArgumentException(bins + " bins from " + from + " to " + to + "; needed are from < to and at least 1");
    }

    /** The bins' middles: a chart's axis. */
    public double[] middles() {
        return IntStream.range(0, bins).mapToDouble(bin -> from + (to - from) * (bin + .5) / bins).toArray();
    }

    /** None for a measure that is absent, and beyond the ends. */
    OptionalInt bin(CaveMeasures measures) {
        double number = measures.number(measure).orElse(Double.NaN);
        return number >= from && number <= to ? OptionalInt.of(Math.min((int) ((number - from) / (to - from) * bins), bins - 1))
                : OptionalInt.empty();
    }
}
