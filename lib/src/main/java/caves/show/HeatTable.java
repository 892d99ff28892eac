package caves.show;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * Numbers over two axes, NaN where there is none: {@code value(i, j)} belongs to {@code y[i]} and {@code x[j]}.
 *
 * <p>Refused: an axis without values, not finite or not ascending; a table of another shape.
 */
final class HeatTable {
    final double[] x;
    final double[] y;
    private final double[][] values;

    HeatTable(double[] x, double[] y, double[][] values) {
        this.x = axis("x", x);
        this.y = axis("y", y);
        this.values = Arrays.stream(values).map(double[]::clone).toArray(double[][]::new);
        if (values.length != y.length)
            throw new IllegalArgumentException(values.length + " rows of values for " + y.length + " values of y");
        for (double[] row : this.values)
            if (row.length != x.length)
                throw new IllegalArgumentException(row.length + " values in a row for " + x.length + " values of x");
    }

    private static double[] axis(String name, double[] at) {
        if (at.length == 0) throw new IllegalArgumentException("the axis " + name + " has no values");
        for (int i = 0; i < at.length; i++)
            if (!Double.isFinite(at[i]) || i > 0 && at[i - 1] >= at[i])
                throw new IllegalArgumentException("the axis " + name + " has " + at[i] + " at place " + i
                        + "; finite, ascending values are needed");
        return at.clone();
    }

    double value(int i, int j) {
        return values[i][j];
    }

    /** Without the NaNs. */
    DoubleStream numbers() {
        return Arrays.stream(values).flatMapToDouble(Arrays::stream).filter(value -> !Double.isNaN(value));
    }

    /** From the least number to the largest; around a single one, or with none at all, they span 1. */
    Shades shades() {
        double least = numbers().min().orElse(0), largest = numbers().max().orElse(0);
        double air = least == largest ? .5 : 0;
        return new Shades(least - air, largest + air);
    }
}
