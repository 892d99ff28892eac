package caves.search;

import caves.recipe.Recipe;
import java.util.OptionalDouble;
import java.util.stream.LongStream;

/** A histogram being counted. */
final class MeasureCount {
    private final String measure;
    private final long width;
    private final long[] counts = new long[Histogram.BINS];
    private long absent;
    private long sum;
    private long least = Long.MAX_VALUE;
    private long largest = Long.MIN_VALUE;

    private MeasureCount(String measure, long width) {
        this.measure = measure;
        this.width = width;
    }

    /**
     * Bins fit for the caves of a recipe: hundredths for fractions; single regions and widths; for the boundary a 200th of the cells,
     * for moves a 20th of rows + columns, at least 1.
     */
    static MeasureCount fitting(String measure, Recipe recipe) {
        long cells = (long) recipe.rows() * recipe.cols(), around = (long) recipe.rows() + recipe.cols();
        return new MeasureCount(measure, switch (measure) {
            case "regions", "minimum local width", "bottleneck width" -> Millionths.ONE;
            case "boundary length" -> Math.max(1, cells / 200) * Millionths.ONE;
            case "shortest path", "farthest pair" -> Math.max(1, around / 20) * Millionths.ONE;
            default -> Millionths.ONE / 100;
        });
    }

    void add(OptionalDouble number) {
        if (number.isEmpty()) {
            absent++;
            return;
        }
        long millionths = Millionths.of(number.getAsDouble());
        counts[(int) Math.min(millionths / width, Histogram.BINS - 1)]++;
        sum = Math.addExact(sum, millionths);
        least = Math.min(least, millionths);
        largest = Math.max(largest, millionths);
    }

    Histogram histogram() {
        return new Histogram(measure, width, LongStream.of(counts).boxed().toList(), absent, sum, least, largest);
    }
}
