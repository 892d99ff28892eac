package caves.bench;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import javax.imageio.ImageIO;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** The growth rows of bench.csv as a picture, both axes in powers of ten: a line of slope 1 is linear growth. */
final class GrowthChart {
    private static final int TASK = 0, SIZE = 1, SECONDS = 6;
    private static final Color BLUE = new Color(0x0072B2), GRID = new Color(0xE6E6E6);
    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

    private GrowthChart() {}

    public static void main(String[] arguments) throws IOException {
        List<String[]> rows = Files.readAllLines(Path.of(arguments[0])).stream().map(line -> line.split(","))
                .filter(row -> row[TASK].equals("growth")).toList();
        double[] cells = rows.stream().mapToDouble(row -> cells(row[SIZE])).toArray();
        double[] seconds = rows.stream().mapToDouble(row -> Double.parseDouble(row[SECONDS])).toArray();
        ImageIO.write(image(cells, seconds), "png", Path.of(arguments[1]).toFile());
    }

    private static BufferedImage image(double[] cells, double[] seconds) {
        XYChart chart = new XYChart(760, 420);
        chart.setXAxisTitle("cells");
        chart.setYAxisTitle("seconds a step");
        chart.setCustomXAxisTickLabelsFormatter(GrowthChart::power);
        chart.setCustomYAxisTickLabelsFormatter(GrowthChart::power);
        chart.getStyler().setXAxisLogarithmic(true).setYAxisLogarithmic(true).setLocale(Locale.ROOT)
                .setChartBackgroundColor(Color.WHITE).setPlotBorderVisible(false).setLegendBorderColor(Color.WHITE)
                .setLegendPosition(LegendPosition.InsideNW).setLegendFont(FONT);
        chart.getStyler().setPlotGridLinesColor(GRID).setPlotGridLinesStroke(new BasicStroke(1)).setAxisTitleFont(FONT)
                .setAxisTickLabelsFont(FONT);
        XYSeries measured = chart.addSeries("one step, all cores", cells, seconds);
        measured.setMarker(SeriesMarkers.CIRCLE).setMarkerColor(BLUE).setLineColor(BLUE);
        double perCell = seconds[seconds.length - 1] / cells[cells.length - 1];
        double[] straight = DoubleStream.of(cells).map(each -> each * perCell).toArray();
        XYSeries linear = chart.addSeries("linear, through the largest", cells, straight);
        linear.setMarker(SeriesMarkers.NONE).setLineColor(Color.BLACK).setLineStyle(SeriesLines.DASH_DASH);
        return BitmapEncoder.getBufferedImage(chart);
    }

    private static String power(double value) {
        return "10^" + Math.round(Math.log10(value));
    }

    private static double cells(String size) {
        String[] sides = size.split("x");
        return Double.parseDouble(sides[0]) * Double.parseDouble(sides[1]);
    }
}
