package caves.show;

import java.awt.BasicStroke;
import java.awt.Color;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** What a curve is about; each subject keeps one colour, line and marker through the whole book. */
public enum Series {
    /** The strict rule: blue, solid, circles. */
    STRICT(Palette.BLUE, Line.SOLID, SeriesMarkers.CIRCLE),
    /** The classic rule: vermilion, solid, diamonds. */
    CLASSIC(Palette.VERMILION, Line.SOLID, SeriesMarkers.DIAMOND),
    /** The ring's own share: grey, dashed. */
    RING(Palette.GREY, Line.DASHED, SeriesMarkers.NONE),
    /** What theory says: black, dotted. */
    THEORY(Palette.BLACK, Line.DOTTED, SeriesMarkers.NONE),
    /** A subject with no series of its own: green, solid, squares. */
    OTHER(Palette.GREEN, Line.SOLID, SeriesMarkers.SQUARE),
    /** A second such subject: purple, long dashes, triangles. */
    SECOND(Palette.PURPLE, Line.LONG_DASHED, SeriesMarkers.TRIANGLE_UP),
    /** A third: orange, dashes and dots, crosses. */
    THIRD(Palette.ORANGE, Line.DASH_DOT, SeriesMarkers.PLUS),
    /** A fourth: sky blue, solid, downward triangles. */
    FOURTH(Palette.SKY, Line.SOLID, SeriesMarkers.TRIANGLE_DOWN);

    private final int rgb;
    private final Line line;
    private final Marker marker;

    Series(int rgb, Line line, Marker marker) {
        this.rgb = rgb;
        this.line = line;
        this.marker = marker;
    }

    Color colour() {
        return new Color(rgb);
    }

    Color bandColour() {
        return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, 46);
    }

    /** The colour of its name on white, dark enough to read. */
    Color textColour() {
        boolean light = 0.3 * (rgb >> 16 & 0xFF) + 0.59 * (rgb >> 8 & 0xFF) + 0.11 * (rgb & 0xFF) > 130;
        return light ? colour().darker() : colour();
    }

    BasicStroke stroke() {
        return line.stroke;
    }

    Marker marker() {
        return marker;
    }

    private enum Line {
        SOLID(), DASHED(7, 5), LONG_DASHED(14, 5), DASH_DOT(10, 4, 2, 4), DOTTED(0.1f, 5);

        private final BasicStroke stroke;

        Line(float... dashes) {
            this.stroke = dashes.length == 0
                    ? new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                    : new BasicStroke(2, dashes[0] < 1 ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
        }
    }
}
