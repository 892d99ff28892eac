package caves.show;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** One chart being set up for XChart: the plot below its y title, room at the right for the names of curves that end there. */
final class Plot {
    static final int WIDTH = 760;
    static final int HEIGHT = 420;
    private static final int TITLE_HEIGHT = 30;
    private static final int MOST_MARKERS = 41;
    private static final int TICK_SPACING = 90;
    static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    static final Color INK = new Color(0x333333);
    private static final Color GRID = new Color(0xE6E6E6);
    private static final Color BARS = new Color(0xC9C4BB);

    private final XYChart chart = new XYChart(WIDTH, HEIGHT - TITLE_HEIGHT);
    private final List<Curve> curves;
    private TickLabels xLabels;
    private TickLabels yLabels;
    private double lowest = 0;
    private double highest = 0;

    Plot(List<Curve> curves) {
        this.curves = curves;
        style(chart.getStyler());
        for (Curve curve : curves)
            if (curve.hasBand()) addBand(curve);
    }

    Plot withBars(double[] x, double[] y) {
        addArea("bars", x, y, BARS);
        return this;
    }

    Plot xBetween(double from, double to) {
        chart.getStyler().setXAxisMin(from).setXAxisMax(to);
        xLabels = new TickLabels(from, to);
        chart.setCustomXAxisTickLabelsFormatter(xLabels);
        return this;
    }

    /** No ticks between whole numbers on an x axis of this length. */
    Plot wholeTicks(double length) {
        chart.getStyler().setXAxisTickMarkSpacingHint((int) Math.max(TICK_SPACING, WIDTH / Math.max(1, length)));
        return this;
    }

    Plot yBetween(double from, double to) {
        chart.getStyler().setYAxisMin(from).setYAxisMax(to);
        yLabels = new TickLabels(from, to);
        chart.setCustomYAxisTickLabelsFormatter(yLabels);
        return this;
    }

    BufferedImage image(String xTitle, String yTitle) {
        for (int i = 0; i < curves.size(); i++) addLine("curve " + i, curves.get(i));
        if (chart.getStyler().getYAxisMax() == null) yBetween(roundedOut(lowest), roundedOut(highest));
        chart.setXAxisTitle(xTitle);
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setFont(FONT);
        graphics.setColor(INK);
        graphics.drawString(yTitle, 12, 20);
        CurveLabels labels = new CurveLabels(graphics, curves, chart.getStyler().getXAxisMax());
        Graphics2D below = (Graphics2D) graphics.create(0, TITLE_HEIGHT, WIDTH, HEIGHT - TITLE_HEIGHT);
        chart.paint(below, WIDTH - labels.margin(), HEIGHT - TITLE_HEIGHT);
        xLabels.learnt();
        yLabels.learnt();
        chart.paint(below, WIDTH - labels.margin(), HEIGHT - TITLE_HEIGHT);
        below.dispose();
        labels.paint(image, (x, y) -> new Point2D.Double(
                chart.getScreenXFromChart(x), chart.getScreenYFromChart(y) + TITLE_HEIGHT));
        graphics.dispose();
        return image;
    }

    private void addBand(Curve curve) {
        double[] x = curve.x(), low = curve.low(), high = curve.high();
        int n = x.length;
        double[] aroundX = new double[2 * n], aroundY = new double[2 * n];
        for (int i = 0; i < n; i++) {
            aroundX[i] = aroundX[2 * n - 1 - i] = x[i];
            aroundY[i] = high[i];
            aroundY[2 * n - 1 - i] = low[i];
        }
        addArea("band " + chart.getSeriesCollection().size(), aroundX, aroundY, curve.series().bandColour());
    }

    private void addArea(String name, double[] x, double[] y, Color fill) {
        XYSeries area = add(name, x, y);
        area.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
        area.setFillColor(fill);
        area.setLineStyle(SeriesLines.NONE);
        area.setMarker(SeriesMarkers.NONE);
    }

    private void addLine(String name, Curve curve) {
        XYSeries line = add(name, curve.x(), curve.y());
        Series series = curve.series();
        line.setLineStyle(series.stroke());
        line.setLineColor(series.colour());
        line.setMarkerColor(series.colour());
        boolean onePoint = curve.x().length == 1;
        line.setMarker(onePoint ? SeriesMarkers.CROSS : curve.x().length <= MOST_MARKERS ? series.marker() : SeriesMarkers.NONE);
    }

    private XYSeries add(String name, double[] x, double[] y) {
        lowest = Math.min(lowest, DoubleStream.of(y).min().orElseThrow());
        highest = Math.max(highest, DoubleStream.of(y).max().orElseThrow());
        return chart.addSeries(name, x, y);
    }

    private static void style(XYStyler styler) {
        styler.setLegendVisible(false).setChartTitleVisible(false).setChartBackgroundColor(Color.WHITE).setChartFontColor(INK)
                .setChartPadding(12).setPlotBackgroundColor(Color.WHITE).setPlotBorderVisible(false).setPlotContentSize(0.999)
                .setMarkerSize(7).setLocale(Locale.ROOT).setAntiAlias(true);
        styler.setYAxisTitleVisible(false).setAxisTitleFont(FONT).setAxisTickLabelsFont(FONT)
                .setAxisTickLabelsColor(INK).setAxisTickMarksColor(INK).setPlotGridLinesColor(GRID)
                .setPlotGridLinesStroke(new BasicStroke(1)).setPlotGridVerticalLinesVisible(false).setPlotMargin(0)
                .setXAxisTickMarkSpacingHint(TICK_SPACING).setYAxisTickMarkSpacingHint(50);
    }

    /** Away from 0 to the next multiple of a round step, so that the axis ends at a tick. */
    private static double roundedOut(double value) {
        if (value == 0) return 0;
        double size = Math.abs(value) * 1.02, unit = Math.pow(10, Math.floor(Math.log10(size)));
        double step = size / unit < 2 ? unit / 5 : size / unit < 5 ? unit / 2 : unit;
        return Math.signum(value) * Math.ceil(size / step) * step;
    }
}
