package caves.show;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/** Charts are compared by size between machines, so what is drawn in them is counted here. */
class ChartColoursTest {
    private static final double[] FLAT = {.3, .3, .3};
    private static final double[] LOW = {.2, .2, .2};
    private static final double[] HIGH = {.4, .4, .4};

    @Test
    void aLineIsDrawnInTheColourOfItsSubject() {
        for (Series series : Series.values()) {
            BufferedImage chart = Charts.curves("step", "y", Curve.line("", series, FLAT));
            Color colour = series.colour();
            assertTrue(count(chart, rgb -> rgb == (colour.getRGB() & 0xFFFFFF)) > 80, series.toString());
        }
    }

    @Test
    void aBandIsATintOfItsColourFromTheLeastToTheLargest() {
        BufferedImage plain = Charts.curves("step", "y", 0, .5, Curve.line("", Series.STRICT, FLAT));
        BufferedImage banded = Charts.curves("step", "y", 0, .5, Curve.band("", Series.STRICT, FLAT, LOW, HIGH));
        long tinted = differing(plain, banded);
        double plot = .2 / .5 * 700 * 330;
        assertTrue(plot * .8 < tinted && tinted < plot * 1.2, tinted + " pixels of about " + plot);
    }

    @Test
    void theAxisBeginsAtZeroUnlessAsked() {
        assertEquals(0, differing(Charts.curves("step", "y", Curve.line("", Series.STRICT, FLAT)),
                Charts.curves("step", "y", Curve.line("", Series.STRICT, FLAT))));
        BufferedImage fromZero = Charts.curves("step", "y", Curve.line("", Series.STRICT, FLAT));
        BufferedImage zoomed = Charts.curves("step", "y", .29, .31, Curve.line("", Series.STRICT, FLAT));
        assertTrue(lowest(fromZero) < lowest(zoomed), lowest(fromZero) + " and " + lowest(zoomed));
    }

    @Test
    void aCurveOutsideTheAxisIsRefused() {
        refuses(() -> Charts.curves("step", "y", 0, .25, Curve.line("walls", Series.STRICT, FLAT)), "walls", "0.3", "0.25");
        refuses(() -> Charts.curves("step", "y", .25, .5, Curve.band("walls", Series.STRICT, FLAT, LOW, HIGH)), "walls", "0.2");
    }

    /** The lowest row in which the strict line's blue stands. */
    private static int lowest(BufferedImage chart) {
        int lowest = 0;
        for (int y = 0; y < chart.getHeight(); y++)
            for (int x = 0; x < chart.getWidth(); x++) if ((chart.getRGB(x, y) & 0xFFFFFF) == Palette.BLUE) lowest = y;
        return lowest;
    }

    private static long count(BufferedImage chart, IntPredicate colour) {
        long count = 0;
        for (int y = 0; y < chart.getHeight(); y++)
            for (int x = 0; x < chart.getWidth(); x++) if (colour.test(chart.getRGB(x, y) & 0xFFFFFF)) count++;
        return count;
    }

    private static long differing(BufferedImage a, BufferedImage b) {
        long count = 0;
        for (int y = 0; y < a.getHeight(); y++)
            for (int x = 0; x < a.getWidth(); x++) if (a.getRGB(x, y) != b.getRGB(x, y)) count++;
        return count;
    }
}
