package caves.region;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How many moves it takes, over floor, from one cell of a map to each other: a breadth-first search. */
public final class Distances {
    private static final int WALL = -2;
    private static final int NOT_REACHED = -1;

    private final Grid grid;
    private final Cell start;
    private final Movement movement;
    /** Columns, and one of wall that ends each row and begins the next. */
    private final int width;
    /** Moves to each cell, or one of the two signs above; a row of wall before the map and one after it. */
    private final int[] moves;
    private final int reached;
    private final Cell farthest;

    private Distances(Grid grid, Cell start, Movement movement) {
        this.grid = grid;
        this.start = start;
        this.movement = movement;
        this.width = grid.cols() + 1;
        this.moves = new int[arrayLength(grid.rows(), grid.cols())];
        Arrays.fill(moves, WALL);
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++)
                if ((grid.word(row, col / 64) >>> col & 1) == 0) moves[place(row, col)] = NOT_REACHED;
        int[] queue = new int[(int) (grid.cells() - grid.wallCount())];
        this.reached = search(queue);
        this.farthest = cell(firstOfTheLast(queue));
    }

    /** From a floor cell, by moves to the four cells that share an edge. */
    public static Distances from(Grid grid, Cell start) {
        return from(grid, start, Movement.ORTHOGONAL);
    }

    /**
     * From a floor cell. A start in a wall or off the map is refused, and a map that with its walls around, (rows + 2) x (cols + 1),
     * is more than 2^31 - 10 cells.
     */
    public static Distances from(Grid grid, Cell start, Movement movement) {
        arrayLength(grid.rows(), grid.cols());
        if (grid.isWall(start)) throw new IllegalArgumentException("the start " + start + " is wall; a floor cell is needed");
        return new Distances(grid, start, movement);
    }

    static int arrayLength(int rows, int cols) {
        return ArrayLength.checked("distances", rows, cols, (rows + 2L) * (cols + 1L) + 1);
    }

    private int search(int[] queue) {
        int[] even = steps(0), odd = steps(1);
        boolean alike = Arrays.equals(even, odd);
        int tail = 0;
        queue[tail++] = place(start.row(), start.col());
        moves[queue[0]] = 0;
        for (int head = 0; head < tail; head++) {
            int here = queue[head];
            for (int step : alike || here / width % 2 == 1 ? even : odd)
                if (moves[here + step] == NOT_REACHED) {
                    moves[here + step] = moves[here] + 1;
                    queue[tail++] = here + step;
                }
        }
        return tail;
    }

    /** From a place in an even or an odd row to its neighbours' places. */
    private int[] steps(int row) {
        return movement.neighbours(new Cell(row, 0)).stream().mapToInt(cell -> (cell.row() - row) * width + cell.col()).toArray();
    }

    private int firstOfTheLast(int[] queue) {
        int first = queue[reached - 1];
        for (int i = reached - 1; i >= 0 && moves[queue[i]] == moves[first]; i--) first = Math.min(first, queue[i]);
        return first;
    }

    private int place(int row, int col) {
        return (row + 1) * width + col + 1;
    }

    private Cell cell(int place) {
        return new Cell((place - 1) / width - 1, (place - 1) % width);
    }

    private int moves(Cell cell) {
        return grid.contains(cell.row(), cell.col()) ? moves[place(cell.row(), cell.col())] : WALL;
    }

    public Cell start() {
        return start;
    }

    /** The fewest moves to a cell; none if it cannot be reached, as a wall or a place off the map never can. */
    public OptionalInt to(Cell cell) {
        return moves(cell) < 0 ? OptionalInt.empty() : OptionalInt.of(moves(cell));
    }

    /** How many cells can be reached, the start among them: the size of its region. */
    public int reached() {
        return reached;
    }

    /** The cell that takes most moves, the first in scan order among equals. */
    public Cell farthest() {
        return farthest;
    }

    /**
     * A shortest path, both ends included; none to a cell that cannot be reached. Among equal paths the one that, going back
     * from the goal, always takes the first cell in scan order.
     */
    public Optional<List<Cell>> pathTo(Cell goal) {
        if (moves(goal) < 0) return Optional.empty();
        List<Cell> path = new ArrayList<>(List.of(goal));
        for (Cell here = goal; moves(here) > 0; ) {
            int before = moves(here) - 1;
            here = movement.neighbours(here).stream().filter(cell -> moves(cell) == before).findFirst().orElseThrow();
            path.add(here);
        }
        Collections.reverse(path);
        return Optional.of(List.copyOf(path));
    }

    /**
     * Two cells far apart in the start's region, by a double sweep: the cell farthest from the start, and the cell farthest
     * from that. Their distance is a lower bound of the largest there is, reached on many maps but not on all.
     */
    public FarthestPair farthestPair() {
        Distances back = new Distances(grid, farthest, movement);
        return new FarthestPair(farthest, back.farthest, back.moves(back.farthest));
    }

    /** The map with the moves to each cell in place of a {@code .} that can be reached, in columns of one width. */
    @Override
    public String toString() {
        int digits = String.valueOf(moves(farthest)).length();
        return IntStream.range(0, grid.rows()).mapToObj(row -> IntStream.range(0, grid.cols())
                .mapToObj(col -> text(new Cell(row, col))).map(text -> " ".repeat(digits - text.length()) + text)
                .collect(Collectors.joining(" "))).collect(Collectors.joining("\n"));
    }

    private String text(Cell cell) {
        return grid.isWall(cell) ? "#" : moves(cell) < 0 ? "." : String.valueOf(moves(cell));
    }

    /** The two ends, in the order found, and the fewest moves between them. */
    public record FarthestPair(Cell from, Cell to, int moves) {}
}
