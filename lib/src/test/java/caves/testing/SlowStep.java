package caves.testing;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
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
        String[] parts = automaton.rule().toString().split("[/+]");
        boolean[][] next = new boolean[rows][cols];
        for (int row = 0; row < rows; row++)
            for (int col = 0; col < cols; col++) {
                boolean outermost = row == 0 || row == rows - 1 || col == 0 || col == cols - 1;
                boolean ringed = outermost && automaton.ring() != Ring.NONE;
                String counts = parts[now[row][col] ? 1 : 0];
                next[row][col] = ringed
                        || counts.contains("" + count(now, row, col, automaton.neighbourhood(), automaton.outside()))
                        || parts.length == 3 && few(now, row, col, parts[2].split("<="), automaton.outside());
            }
        return Grid.of(rows, cols, (row, col) -> next[row][col]);
    }

    public static int count(Grid grid, int row, int col, Neighbourhood neighbourhood, Outside outside) {
        return count(walls(grid), row, col, neighbourhood, outside);
    }

    private static int count(boolean[][] map, int row, int col, Neighbourhood neighbourhood, Outside outside) {
        int count = 0;
        for (int down = -1; down <= 1; down++)
            for (int right = -1; right <= 1; right++) {
                boolean near = switch (neighbourhood) {
                    case MOORE -> down != 0 || right != 0;
                    case VON_NEUMANN -> Math.abs(down) + Math.abs(right) == 1;
                    case HEX -> hexDistance(row, down, right) == 1;
                };
                if (near && isWall(map, row + down, col + right, outside)) count++;
            }
        return count;
    }

    /** By plane geometry: how far apart the centres of two hexagons lie, in steps, where odd rows lie half a cell to the right. */
    private static double hexDistance(int row, int down, int right) {
        double x = right + (Math.floorMod(row + down, 2) - Math.floorMod(row, 2)) / 2.;
        double y = down * Math.sqrt(3) / 2;
        return Math.round(1000 * Math.hypot(x, y)) / 1000.;
    }

    private static boolean few(boolean[][] map, int row, int col, String[] clause, Outside outside) {
        int count = 0;
        for (int down = -2; down <= 2; down++)
            for (int right = -2; right <= 2; right++) {
                boolean corner = Math.abs(down) == 2 && Math.abs(right) == 2;
                if (!(corner && clause[0].equals("R2c")) && isWall(map, row + down, col + right, outside)) count++;
            }
        return count <= Integer.parseInt(clause[1]);
    }

    private static boolean isWall(boolean[][] map, int row, int col, Outside outside) {
        int rows = map.length, cols = map[0].length;
        if (row >= 0 && row < rows && col >= 0 && col < cols) return map[row][col];
        if (outside == Outside.FLOOR) return false;
        if (outside == Outside.WALL) return true;
        return map[(row + 2 * rows) % rows][(col + 2 * cols) % cols];
    }

    private static boolean[][] walls(Grid grid) {
        boolean[][] walls = new boolean[grid.rows()][grid.cols()];
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) walls[row][col] = grid.isWall(row, col);
        return walls;
    }
}
