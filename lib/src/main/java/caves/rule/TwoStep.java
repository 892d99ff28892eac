package caves.rule;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A clause of a rule that grows walls in empty places: also wall where at most {@code most} walls stand within two steps.
 *
 * <p>Two steps reach the 5 x 5 block around a cell, the cell included: 25 cells, or 21 without the four corners. Past the edge
 * they see what the outside says. The text is {@code +R2<=<most>}, or {@code +R2c<=<most>} without the corners. The clause, and
 * its name, come from the origin article of cave generation ({@link NamedRule}).
 *
 * @param most 0 .. 25, without the corners 0 .. 21
 */
public record TwoStep(Corners corners, int most) {

    /** Whether the four corners of the block are counted. */
    public enum Corners {
        COUNTED("R2", 25), LEFT_OUT("R2c", 21);

        private final String word;
        private final int cells;

        Corners(String word, int cells) {
            this.word = word;
            this.cells = cells;
        }
    }

    private static final Pattern TEXT = Pattern.compile("\\+(R2c?)<=(0|[1-9][0-9]?)");

    public TwoStep {
        if (most < 0 || most > corners.cells)
            throw new IllegalArgumentException("+" + corners.word + "<=" + most + "; allowed are 0 .. " + corners.cells);
    }

    /** {@code +R2<=<most>}. */
    public static TwoStep r2(int most) {
        return new TwoStep(Corners.COUNTED, most);
    }

    /** {@code +R2c<=<most>}. */
    public static TwoStep r2c(int most) {
        return new TwoStep(Corners.LEFT_OUT, most);
    }

    /** The inverse of {@link #toString}. */
    static TwoStep parse(String text) {
        Matcher match = TEXT.matcher(text);
        if (!match.matches()) throw new IllegalArgumentException("'" + text + "' is no clause; allowed is +R2<=<k> or +R2c<=<k>");
        int most = Integer.parseInt(match.group(2));
        return match.group(1).equals("R2") ? r2(most) : r2c(most);
    }

    /** The walls that the clause counts around a cell. */
    int walls(Grid.CellTest isWall, Cell cell) {
        int walls = 0;
        for (int down = -2; down <= 2; down++)
            for (int right = -2; right <= 2; right++) {
                boolean corner = Math.abs(down * right) == 4;
                if (!(corner && corners == Corners.LEFT_OUT) && isWall.test(cell.row() + down, cell.col() + right)) walls++;
            }
        return walls;
    }

    @Override
    public String toString() {
        return "+" + corners.word + "<=" + most;
    }
}
