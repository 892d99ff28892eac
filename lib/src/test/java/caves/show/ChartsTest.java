package caves.show;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.recipe.Recipe;
import caves.search.Knob;
import caves.search.Seeds;
import caves.search.Sweep;
import caves.search.Score;
import caves.search.SeedSearch;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ChartsTest {
    private static final double[] FALLING = {0.45, 0.3, 0.1};

    private static boolean shows(BufferedImage image, int rgb) {
        for (int y = 0; y < image.getHeight(); y++)
            for (int x = 0; x < image.getWidth(); x++)
                if ((image.getRGB(x, y) & 0xFFFFFF) == rgb) return true;
        return false;
    }

    @Test
    void chartsHaveOneSizeAndAWhiteGround() {
        BufferedImage chart = Charts.curves("step", "wall fraction",
                Curve.band("strict", Series.STRICT, FALLING, new double[] {0.4, 0.2, 0}, new double[] {0.5, 0.4, 0.2}),
                Curve.line("a name so long that it needs room of its own", Series.CLASSIC, new double[] {0.45, 0.4, 0.35}),
                Curve.line("one point", Series.THEORY, new double[] {1}, new double[] {0.3}));
        assertEquals(760, chart.getWidth());
        assertEquals(420, chart.getHeight());
        assertEquals(0xFFFFFF, chart.getRGB(759, 0) & 0xFFFFFF);
        assertTrue(shows(chart, Palette.BLUE), "strict is blue");
        assertTrue(shows(chart, Palette.VERMILION), "classic is vermilion");
    }

    @Test
    void aSweepIsShownByItsMeanOrByItsMedian() {
        Knob rows = Knob.of("rows", (recipe, number) -> recipe.withSize(number, 5), 4, 9);
        double[] skewed = IntStream.rangeClosed(1, 20).mapToDouble(i -> i == 20 ? 100 : i).toArray();
        List<Sweep.Row> both = Stream.of(0, 1).map(i -> new Sweep.Row(List.of(i), Recipe.CHAPTER_STRICT, skewed)).toList();
        Sweep sweep = new Sweep(List.of(rows), new Seeds(0, 19), both);
        double[] x = {4, 9};
        assertEquals(Curve.band("a", Series.OTHER, x, new double[] {14.5, 14.5}, new double[] {1, 1}, new double[] {100, 100}),
                Curve.of("a", Series.OTHER, sweep));
        assertEquals(Curve.band("a", Series.OTHER, x, new double[] {10, 10}, new double[] {1, 1}, new double[] {19, 19}),
                Curve.quantiles("a", Series.OTHER, sweep));
    }

    @Test
    void degenerateCurvesStillMakeAChart() {
        Charts.curves("x", "y", Curve.line("one point", Series.STRICT, new double[] {3}, new double[] {0}));
        Charts.curves("x", "y", Curve.line("below zero", Series.STRICT, new double[] {-3, -1}));
        Charts.curves("x", "y", Curve.line("twin", Series.STRICT, FALLING), Curve.line("twin", Series.STRICT, FALLING));
        Charts.curves("x", "y", 0.3, 0.5, Curve.line("zoomed", Series.STRICT, new double[] {0.31, 0.4}));
    }

    @Test
    void countsEveryValueOnceTheLastBinIncludingItsEnd() {
        assertArrayEquals(new long[] {2, 0, 1, 2}, Charts.counts(new double[] {0, 0.24, 0.5, 0.75, 1}, 0, 1, 4));
        BufferedImage chart = Charts.histogram("x", "seeds", new double[] {0.1, 0.2}, 0, 1, 10, Curve.line("theory", Series.THEORY, FALLING));
        assertEquals(760, chart.getWidth());
    }

    @Test
    void aSearchsHistogramShowsItsFilledBins() {
        SeedSearch search = SeedSearch.of(Recipe.parse("9x14 noise=0.45 B5678/S45678*3 moore outside=floor ring"), Score.TIGHT, 0);
        BufferedImage chart = Charts.histogram(search.over(new Seeds(0, 99)).histogram("wall fraction"));
        assertEquals(760, chart.getWidth());
        SeedSearch walls = search.withRecipe(Recipe.parse("3x3 noise=1 B5678/S5678*0 moore outside=floor"));
        refuses(() -> Charts.histogram(walls.over(new Seeds(0, 9)).histogram("shortest path")), "shortest path", "absent on 10 of 10");
    }

    @Test
    void namesThatOverlapAreMovedApart() {
        double[] y = {100, 102, 200};
        CurveLabels.spread(y, 16);
        assertArrayEquals(new double[] {93, 109, 200}, y, 1e-9);
    }

    @Test
    void aCurveKeepsItsOwnNumbers() {
        double[] y = FALLING.clone();
        Curve curve = Curve.line("strict", Series.STRICT, y);
        y[0] = 9;
        curve.y()[1] = 9;
        assertArrayEquals(FALLING, curve.y());
        assertArrayEquals(new double[] {0, 1, 2}, curve.x());
        assertEquals(Curve.line("strict", Series.STRICT, FALLING), curve);
    }

    @Test
    void refusesWhatItCannotDraw() {
        double[] two = {1, 2};
        assertThrows(IllegalArgumentException.class, () -> Charts.curves("x", "y"));
        assertThrows(IllegalArgumentException.class, () -> Charts.curves("x", "y", 1, 1, Curve.line("c", Series.RING, two)));
        assertThrows(IllegalArgumentException.class, () -> Charts.histogram("x", "y", new double[] {2}, 0, 1, 4));
        assertThrows(IllegalArgumentException.class, () -> Charts.histogram("x", "y", new double[] {Double.NaN}, 0, 1, 4));
        assertThrows(IllegalArgumentException.class, () -> Charts.histogram("x", "y", two, 0, 3, 0));
        assertThrows(IllegalArgumentException.class, () -> Curve.line("c", Series.RING, new double[0]));
        assertThrows(IllegalArgumentException.class, () -> Curve.line("c", Series.RING, two, FALLING));
        assertThrows(IllegalArgumentException.class, () -> Curve.line("c", Series.RING, new double[] {2, 1}, two));
        assertThrows(IllegalArgumentException.class, () -> Curve.line("c", Series.RING, new double[] {1, Double.NaN}));
        assertThrows(IllegalArgumentException.class, () -> Curve.band("c", Series.RING, two, new double[] {3, 3}, two));
    }
}
