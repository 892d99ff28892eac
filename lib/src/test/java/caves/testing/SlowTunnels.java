package caves.testing;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Region;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Tunnels the slow way: for each one, every edge cell of every room not joined is compared with every edge cell of every room
 * joined; the first of the nearest is taken, and each cell of the map asked whether the brush covers it.
 */
public final class SlowTunnels {
    private final boolean[][] wall;
    private final int radius;
    private final List<List<Cell>> links = new ArrayList<>();
    private long compared = 0;

    private SlowTunnels(Grid grid, int radius) {
        this.wall = new boolean[grid.rows()][grid.cols()];
        this.radius = radius;
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) wall[row][col] = grid.isWall(row, col);
        List<List<Cell>> rooms = new ArrayList<>(SlowRegions.of(grid).stream().map(Region::cells).toList());
        rooms.sort(Comparator.comparing(room -> -room.size()));
        rooms.replaceAll(room -> room.stream().filter(cell -> isEdge(grid, cell)).toList());
        List<List<Cell>> joined = new ArrayList<>();
        if (!rooms.isEmpty()) joined.add(rooms.remove(0));
        while (!rooms.isEmpty()) joinNearest(rooms, joined);
    }

    /** A closed map after its tunnels. */
    public static Grid dig(Grid grid, int radius) {
        boolean[][] wall = new SlowTunnels(grid, radius).wall;
        return Grid.of(grid.rows(), grid.cols(), (row, col) -> wall[row][col]);
    }

    /** From where to where, in the order of digging. */
    public static List<List<Cell>> links(Grid grid) {
        return new SlowTunnels(grid, 0).links;
    }

    /** How many pairs of edge cells were compared. */
    public static long compared(Grid grid) {
        return new SlowTunnels(grid, 0).compared;
    }

    private static boolean isEdge(Grid grid, Cell cell) {
        int row = cell.row(), col = cell.col();
        return grid.isWall(row - 1, col) || grid.isWall(row + 1, col) || grid.isWall(row, col - 1) || grid.isWall(row, col + 1);
    }

    private void joinNearest(List<List<Cell>> rooms, List<List<Cell>> joined) {
        Cell from = null, to = null;
        List<Cell> nearest = null;
        for (List<Cell> room : rooms)
            for (Cell a : room)
                for (List<Cell> there : joined)
                    for (Cell b : there) {
                        compared++;
                        if (from != null && distance(a, b) >= distance(from, to)) continue;
                        from = a;
                        to = b;
                        nearest = room;
                    }
        tunnel(from, to);
        links.add(List.of(from, to));
        rooms.remove(nearest);
        joined.add(nearest);
    }

    private static int distance(Cell a, Cell b) {
        return (a.row() - b.row()) * (a.row() - b.row()) + (a.col() - b.col()) * (a.col() - b.col());
    }

    /** The line's usual whole-number error term, a stamp after each single move. */
    private void tunnel(Cell from, Cell to) {
        int x = from.col(), y = from.row(), dx = Math.abs(to.col() - x), dy = -Math.abs(to.row() - y), error = dx + dy;
        stamp(x, y);
        while (x != to.col() || y != to.row()) {
            int twice = 2 * error;
            if (twice >= dy) {
                error += dy;
                x += Integer.signum(to.col() - from.col());
                stamp(x, y);
            }
            if (twice <= dx) {
                error += dx;
                y += Integer.signum(to.row() - from.row());
                stamp(x, y);
            }
        }
    }

    private void stamp(int x, int y) {
        for (int row = 1; row < wall.length - 1; row++)
            for (int col = 1; col < wall[row].length - 1; col++)
                if ((row - y) * (row - y) + (col - x) * (col - x) <= radius * radius) wall[row][col] = false;
    }
}
