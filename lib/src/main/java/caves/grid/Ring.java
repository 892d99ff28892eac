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

    /** The same grid with this ring set. */
    Grid around(Grid grid) {
        return Grid.ofRows(grid.rows(), grid.cols(), (row, words) -> {
            grid.copyRow(row, words, 0);
            set(grid, row, words, 0);
        });
    }

    /** Sets this ring's cells in one row of a grid as large as {@code like}; the row's words are those from {@code at} on. */
    public void set(Grid like, int row, long[] words, int at) {
        if (this == NONE) return;
        int last = at + like.wordsPerRow() - 1;
        if (row == 0 || row == like.rows() - 1) Arrays.fill(words, at, last + 1, -1L);
        words[at] |= 1;
        words[last] |= 1L << (like.cols() - 1);
    }

    /** Its word in a recipe's line, empty for {@link #NONE}. */
    @Override
    public String toString() {
        return word;
    }
}
