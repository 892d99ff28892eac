package caves.evidence;

import java.util.Arrays;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.moment.Mean;
import org.apache.commons.math3.stat.descriptive.moment.StandardDeviation;
import tech.tablesaw.api.Row;

/** A number, its interval and how many cases it rests on. Intervals are 99.9 %, since some 45 verdicts rest on them. */
public record Measured(double value, double low, double high, long n) {
    private static final double TAIL = .001 / 2;

    public Measured {
        if (!(low <= value && value <= high) || n < 1)
            throw new IllegalArgumentException(value + " in [" + low + ", " + high + "], n = " + n
                    + "; allowed are low <= value <= high and n of 1 or more");
    }

    /** A number counted over all {@code n} cases that there are: its interval is itself. */
    public static Measured exact(double value, long n) {
        return new Measured(value, value, value, n);
    }

    /** The headline figure of a row of {@code claims.csv}. */
    public static Measured of(Row claim) {
        double[] numbers = Stream.of("measured", "interval_low", "interval_high").map(claim::getString)
                .mapToDouble(Double::parseDouble).toArray();
        return new Measured(numbers[0], numbers[1], numbers[2], Long.parseLong(claim.getString("n")));
    }

    /** The mean of two or more values, with Student's interval. */
    public static Measured mean(double... values) {
        if (values.length < 2) throw new IllegalArgumentException(values.length + " values; a mean's interval needs 2 or more");
        double mean = new Mean().evaluate(values);
        double error = new StandardDeviation().evaluate(values) / Math.sqrt(values.length);
        double half = -new TDistribution(values.length - 1).inverseCumulativeProbability(TAIL) * error;
        return new Measured(mean, mean - half, mean + half, values.length);
    }

    /** The mean of {@code a[i] - b[i]}, for two variants on the same seeds. */
    public static Measured meanDifference(double[] a, double[] b) {
        if (a.length != b.length) throw new IllegalArgumentException(a.length + " values against " + b.length);
        double[] differences = a.clone();
        Arrays.setAll(differences, i -> a[i] - b[i]);
        return mean(differences);
    }

    /** {@code hits} of {@code n} cases, with Wilson's interval. */
    public static Measured rate(long hits, long n) {
        if (hits < 0 || n < 1 || hits > n) throw new IllegalArgumentException(hits + " of " + n + " cases is no rate");
        double z = -new NormalDistribution().inverseCumulativeProbability(TAIL);
        double p = (double) hits / n;
        double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
        double half = z / (1 + z * z / n) * Math.sqrt(p * (1 - p) / n + z * z / (4.0 * n * n));
        return new Measured(p, hits == 0 ? 0 : Math.max(0, centre - half), hits == n ? 1 : Math.min(1, centre + half), n);
    }

    @Override
    public String toString() {
        String interval = low == high ? "" : " [" + Decimals.brief(low) + ", " + Decimals.brief(high) + "]";
        return Decimals.brief(value) + interval + ", n = " + n;
    }
}
