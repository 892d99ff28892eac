package caves.show;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.DoubleStream;

/** Numbers as text from their exact binary value, never by way of the shortest text of a double, which JDKs disagree about. */
final class Decimals {
    private Decimals() {}

    static BigDecimal rounded(double value, int places) {
        return new BigDecimal(value).setScale(places, RoundingMode.HALF_EVEN);
    }

    static String fixed(double value, int places) {
        return rounded(value, places).toPlainString();
    }

    /** All with as many decimals as the one that needs most, at most {@code places}. */
    static String[] alike(double[] values, int places) {
        int most = DoubleStream.of(values).mapToInt(value -> rounded(value, places).stripTrailingZeros().scale()).max().orElse(0);
        return DoubleStream.of(values).mapToObj(value -> fixed(value, Math.max(0, most))).toArray(String[]::new);
    }
}
