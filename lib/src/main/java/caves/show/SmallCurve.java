package caves.show;

import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The wall fraction by step as a small SVG, in the page's own text colour; the first {@code circle} marks a step. */
final class SmallCurve {
    private static final int WIDTH = 300;
    private static final int HEIGHT = 200;
    private static final int LEFT = 40;
    private static final int RIGHT = 288;
    private static final int TOP = 28;
    private static final int BOTTOM = 162;
    private static final double[] TOPS = {0.1, 0.2, 0.5, 1};
    private static final int MOST_TICKS = 10;

    private final double[] fractions;
    private final int last;
    private final double top;

    SmallCurve(double[] fractions) {
        this.fractions = fractions;
        this.last = fractions.length - 1;
        double highest = DoubleStream.of(fractions).max().orElseThrow();
        this.top = DoubleStream.of(TOPS).filter(t -> highest <= t).findFirst().orElse(1);
    }

    String svg() {
        StringBuilder svg = new StringBuilder("<svg viewBox=\"0 0 " + WIDTH + " " + HEIGHT + "\" width=\"" + WIDTH + "\" height=\"" + HEIGHT
                + "\" role=\"img\" aria-label=\"wall fraction by step\" font-family=\"sans-serif\" font-size=\"12\" fill=\"currentColor\">\n");
        svg.append(text(4, 14, "start", "wall fraction")).append(text((LEFT + RIGHT) / 2, HEIGHT - 6, "middle", "step"));
        for (double tick : new double[] {0, top / 2, top}) {
            svg.append(line(LEFT, y(tick), RIGHT, y(tick), tick == 0 ? "0.7" : "0.2"));
            svg.append(text(LEFT - 6, y(tick) + 4, "end", plain(tick)));
        }
        int every = IntStream.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10000).filter(n -> last / n <= MOST_TICKS).findFirst().orElse(100000);
        for (int step = 0; step <= last; step += every) svg.append(text(x(step), BOTTOM + 18, "middle", String.valueOf(step)));
        svg.append("<polyline fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linejoin=\"round\" points=\"")
                .append(IntStream.rangeClosed(0, last).mapToObj(i -> number(x(i)) + "," + number(y(fractions[i]))).collect(Collectors.joining(" ")))
                .append("\"/>\n<circle r=\"5\" cx=\"").append(number(x(last))).append("\" cy=\"").append(number(y(fractions[last])))
                .append("\" fill=\"").append(Palette.css(Palette.ACCENT)).append("\"/>\n");
        return svg.append("</svg>").toString();
    }

    private double x(int step) {
        return last == 0 ? LEFT : LEFT + (double) (RIGHT - LEFT) * step / last;
    }

    private double y(double fraction) {
        return BOTTOM - (BOTTOM - TOP) * fraction / top;
    }

    private static String line(double x1, double y1, double x2, double y2, String opacity) {
        return "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" + number(y2)
                + "\" stroke=\"currentColor\" opacity=\"" + opacity + "\"/>\n";
    }

    private static String text(double x, double y, String anchor, String words) {
        return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\">" + words + "</text>\n";
    }

    private static String number(double value) {
        return Decimals.fixed(value, 1);
    }

    private static String plain(double tick) {
        return tick == 0 ? "0" : Decimals.fixed(tick, 2);
    }
}
