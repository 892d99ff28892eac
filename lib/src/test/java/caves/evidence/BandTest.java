package caves.evidence;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BandTest {

    /** Of the band .2 .. .4; a value on its edge has an interval that reaches out. */
    @ParameterizedTest
    @CsvSource({
        ".3, .25, .35, true",
        ".3, .2, .4, true",
        ".3, .19, .35, false",
        ".3, .25, .41, false",
        ".3, .1, .5, false",
        ".2, .19, .21, false",
        ".4, .39, .41, false",
        ".5, .45, .55, false",
        ".1, .05, .15, false",
    })
    void theWholeIntervalMustLieInside(double value, double low, double high, boolean holds) {
        assertEquals(holds, new Band(.2, .4).holds(new Measured(value, low, high, 10)));
    }

    @Test
    void aNumberWithoutDoubtMayLieOnTheEdgeButNotPastIt() {
        Band point = new Band(.35, .35);
        assertEquals(true, point.holds(Measured.exact(.35, 1)));
        assertEquals(false, point.holds(Measured.exact(Math.nextUp(.35), 1)));
        assertEquals(false, point.holds(Measured.exact(Math.nextDown(.35), 1)));
    }

    @Test
    void aBandMayBeOpenToOneSide() {
        assertEquals(true, new Band(.9, Double.POSITIVE_INFINITY).holds(Measured.exact(1e300, 1)));
    }

    @Test
    void itPrintsBothEndsOrTheOne() {
        assertEquals("0.34 .. 0.36", new Band(.34, .36).toString());
        assertEquals("512", new Band(512, 512).toString());
        assertEquals("0 .. infinity", new Band(0, Double.POSITIVE_INFINITY).toString());
    }

    @Test
    void whatIsNoBandIsRefused() {
        refuses(() -> new Band(2, 1), "2.0 .. 1.0", "low <= high");
        refuses(() -> new Band(Double.NaN, 1), "NaN");
        refuses(() -> new Band(0, Double.NaN), "NaN");
    }
}
