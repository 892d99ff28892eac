package caves.show;

import caves.search.ByStep;
import caves.search.Sweep;
import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.BinomialDistribution;

/**
 * A named line of points, x ascending, with or without a band from {@code low} to {@code high} around it (empty arrays: none).
 *
 * <p>Refused: no points, arrays of unequal length, an x that does not ascend, a number that is not finite, a band upside down.
 */
public record Curve(String name, Series series, double[] x, double[] y, double[] low, double[] high) {

    public Curve {
        x = x.clone();
        y = y.clone();
        low = low.clone();
        high = high.clone();
        if (x.length == 0) throw new IllegalArgumentException("the curve '" + name + "' has no points");
        requireLength(name, "y", x, y);
        if (low.length + high.length > 0) {
            requireLength(name, "low", x, low);
            requireLength(name, "high", x, high);
        }
        for (double[] values : new double[][] {x, y, low, high})
            for (double value : values)
                if (!Double.isFinite(value)) throw new IllegalArgumentException("the curve '" + name + "' has the value " + value);
        for (int i = 1; i < x.length; i++)
            if (x[i - 1] >= x[i])
                throw new IllegalArgumentException("the curve '" + name + "' goes back from x = " + x[i - 1] + " to " + x[i]);
        for (int i = 0; i < low.length; i++)
            if (low[i] > high[i])
                throw new IllegalArgumentException("the band of '" + name + "' is upside down at x = " + x[i]);
    }

    /** A line through points. */
    public static Curve line(String name, Series series, double[] x, double[] y) {
        return new Curve(name, series, x, y, new double[0], new double[0]);
    }

    /** A line whose x is the index of each y: 0, 1, 2, ... */
    public static Curve line(String name, Series series, double[] y) {
        return line(name, series, indices(y), y);
    }

    /** A line and the band around it. */
    public static Curve band(String name, Series series, double[] x, double[] y, double[] low, double[] high) {
        return new Curve(name, series, x, y, low, high);
    }

    /** A line and the band around it, whose x is the index of each y: 0, 1, 2, ... */
    public static Curve band(String name, Series series, double[] y, double[] low, double[] high) {
        return band(name, series, indices(y), y, low, high);
    }

    /** The mean of a number at each step, and the band from the least to the largest of the seeds. */
    public static Curve of(String name, Series series, ByStep number) {
        return band(name, series, number.steps(), number.means(), number.mins(), number.maxs());
    }

    /** The mean at each setting of a sweep's one knob, whose labels are numbers, and the band from the least to the largest of the seeds. */
    public static Curve of(String name, Series series, Sweep sweep) {
        return over(sweep, name, series, Sweep.Row::mean, Sweep.Row::least, Sweep.Row::largest);
    }

    /** The same for what is skewed: the median at each setting, and the band from the 5 % to the 95 % quantile of the seeds. */
    public static Curve quantiles(String name, Series series, Sweep sweep) {
        return over(sweep, name, series, row -> row.quantile(.5), row -> row.quantile(.05), row -> row.quantile(.95));
    }

    private static Curve over(Sweep sweep, String name, Series series, ToDoubleFunction<Sweep.Row> y, ToDoubleFunction<Sweep.Row> low,
            ToDoubleFunction<Sweep.Row> high) {
        if (sweep.knobs().size() != 1) throw new IllegalArgumentException("the sweep has " + sweep.knobs().size() + " knobs; a curve needs one");
        return band(name, series, sweep.knobs().get(0).settings().stream().mapToDouble(setting -> Double.parseDouble(setting.label())).toArray(),
                sweep.rows().stream().mapToDouble(y).toArray(),
                sweep.rows().stream().mapToDouble(low).toArray(),
                sweep.rows().stream().mapToDouble(high).toArray());
    }

    /**
     * How many of {@code seeds} grids of {@code cells} cells should have each wall fraction, counted in parts of width {@code part},
     * if every cell is wall with chance {@code p} on its own; within five standard deviations.
     */
    public static Curve binomial(String name, int cells, double p, long seeds, double part) {
        BinomialDistribution walls = new BinomialDistribution(cells, p);
        double spread = 5 * Math.sqrt(walls.getNumericalVariance());
        int[] counts = IntStream.rangeClosed((int) (cells * p - spread), (int) (cells * p + spread)).toArray();
        return line(name, Series.THEORY, IntStream.of(counts).mapToDouble(count -> (double) count / cells).toArray(),
                IntStream.of(counts).mapToDouble(count -> seeds * part * cells * walls.probability(count)).toArray());
    }

    public boolean hasBand() {
        return low.length > 0;
    }

    @Override
    public double[] x() {
        return x.clone();
    }

    @Override
    public double[] y() {
        return y.clone();
    }

    @Override
    public double[] low() {
        return low.clone();
    }

    @Override
    public double[] high() {
        return high.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Curve that && name.equals(that.name) && series == that.series && Arrays.equals(x, that.x)
                && Arrays.equals(y, that.y) && Arrays.equals(low, that.low) && Arrays.equals(high, that.high);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + Arrays.hashCode(y);
    }

    @Override
    public String toString() {
        return name + " (" + x.length + (x.length == 1 ? " point)" : " points)");
    }

    double firstX() {
        return x[0];
    }

    double lastX() {
        return x[x.length - 1];
    }

    private static double[] indices(double[] y) {
        return IntStream.range(0, y.length).asDoubleStream().toArray();
    }

    private static void requireLength(String name, String what, double[] x, double[] values) {
        if (values.length != x.length)
            throw new IllegalArgumentException("the curve '" + name + "' has " + x.length + " x and " + values.length + " " + what);
    }
}
