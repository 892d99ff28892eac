package caves.show;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class HeatTest {
    private static final double[] TWO = {1, 2};
    private static final double[] THREE = {.1, .2, .3};
    private static final double[][] TABLE = {{0, .25, .5}, {.75, 1, Double.NaN}};

    /** The colour near the upper left corner of a cell, where no number stands. */
    private static int shade(BufferedImage chart, int rowFromBelow, int col) {
        int wide = (640 - 62) / 3, high = (362 - 34) / 2;
        return chart.getRGB(62 + col * wide + 4, 362 - (rowFromBelow + 1) * high + 4) & 0xFFFFFF;
    }

    @Test
    void theLargerTheDarkerAndYRunsUpward() {
        BufferedImage chart = Charts.heat("x", "y", "value", THREE, TWO, TABLE);
        assertEquals("760x420", chart.getWidth() + "x" + chart.getHeight());
        Shades shades = new Shades(0, 1);
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 3; j++)
                assertEquals((Double.isNaN(TABLE[i][j]) ? Color.WHITE : shades.of(TABLE[i][j])).getRGB() & 0xFFFFFF, shade(chart, i, j));
    }

    @Test
    void sharedShadesCompareTwoCharts() {
        double[][] half = {{.5, .5, .5}, {.5, .5, .5}};
        BufferedImage chart = Charts.heat("x", "y", "value", THREE, TWO, half, 0, 1);
        assertEquals(new Shades(0, 1).of(.5).getRGB() & 0xFFFFFF, shade(chart, 0, 0));
    }

    @Test
    @DisplayName("each shade is darker than the one below it, so that the scale reads in grey")
    void lightnessFalls() {
        Shades shades = new Shades(-3, 97);
        double above = 256;
        for (int value = -3; value <= 97; value++) {
            Color colour = shades.of(value);
            double lightness = 0.2126 * colour.getRed() + 0.7152 * colour.getGreen() + 0.0722 * colour.getBlue();
            assertTrue(lightness < above, value + " has " + lightness);
            above = lightness;
        }
    }

    @Test
    void degenerateTablesStillMakeAChart() {
        double[] one = {4};
        Charts.heat("x", "y", "value", one, one, new double[][] {{7}});
        Charts.heat("x", "y", "value", one, one, new double[][] {{Double.NaN}});
        double[] many = new double[200];
        for (int i = 0; i < many.length; i++) many[i] = i;
        Charts.heat("x", "y", "value", many, many, new double[200][200]);
    }

    @Test
    void numbersBesideAnAxisHaveTheSameDecimals() {
        assertArrayEquals(new String[] {"0.30", "0.35", "1.00"}, Decimals.alike(new double[] {.3, .35, 1}, 6));
        assertArrayEquals(new String[] {"0", "100", "2000"}, Decimals.alike(new double[] {0, 100, 2000}, 6));
    }

    @Test
    void refusesWhatItCannotShade() {
        refuses(() -> Charts.heat("x", "y", "v", TWO, TWO, new double[][] {{1, 2}}), "1 rows", "2 values of y");
        refuses(() -> Charts.heat("x", "y", "v", TWO, TWO, new double[][] {{1, 2}, {1}}), "1 values", "2 values of x");
        refuses(() -> Charts.heat("x", "y", "v", new double[0], TWO, new double[2][0]), "axis x", "no values");
        refuses(() -> Charts.heat("x", "y", "v", TWO, new double[] {2, 1}, new double[2][2]), "axis y", "1.0", "ascending");
        refuses(() -> Charts.heat("x", "y", "v", TWO, new double[] {1, Double.NaN}, new double[2][2]), "axis y", "NaN");
        refuses(() -> Charts.heat("x", "y", "v", TWO, TWO, new double[][] {{1, 2}, {3, Double.POSITIVE_INFINITY}}), "Infinity");
        refuses(() -> Charts.heat("x", "y", "v", TWO, TWO, new double[][] {{1, 2}, {3, 4}}, 0, 3.5), "4.0", "3.5");
        refuses(() -> Charts.heat("x", "y", "v", TWO, TWO, new double[2][2], 1, 1), "1.0", "smaller first");
    }

    @Test
    void countsHaveNoDecimalsAndFractionsTellAHundredthOfTheScale() {
        double[] one = {0}, two = {0, 1};
        assertEquals(0, new HeatPicture(new HeatTable(two, one, new double[][] {{0, 72}}), new Shades(0, 72)).decimals());
        assertEquals(3, new HeatPicture(new HeatTable(two, one, new double[][] {{0, .5}}), new Shades(0, .5)).decimals());
    }
}
