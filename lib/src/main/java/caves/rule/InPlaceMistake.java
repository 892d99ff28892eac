package caves.rule;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Ring;

/**
 * The usual mistake, for teaching: each cell is overwritten at once, so that later cells count some new neighbours.
 *
 * <p>Not a step and not to be had as one: it is made from an automaton and a start, and shows what went wrong beside what is
 * right after the same number of passes. The sweep goes row by row, left to right; a ring is set after each pass.
 */
public record InPlaceMistake(Grid right, Grid wrong) {

    /** The start after {@code passes} steps, and after as many sweeps in place; a negative number is refused. */
    public static InPlaceMistake of(Automaton automaton, Grid start, int passes) {
        if (passes < 0) throw new IllegalArgumentException(passes + " passes; allowed are 0 and more");
        Grid right = start, wrong = start;
        for (int pass = 0; pass < passes; pass++) {
            right = automaton.step(right);
            wrong = sweep(automaton, wrong);
        }
        return new InPlaceMistake(right, wrong);
    }

    /** The share of cells that the mistake gets wrong. */
    public double wrongShare() {
        return (double) right.differences(wrong) / right.cells();
    }

    private static Grid sweep(Automaton automaton, Grid grid) {
        int rows = grid.rows(), cols = grid.cols();
        boolean[][] isWall = new boolean[rows][cols];
        for (int row = 0; row < rows; row++)
            for (int col = 0; col < cols; col++) isWall[row][col] = grid.isWall(row, col);
        Grid.CellTest seen = automaton.outside().extend(rows, cols, (row, col) -> isWall[row][col]);
        for (int row = 0; row < rows; row++)
            for (int col = 0; col < cols; col++)
                isWall[row][col] = automaton.next(seen, new Cell(row, col));
        Grid swept = Grid.of(rows, cols, (row, col) -> isWall[row][col]);
        return automaton.ring() == Ring.NONE ? swept : swept.withRing();
    }
}
