package caves.testing;

import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.rule.Automaton;

/**
 * A step the slow way: plain arrays, one cell after the other, read from one and written to another. What a rule does is read
 * from its text, in which the digits are the counts.
 */
public final class SlowStep {
    private SlowStep() {}

    public static Grid of(Automaton automaton, Grid grid) {
        boolean[][] now = walls(grid);
        int rows = grid.rows(), cols = grid.cols();
        String[] birthsAndSurvivals = automaton.rule().toString().split("/");
        boolean[][] next = new boolean[rows][cols];
        for (int row = 0; row < rows; row++)
            for (int col = 0; col < cols; col++) {
                boolean outermost = row == 0 || row == rows - 1 || col == 0 || col == cols - 1;
                boolean ringed = outermost && automaton.ring() != Ring.NONE;
                String counts = birthsAndSurvivals[now[row][col] ? 1 : 0];
                next[row][col] = ringed || counts.contains("" + count(now, row, col, automaton.outside()));
            }
        return Grid.of(rows, cols, (row, col) -> next[row][col]);
    }

    public static int count(Grid grid, int row, int col, Outside outside) {
        return count(walls(grid), row, col, outside);
    }

    private static int count(boolean[][] map, int row, int col, Outside outside) {
        int count = 0;
        for (int down = -1; down <= 1; down++)
            for (int right = -1; right <= 1; right++) {
                boolean itself = down == 0 && right == 0;
                if (!itself && isWall(map, row + down, col + right, outside)) count++;
            }
        return count;
    }

    private static boolean isWall(boolean[][] map, int row, int col, Outside outside) {
        int rows = map.length, cols = map[0].length;
        if (row >= 0 && row < rows && col >= 0 && col < cols) return map[row][col];
        if (outside == Outside.FLOOR) return false;
        if (outside == Outside.WALL) return true;
        return map[(row + rows) % rows][(col + cols) % cols];
    }

    private static boolean[][] walls(Grid grid) {
        boolean[][] walls = new boolean[grid.rows()][grid.cols()];
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) walls[row][col] = grid.isWall(row, col);
        return walls;
    }
}
