package caves.search;

import caves.recipe.Recipe;
import caves.validate.CaveMeasures;
import java.util.ArrayList;
import java.util.List;

/**
 * How the caves of a recipe spread over two measures: what a generator can express, as G. Smith and J. Whitehead call it, Analyzing the
 * Expressive Range of a Level Generator, PCGames 2010.
 *
 * @param counts caves by y bin, then x bin
 * @param elsewhere caves beyond an end of an axis, or without one of the measures
 */
public record ExpressiveRange(Axis x, Axis y, List<List<Long>> counts, long elsewhere) {
    public ExpressiveRange {
        counts = counts.stream().map(List::copyOf).toList();
    }

    /** With the default spawn and exit, on squares; the seeds in parallel. Hex is refused. */
    public static ExpressiveRange measure(Recipe recipe, Seeds seeds, Axis x, Axis y) {
        SearchTerms.requireSquares(recipe);
        long[] count = seeds.stream().parallel().collect(() -> new long[x.bins() * y.bins() + 1],
                (counts, seed) -> counts[place(CaveMeasures.of(recipe.cave(seed)), x, y)]++, ExpressiveRange::add);
        List<List<Long>> counts = new ArrayList<>();
        for (int row = 0; row < y.bins(); row++) {
            List<Long> bins = new ArrayList<>();
            for (int col = 0; col < x.bins(); col++) bins.add(count[row * x.bins() + col]);
            counts.add(bins);
        }
        return new ExpressiveRange(x, y, counts, count[x.bins() * y.bins()]);
    }

    private static int place(CaveMeasures measures, Axis x, Axis y) {
        var col = x.bin(measures);
        var row = y.bin(measures);
        return col.isPresent() && row.isPresent() ? row.getAsInt() * x.bins() + col.getAsInt() : x.bins() * y.bins();
    }

    private static void add(long[] counts, long[] more) {
        for (int i = 0; i < counts.length; i++) counts[i] += more[i];
    }

    /** The counts, as a chart of shades takes them: {@code Charts.heat(..., x().middles(), y().middles(), values())}. */
    public double[][] values() {
        return counts.stream().map(row -> row.stream().mapToDouble(Long::doubleValue).toArray()).toArray(double[][]::new);
    }
}
