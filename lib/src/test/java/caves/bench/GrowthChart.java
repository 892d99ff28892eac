package caves.bench;

import caves.show.Charts;
import caves.show.Curve;
import caves.show.Series;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;

/** The growth rows of bench.csv as a picture: both axes in powers of ten, so that a straight line of slope 1 is linear growth. */
final class GrowthChart {
    private static final int TASK = 0, SIZE = 1, SECONDS = 6;

    private GrowthChart() {}

    public static void main(String[] arguments) throws IOException {
        double[][] points = Files.readAllLines(Path.of(arguments[0])).stream().map(line -> line.split(","))
                .filter(row -> row[TASK].equals("growth"))
                .map(row -> new double[] {Math.log10(cells(row[SIZE])), Math.log10(1e9 * Double.parseDouble(row[SECONDS]))})
                .toArray(double[][]::new);
        double[] x = Arrays.stream(points).mapToDouble(point -> point[0]).toArray();
        double[] y = Arrays.stream(points).mapToDouble(point -> point[1]).toArray();
        double last = y[y.length - 1] - x[x.length - 1];
        double[] linear = Arrays.stream(x).map(each -> each + last).toArray();
        ImageIO.write(Charts.curves("cells, powers of ten", "nanoseconds a step, powers of ten", 2, 10,
                Curve.line("linear", Series.THEORY, x, linear), Curve.line("one step", Series.STRICT, x, y)),
                "png", Path.of(arguments[1]).toFile());
    }

    private static double cells(String size) {
        String[] sides = size.split("x");
        return Double.parseDouble(sides[0]) * Double.parseDouble(sides[1]);
    }
}
