package caves.show;

import java.awt.Color;

/** A scale of colours from light to dark blue: their order shows in lightness alone, in grey print and to colour-blind readers too. */
record Shades(double from, double to) {
    private static final int[] STOPS = {0xF4EFE4, 0xB9D3DC, 0x6FA8C9, 0x2F75A8, 0x15457A, 0x0B1F3D};

    Shades {
        if (!(from < to) || Double.isInfinite(to - from))
            throw new IllegalArgumentException("shades from " + from + " to " + to + "; two finite numbers, the smaller first, are needed");
    }

    /** The colour of a value; one outside {@code from .. to} is refused. */
    Color of(double value) {
        if (!(from <= value && value <= to))
            throw new IllegalArgumentException("the value " + value + " lies outside " + from + " .. " + to);
        double place = (value - from) / (to - from) * (STOPS.length - 1);
        int below = Math.min((int) place, STOPS.length - 2);
        double part = place - below;
        return new Color(channel(below, part, 16), channel(below, part, 8), channel(below, part, 0));
    }

    private static int channel(int below, double part, int shift) {
        int light = STOPS[below] >> shift & 0xFF, dark = STOPS[below + 1] >> shift & 0xFF;
        return (int) Math.round(light + (dark - light) * part);
    }

    /** The colour of words on a shade. */
    static Color ink(Color shade) {
        return 0.3 * shade.getRed() + 0.59 * shade.getGreen() + 0.11 * shade.getBlue() > 130 ? Plot.INK : Color.WHITE;
    }
}
