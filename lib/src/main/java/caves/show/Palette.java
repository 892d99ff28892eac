package caves.show;

import java.util.Locale;

/** Every colour of the book, as {@code 0xRRGGBB}: two warm neutral tones for maps, the Okabe-Ito set for all that is to stand out. */
final class Palette {
    static final int WALL = 0x46403A;
    static final int FLOOR = 0xF1ECE2;
    static final int PALE_WALL = 0xB5AEA4;
    static final int PALE_FLOOR = FLOOR;

    static final int BLACK = 0x000000;
    static final int ORANGE = 0xE69F00;
    static final int SKY = 0x56B4E9;
    static final int GREEN = 0x009E73;
    static final int BLUE = 0x0072B2;
    static final int VERMILION = 0xD55E00;
    static final int PURPLE = 0xCC79A7;
    static final int GREY = 0x767676;

    static final int ACCENT = VERMILION;
    static final int BECAME_WALL = ORANGE;
    static final int BECAME_FLOOR = SKY;

    static final int LARGEST_REGION = SKY;
    /** What regions but the largest, and requirements, take in turn. */
    private static final Tint[] IN_TURN = {
        new Tint("vermilion", VERMILION), new Tint("orange", ORANGE), new Tint("purple", PURPLE), new Tint("green", GREEN), new Tint("blue", BLUE)
    };
    /** From the narrowest to the widest floor. */
    static final int NARROW = 0xEAF4FB;
    static final int WIDE = 0x004B87;

    private Palette() {}

    /** The tint of a thing by its place among its like. */
    static Tint inTurn(int place) {
        return IN_TURN[place % IN_TURN.length];
    }

    /** The colour {@code part} / {@code parts} of the way from one to the other. */
    static int between(int from, int to, int part, int parts) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int start = from >> shift & 0xFF, end = to >> shift & 0xFF;
            mixed |= start + (end - start) * part / parts << shift;
        }
        return mixed;
    }

    static int tone(boolean isWall) {
        return isWall ? WALL : FLOOR;
    }

    static String css(int rgb) {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }

    /** A colour and its name in words. */
    record Tint(String name, int rgb) {}
}
