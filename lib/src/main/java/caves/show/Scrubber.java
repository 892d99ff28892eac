package caves.show;

import caves.grid.Grid;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Generations on a slider, with the wall fraction beside them; without scripts, a strip of all of them. */
public final class Scrubber {
    private static final int FRAME_WIDTH = 140;

    private Scrubber() {}

    /** One self-contained output; refused without generations, or with generations of unequal size. */
    public static String html(List<Grid> generations) {
        if (generations.isEmpty()) throw new IllegalArgumentException("a scrubber has at least one generation");
        Grid first = generations.get(0);
        generations.forEach(first::differences);
        double[] fractions = generations.stream().mapToDouble(Grid::wallFraction).toArray();
        String inWords = DoubleStream.of(fractions).mapToObj(fraction -> Decimals.fixed(fraction, 4)).collect(Collectors.joining(", "));
        return Html.fill("scrubber.html", Map.of(
                "frames", IntStream.range(0, fractions.length).mapToObj(i -> frame(generations.get(i), i)).collect(Collectors.joining("\n")),
                "curve", new SmallCurve(fractions).svg(),
                "fractions", inWords,
                "accent", Palette.css(Palette.ACCENT),
                "last", String.valueOf(fractions.length - 1)));
    }

    private static String frame(Grid grid, int step) {
        int scale = Math.max(1, FRAME_WIDTH / grid.cols());
        String words = name(step) + ", wall fraction " + Decimals.fixed(grid.wallFraction(), 4);
        return "<img alt=\"" + words + "\" title=\"" + words + "\" width=\"" + grid.cols() * scale + "\" height=\"" + grid.rows() * scale
                + "\" data-scale=\"" + scale + "\" style=\"image-rendering: pixelated; margin: 0 6px 6px 0\" src=\"" + BitPng.dataUri(grid) + "\">";
    }

    private static String name(int step) {
        return step == 0 ? "step 0, the noise" : "step " + step;
    }
}
