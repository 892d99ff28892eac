package caves.grid;

import java.util.Arrays;

/** Whether the outermost cells are set to wall, and when. */
public enum Ring {
    NONE(""),
    /** After every step, as the chapter does; the noise itself stays open. */
    EVERY_STEP("ring"),
    /** In the noise, before the first step, and after every step. */
    FROM_NOISE("ring0");

    private final String word;

    Ring(String word) {
        this.word = word;
    }

    /** The rows of {@code source} with this ring set around them: unchanged for {@link #NONE}. */
    public Grid.RowSource around(Grid.RowSource source, int rows, int cols) {
        if (this == NONE) return source;
        return (row, words) -> {
            if (row == 0 || row == rows - 1) {
                Arrays.fill(words, -1L);
                return;
            }
            source.write(row, words);
            words[0] |= 1;
            words[(cols - 1) / 64] |= 1L << (cols - 1);
        };
    }

    /** Its word in a recipe's line, empty for {@link #NONE}. */
    @Override
    public String toString() {
        return word;
    }
}
