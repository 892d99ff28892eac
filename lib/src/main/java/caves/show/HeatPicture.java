package caves.show;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A table of numbers as shaded cells of equal size, each with its number where it fits, and the scale of shades at the right. */
final class HeatPicture {
    private static final int LEFT = 62, TOP = 34, RIGHT = 640, BOTTOM = 362;
    private static final int BAR_LEFT = 672, BAR_WIDTH = 18;
    private static final int AIR = 6;
    private static final int MOST_DECIMALS = 6;
    private static final Color NOTHING = new Color(Palette.GREY);

    private final HeatTable table;
    private final Shades shades;
    private Graphics2D graphics;

    /** A number outside the shades is refused. */
    HeatPicture(HeatTable table, Shades shades) {
        this.table = table;
        this.shades = shades;
        table.numbers().forEach(shades::of);
    }

    BufferedImage image(String xTitle, String yTitle, String valueTitle) {
        BufferedImage image = new BufferedImage(Plot.WIDTH, Plot.HEIGHT, BufferedImage.TYPE_INT_RGB);
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setFont(Plot.FONT);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, Plot.WIDTH, Plot.HEIGHT);
        cells();
        scale();
        graphics.setColor(Plot.INK);
        axes();
        graphics.drawString(yTitle, 12, 20);
        centred(xTitle, (LEFT + RIGHT) / 2, Plot.HEIGHT - 22);
        graphics.drawString(valueTitle, Plot.WIDTH - 12 - width(valueTitle), 20);
        graphics.dispose();
        return image;
    }

    private void cells() {
        int decimals = decimals(), leastHigh = (BOTTOM - TOP) / table.y.length;
        for (int i = 0; i < table.y.length; i++)
            for (int j = 0; j < table.x.length; j++) {
                double value = table.value(i, j);
                int left = left(j), top = top(i), wide = left(j + 1) - left, high = top(i - 1) - top;
                if (Double.isNaN(value)) {
                    graphics.setColor(NOTHING);
                    graphics.drawLine(left, top + high - 1, left + wide - 1, top);
                    continue;
                }
                Color shade = shades.of(value);
                graphics.setColor(shade);
                graphics.fillRect(left, top, wide, high);
                String number = Decimals.fixed(value, decimals);
                graphics.setColor(Shades.ink(shade));
                if (width(number) + AIR <= wide && graphics.getFontMetrics().getHeight() <= leastHigh)
                    centred(number, left + wide / 2, top + high / 2);
            }
    }

    private void scale() {
        for (int line = TOP; line < BOTTOM; line++) {
            graphics.setColor(shades.of(between(shades.to(), shades.from(), (line - TOP) / (BOTTOM - TOP - 1.0))));
            graphics.fillRect(BAR_LEFT, line, BAR_WIDTH, 1);
        }
        graphics.setColor(Plot.INK);
        for (int tick = 0; tick <= 4; tick++)
            at(Decimals.fixed(between(shades.to(), shades.from(), tick / 4.0), decimals()), BAR_LEFT + BAR_WIDTH + AIR,
                    TOP + (BOTTOM - TOP) * tick / 4);
    }

    /** Never past either end by a rounding error. */
    private static double between(double high, double low, double part) {
        return Math.max(low, Math.min(high, high + (low - high) * part));
    }

    private void axes() {
        String[] across = Decimals.alike(table.x, MOST_DECIMALS), up = Decimals.alike(table.y, MOST_DECIMALS);
        int widest = Arrays.stream(across).mapToInt(this::width).max().orElseThrow() + 2 * AIR;
        ticks(across, widest * table.x.length / (RIGHT - LEFT) + 1, j -> (left(j) + left(j + 1)) / 2, true);
        ticks(up, graphics.getFontMetrics().getHeight() * table.y.length / (BOTTOM - TOP) + 1, i -> (top(i) + top(i - 1)) / 2, false);
    }

    private void ticks(String[] texts, int every, IntUnaryOperator middle, boolean across) {
        for (int i = 0; i < texts.length; i += every)
            if (across) centred(texts[i], middle.applyAsInt(i), BOTTOM + 14);
            else at(texts[i], LEFT - AIR - width(texts[i]), middle.applyAsInt(i));
    }

    /** Enough to tell a hundredth of the scale, up to the limit; none for counts. */
    int decimals() {
        if (table.numbers().allMatch(number -> number == Math.rint(number))) return 0;
        return (int) Math.max(0, Math.min(MOST_DECIMALS, 2 - Math.floor(Math.log10(shades.to() - shades.from()))));
    }

    private int left(int j) {
        return LEFT + (RIGHT - LEFT) * j / table.x.length;
    }

    private int top(int i) {
        return BOTTOM - (BOTTOM - TOP) * (i + 1) / table.y.length;
    }

    private int width(String text) {
        return graphics.getFontMetrics().stringWidth(text);
    }

    private void centred(String text, int x, int middle) {
        at(text, x - width(text) / 2, middle);
    }

    private void at(String text, int x, int middle) {
        graphics.drawString(text, x, middle + graphics.getFontMetrics().getAscent() / 2 - 1);
    }
}
