package caves.evidence;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.longs;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The intervals are those of SciPy 1.17.1, whose answers stand here. */
class MeasuredTest {

    /** {@code scipy.stats.binomtest(hits, n).proportion_ci(.999, 'wilson')}. */
    @ParameterizedTest
    @CsvSource({
        "157, 200, 0.6761182772193729, 0.8646079763281259",
        "2, 200, 0.0013757504673423265, 0.0689545504509928",
        "0, 200, 0, 0.05135744991666849",
        "200, 200, 0.9486425500833314, 1",
        "1, 1, 0.08454824818316364, 1",
        "5000, 10000, 0.4835562662148758, 0.5164437337851242",
    })
    void aRateHasWilsonsInterval(long hits, long n, double low, double high) {
        same(new Measured((double) hits / n, low, high, n), Measured.rate(hits, n));
    }

    /** {@code scipy.stats.t.interval(.999, len(v) - 1, loc=np.mean(v), scale=scipy.stats.sem(v))}. */
    @Test
    void aMeanHasStudentsInterval() {
        same(new Measured(1.5, -316.8096243843595, 319.80962438439485, 2), Measured.mean(1, 2));
        same(new Measured(2.5, -5.842392337771837, 10.842392337772152, 4), Measured.mean(1, 2, 3, 4));
        same(new Measured(.08132, .039967777261721064, .12267222273828013, 5), Measured.mean(.067, .0966, .0811, .0776, .0843));
        same(new Measured(.0995, .08583010662461506, .11316989337538506, 200),
                Measured.mean(IntStream.range(0, 200).mapToDouble(i -> i / 1000.).toArray()));
    }

    @Test
    void aMeanFarFromZeroKeepsItsNarrowInterval() {
        same(new Measured(1e9 + 2, 1e9 - 16.2437227, 1e9 + 20.2437227, 3), Measured.mean(1e9 + 1, 1e9 + 2, 1e9 + 3));
    }

    @Test
    void equalValuesLeaveNoDoubt() {
        assertEquals(new Measured(.25, .25, .25, 3), Measured.mean(.25, .25, .25));
    }

    @Test
    void aDifferenceIsTakenSeedBySeed() {
        assertEquals(Measured.mean(1, -2, 4), Measured.meanDifference(new double[] {11, 20, 34}, new double[] {10, 22, 30}));
        refuses(() -> Measured.meanDifference(new double[2], new double[3]), "2 values against 3");
    }

    @Test
    void whatIsCountedOverAllCasesIsItsOwnInterval() {
        assertEquals(new Measured(70, 70, 70, 512), Measured.exact(70, 512));
    }

    @Test
    void aRatesIntervalNeverLeavesZeroToOne() {
        qt().forAll(longs().between(1, 100_000), longs().between(0, 100_000)).checkAssert((n, hits) -> {
            for (long h : new long[] {0, Math.min(hits, n), n}) {
                Measured rate = Measured.rate(h, n);
                assertTrue(0 <= rate.low() && rate.high() <= 1, () -> "low " + rate.low() + ", high " + rate.high() + ", n " + n);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"-1, 5", "6, 5", "0, 0", "1, -1"})
    void hitsThatAreNoRateAreRefused(long hits, long n) {
        refuses(() -> Measured.rate(hits, n), hits + " of " + n);
    }

    @Test
    void oneValueHasNoInterval() {
        refuses(() -> Measured.mean(1), "1 values", "2 or more");
        refuses(Measured::mean, "0 values");
    }

    @Test
    void whatIsNoMeasurementIsRefused() {
        refuses(() -> new Measured(1, 2, 3, 5), "low <= value <= high");
        refuses(() -> new Measured(4, 2, 3, 5), "low <= value <= high");
        refuses(() -> new Measured(2, 2, 2, 0), "n of 1 or more");
        refuses(() -> Measured.exact(Double.NaN, 5), "NaN");
        refuses(() -> Measured.mean(1, Double.NaN), "NaN");
    }

    @Test
    void itPrintsItsIntervalUnlessThereIsNone() {
        assertEquals("0.5 [0.25, 0.75], n = 9", new Measured(.5, .25, .75, 9).toString());
        assertEquals("70, n = 512", Measured.exact(70, 512).toString());
    }

    private static void same(Measured expected, Measured measured) {
        assertEquals(expected.n(), measured.n());
        assertEquals(expected.value(), measured.value(), 1e-12 * Math.abs(expected.value()));
        assertEquals(expected.low(), measured.low(), 1e-7, "low");
        assertEquals(expected.high(), measured.high(), 1e-7, "high");
    }
}
