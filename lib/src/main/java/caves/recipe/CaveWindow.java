package caves.recipe;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Ring;
import caves.noise.Window;
import caves.rule.Automaton;
import caves.rule.Rule;
import java.util.Arrays;

/**
 * A part of a recipe's cave, grown from the noise of the part and of so many cells around it as the steps can see.
 *
 * <p>What is missing farther out makes wrong cells at the edges of what is grown, which each step carries inwards by as many cells
 * as its rule looks far; they end where the window begins. Where the window is near the world's own edge nothing is missing: there
 * the outside stands, and on a torus the other side.
 */
final class CaveWindow {
    private final Recipe recipe;
    private final Window window;
    private final Span down;
    private final Span across;

    CaveWindow(Recipe recipe, Window window) {
        if (!recipe.repairs().isEmpty())
            throw new IllegalArgumentException("'" + recipe.repairs().get(0) + "' looks at all of a cave; allowed in a window are recipes"
                    + " without repairs");
        long reach = 0;
        for (Phase phase : recipe.phases()) reach += reach(phase);
        // The rows of hexagons are of two kinds.
        int pitch = recipe.neighbourhood() == Neighbourhood.HEX ? 2 : 1;
        this.recipe = recipe;
        this.window = window;
        down = Span.around(window.row(), window.rows(), reach, pitch, recipe.rows(), recipe.outside());
        across = Span.around(window.col(), window.cols(), reach, 1, recipe.cols(), recipe.outside());
    }

    /** From how far away a phase can change a cell. */
    private static long reach(Phase phase) {
        if (phase instanceof Phase.Steps) return (phase.rule().twoStep().isPresent() ? 2L : 1L) * phase.mostSteps();
        throw new IllegalArgumentException("'" + phase + "' ends when all of a cave is stable; allowed in a window is a number of steps");
    }

    Grid grid(long seed) {
        Grid grid = recipe.ring() == Ring.FROM_NOISE ? ringed(noise(seed)) : noise(seed);
        for (Phase phase : recipe.phases())
            for (int step = 0; step < phase.mostSteps(); step++) grid = step(phase.rule(), grid);
        return grid.window(down.indexOf(window.row()), across.indexOf(window.col()), window.rows(), window.cols());
    }

    private Grid step(Rule rule, Grid grid) {
        Grid next = new Automaton(rule, recipe.neighbourhood(), recipe.outside(), Ring.NONE).step(grid);
        return recipe.ring() == Ring.NONE ? next : ringed(next);
    }

    /** With the world's ring, as much of it as is here; on a torus it may run through the middle. */
    private Grid ringed(Grid grid) {
        int[] rows = down.outermost(), cols = across.outermost();
        if (rows.length + cols.length == 0) return grid;
        return Grid.ofRows(grid.rows(), grid.cols(), (row, words) -> {
            grid.copyRow(row, words, 0);
            for (int ring : rows) if (row == ring) Arrays.fill(words, -1L);
            for (int ring : cols) words[ring / 64] |= 1L << ring;
        });
    }

    /** On a torus in up to four parts, where it goes on at the other side. */
    private Grid noise(long seed) {
        int rows = down.beforeEnd(), cols = across.beforeEnd(), rowsOn = down.length() - rows, colsOn = across.length() - cols;
        Grid here = noise(seed, down.start(), across.start(), rows, cols);
        if (rowsOn == 0 && colsOn == 0) return here;
        Grid right = colsOn == 0 ? here : noise(seed, down.start(), 0, rows, colsOn);
        Grid below = rowsOn == 0 ? here : noise(seed, 0, across.start(), rowsOn, cols);
        Grid corner = rowsOn == 0 || colsOn == 0 ? here : noise(seed, 0, 0, rowsOn, colsOn);
        return Grid.of(down.length(), across.length(), (row, col) -> {
            if (row < rows) return col < cols ? here.isWall(row, col) : right.isWall(row, col - cols);
            return col < cols ? below.isWall(row - rows, col) : corner.isWall(row - rows, col - cols);
        });
    }

    private Grid noise(long seed, int row, int col, int rows, int cols) {
        Window part = new Window(recipe.rows(), recipe.cols(), row, col, rows, cols);
        return recipe.sized(recipe.noise().window(part, seed), rows, cols);
    }
}
