package caves.show;

import caves.search.Histogram;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Charts of 760 x 420 pixels on white, each curve named where it ends, units in the axis titles, y from 0. */
public final class Charts {
    private static final double BAR_GAP = 0.04;

    private Charts() {}

    /** Curves over one pair of axes; at least one is needed. */
    public static BufferedImage curves(String xTitle, String yTitle, Curve... curves) {
        return plot(curves).image(xTitle, yTitle);
    }

    /** The same with a y axis of your own; refused unless {@code yFrom < yTo} and every curve lies between, its band too. */
    public static BufferedImage curves(String xTitle, String yTitle, double yFrom, double yTo, Curve... curves) {
        if (!(yFrom < yTo)) throw new IllegalArgumentException("a y axis from " + yFrom + " to " + yTo + " has no length");
        for (Curve curve : curves)
            for (double[] values : new double[][] {curve.y(), curve.low(), curve.high()})
                for (double y : values)
                    if (y < yFrom || y > yTo)
                        throw new IllegalArgumentException("the curve '" + curve.name() + "' reaches " + y + ", outside " + yFrom + " .. " + yTo);
        return plot(curves).yBetween(yFrom, yTo).image(xTitle, yTitle);
    }

    /**
     * How many of the values fall into each of {@code bins} equal parts of {@code from .. to}, with curves drawn over it.
     * The last part includes {@code to}; a value outside is refused rather than dropped.
     */
    public static BufferedImage histogram(String xTitle, String yTitle, double[] values, double from, double to, int bins, Curve... overlays) {
        return bars(xTitle, yTitle, counts(values, from, to, bins), from, to, overlays);
    }

    /** A search's caves by one measure, from its first bin that is not empty to the last; refused without any. */
    public static BufferedImage histogram(Histogram histogram) {
        int[] filled = IntStream.range(0, Histogram.BINS).filter(bin -> histogram.counts().get(bin) > 0).toArray();
        if (filled.length == 0) throw new IllegalArgumentException("no cave has a number: " + histogram);
        int first = filled[0], end = filled[filled.length - 1] + 1;
        long[] counts = histogram.counts().subList(first, end).stream().mapToLong(Long::longValue).toArray();
        return bars(histogram.measure(), "caves", counts, histogram.edge(first), histogram.edge(end));
    }

    private static BufferedImage bars(String xTitle, String yTitle, long[] counts, double from, double to, Curve... overlays) {
        int bins = counts.length;
        double width = (to - from) / bins;
        double[] x = new double[4 * bins], y = new double[4 * bins];
        for (int bin = 0; bin < bins; bin++) {
            double left = from + (bin + BAR_GAP) * width, right = from + (bin + 1 - BAR_GAP) * width;
            System.arraycopy(new double[] {left, left, right, right}, 0, x, 4 * bin, 4);
            System.arraycopy(new double[] {0, counts[bin], counts[bin], 0}, 0, y, 4 * bin, 4);
        }
        return new Plot(List.of(overlays)).withBars(x, y).xBetween(from, to).image(xTitle, yTitle);
    }

    /**
     * A number over two axes, the darker the larger: {@code values[i][j]} belongs to {@code y[i]} and {@code x[j]}, y upward. A cell of
     * NaN is white and crossed out. The shades run from the least value to the largest.
     */
    public static BufferedImage heat(String xTitle, String yTitle, String valueTitle, double[] x, double[] y, double[][] values) {
        HeatTable table = new HeatTable(x, y, values);
        return new HeatPicture(table, table.shades()).image(xTitle, yTitle, valueTitle);
    }

    /**
     * The same with shades from {@code from} to {@code to}, so that several compare; refused unless {@code from < to} and every value
     * lies between.
     */
    public static BufferedImage heat(String xTitle, String yTitle, String valueTitle, double[] x, double[] y, double[][] values,
            double from, double to) {
        return new HeatPicture(new HeatTable(x, y, values), new Shades(from, to)).image(xTitle, yTitle, valueTitle);
    }

    static long[] counts(double[] values, double from, double to, int bins) {
        if (!(from < to) || bins < 1)
            throw new IllegalArgumentException(bins + " bins from " + from + " to " + to + "; at least 1 and from < to are needed");
        long[] counts = new long[bins];
        for (double value : values) {
            if (!(from <= value && value <= to))
                throw new IllegalArgumentException("the value " + value + " lies outside " + from + " .. " + to);
            counts[Math.min(bins - 1, (int) ((value - from) / (to - from) * bins))]++;
        }
        return counts;
    }

    private static Plot plot(Curve... curves) {
        if (curves.length == 0) throw new IllegalArgumentException("a chart has at least one curve");
        Plot plot = new Plot(List.of(curves));
        double from = Arrays.stream(curves).mapToDouble(Curve::firstX).min().orElseThrow();
        double to = Arrays.stream(curves).mapToDouble(Curve::lastX).max().orElseThrow();
        double air = from == to ? 1 : 0.015 * (to - from);
        if (Arrays.stream(curves).flatMapToDouble(curve -> DoubleStream.of(curve.x())).allMatch(x -> x == Math.rint(x)))
            plot.wholeTicks(to - from);
        return plot.xBetween(from - air, to + air);
    }
}
