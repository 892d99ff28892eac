package caves.search;

import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * How a measure is spread over many caves. All its numbers are whole, in millionths, so that parts add up to the same whole in any order.
 *
 * @param measure its name
 * @param width of a bin, in millionths; bin i holds {@code i * width} up to, but not with, {@code (i + 1) * width}, the last one all beyond
 * @param counts of the {@value #BINS} bins
 * @param absent caves on which the measure is absent; they are in no bin
 * @param sum of the numbers, in millionths
 * @param least in millionths; {@link Long#MAX_VALUE} without numbers
 * @param largest in millionths; {@link Long#MIN_VALUE} without numbers
 */
public record Histogram(String measure, long width, List<Long> counts, long absent, long sum, long least, long largest) {
    public static final int BINS = 100;

    public Histogram {
        counts = List.copyOf(counts);
        if (width < 1 || counts.size() != BINS || absent < 0 || counts.stream().anyMatch(count -> count < 0))
            throw new IllegalArgumentException("the histogram of " + measure + " has " + counts.size() + " bins " + width
                    + " millionths wide, counts " + counts + ", absent " + absent + "; needed are " + BINS + " bins, all counts from 0");
    }

    static Histogram empty(String measure, long width) {
        return new Histogram(measure, width, Collections.nCopies(BINS, 0L), 0, 0, Long.MAX_VALUE, Long.MIN_VALUE);
    }

    /** How many caves have a number. */
    public long present() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** Where a bin begins. */
    public double edge(int bin) {
        return Millionths.number(bin * width);
    }

    public OptionalDouble mean() {
        return present() == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sum / present() / Millionths.ONE);
    }

    /** The least number; none without numbers. */
    public OptionalDouble min() {
        return present() == 0 ? OptionalDouble.empty() : OptionalDouble.of(Millionths.number(least));
    }

    /** The largest number; none without numbers. */
    public OptionalDouble max() {
        return present() == 0 ? OptionalDouble.empty() : OptionalDouble.of(Millionths.number(largest));
    }

    /** For example {@code regions: mean 1.2418, 1 .. 5, absent on 0 of 10000}. */
    @Override
    public String toString() {
        String numbers = present() == 0 ? "no number" : "mean " + Millionths.text(mean().getAsDouble()) + ", " + Millionths.text(least) + " .. "
                + Millionths.text(largest);
        return measure + ": " + numbers + ", absent on " + absent + " of " + (present() + absent);
    }

    /** Of other caves and these together; another measure, or other bins, are refused. */
    public Histogram and(Histogram other) {
        if (!measure.equals(other.measure) || width != other.width)
            throw new IllegalArgumentException("histograms of " + measure + " in bins of " + width + " and of " + other.measure
                    + " in bins of " + other.width + " do not add up");
        return new Histogram(measure, width, IntStream.range(0, BINS).mapToObj(i -> counts.get(i) + other.counts.get(i)).toList(),
                absent + other.absent, Math.addExact(sum, other.sum), Math.min(least, other.least), Math.max(largest, other.largest));
    }
}
