package caves.show;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The names of curves, written where the curves end: beside the plot for those that reach its right edge, otherwise in the
 * first empty place near the end, or along the right flank of a curve that has died away.
 */
final class CurveLabels {
    private static final int AIR = 8;
    private static final int LEADER = 14;
    private static final double NEAR_THE_EDGE = 0.05;
    private static final double DIED_AWAY = 0.02;

    private final Graphics2D graphics;
    private final FontMetrics font;
    private final List<Curve> beside = new ArrayList<>();
    private final List<Curve> within = new ArrayList<>();

    CurveLabels(Graphics2D graphics, List<Curve> curves, double right) {
        this.graphics = graphics;
        this.font = graphics.getFontMetrics();
        double left = curves.stream().mapToDouble(Curve::firstX).min().orElse(right);
        for (Curve curve : curves) {
            boolean reaches = right - curve.lastX() <= NEAR_THE_EDGE * (right - left) && curve.x().length > 1;
            (reaches && !diesAway(curve) ? beside : within).add(curve);
        }
    }

    /** The width to leave free at the right of the chart. */
    int margin() {
        return beside.stream().mapToInt(curve -> font.stringWidth(curve.name()) + LEADER).max().orElse(0);
    }

    void paint(BufferedImage image, ToScreen toScreen) {
        List<Curve> fromTheTop = new ArrayList<>(beside);
        fromTheTop.sort(Comparator.comparingDouble(curve -> end(curve, toScreen).y));
        double[] y = fromTheTop.stream().mapToDouble(curve -> end(curve, toScreen).y).toArray();
        spread(y, font.getHeight());
        for (int i = 0; i < y.length; i++) {
            Curve curve = fromTheTop.get(i);
            Point2D.Double end = end(curve, toScreen);
            if (Math.abs(end.y - y[i]) > 2) {
                graphics.setColor(curve.series().colour());
                graphics.setStroke(new BasicStroke(1));
                graphics.draw(new Line2D.Double(end.x + 4, end.y, end.x + AIR + LEADER - 3, y[i]));
            }
            write(curve, (int) end.x + AIR + LEADER, (int) Math.round(y[i]) - font.getHeight() / 2);
        }
        for (Curve curve : within) {
            List<Rectangle> places = places(curve, toScreen);
            Rectangle place = places.stream().filter(p -> isEmpty(image, p)).findFirst().orElse(places.get(0));
            write(curve, place.x, place.y);
        }
    }

    /** Moves ascending positions apart until neighbours are {@code least} from each other, half of each overlap either way. */
    static void spread(double[] y, double least) {
        for (int round = 0; round < 50; round++)
            for (int i = 1; i < y.length; i++) {
                double overlap = Math.max(0, least - (y[i] - y[i - 1]));
                y[i - 1] -= overlap / 2;
                y[i] += overlap / 2;
            }
    }

    /** Where its name may stand, the best first. */
    private List<Rectangle> places(Curve curve, ToScreen toScreen) {
        int width = font.stringWidth(curve.name()), height = font.getHeight();
        List<Rectangle> places = new ArrayList<>();
        double[] x = curve.x(), y = curve.y();
        if (diesAway(curve))
            for (int i = highest(y); i < y.length; i++) {
                if (y[i] > 0.85 * y[highest(y)]) continue;
                Point2D.Double flank = toScreen.at(x[i], y[i]);
                places.add(new Rectangle((int) flank.x + 2 * AIR, (int) flank.y - height, width, height));
            }
        Point2D.Double end = end(curve, toScreen);
        for (int far = AIR; far < 6 * AIR; far += AIR) {
            places.add(new Rectangle((int) end.x + far, (int) end.y - height / 2, width, height));
            places.add(new Rectangle((int) end.x + AIR, (int) end.y - height - far, width, height));
            places.add(new Rectangle((int) end.x + AIR, (int) end.y + far, width, height));
            places.add(new Rectangle((int) end.x - width - far, (int) end.y - height / 2, width, height));
        }
        return places;
    }

    private void write(Curve curve, int x, int top) {
        graphics.setColor(curve.series().textColour());
        graphics.drawString(curve.name(), x, top + font.getAscent());
    }

    /** Whether nothing but white and grid lines is there. */
    private static boolean isEmpty(BufferedImage image, Rectangle place) {
        if (!new Rectangle(image.getWidth(), image.getHeight()).contains(place)) return false;
        for (int y = place.y; y < place.y + place.height; y++)
            for (int x = place.x - AIR / 2; x < place.x + place.width; x++) {
                int rgb = image.getRGB(x, y);
                if (Math.min(rgb >> 16 & 0xFF, Math.min(rgb >> 8 & 0xFF, rgb & 0xFF)) < 0xE0) return false;
            }
        return true;
    }

    /** A tail near zero is no place for a name. */
    private static boolean diesAway(Curve curve) {
        double[] y = curve.y();
        return y[y.length - 1] < DIED_AWAY * y[highest(y)];
    }

    private static int highest(double[] y) {
        int highest = 0;
        for (int i = 1; i < y.length; i++) if (y[i] > y[highest]) highest = i;
        return highest;
    }

    private static Point2D.Double end(Curve curve, ToScreen toScreen) {
        double[] y = curve.y();
        return toScreen.at(curve.lastX(), y[y.length - 1]);
    }

    /** From a chart's numbers to pixels. */
    interface ToScreen {
        Point2D.Double at(double x, double y);
    }
}
