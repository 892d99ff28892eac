package caves.show;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Ring;
import caves.rule.Automaton;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What an automaton does to each cell of one map, in words. */
final class CellAnswer {
    private final Automaton automaton;
    private final Grid now;
    private final Grid next;

    CellAnswer(Automaton automaton, Grid now, Grid next) {
        this.automaton = automaton;
        this.now = now;
        this.next = next;
    }

    int walls(Cell cell) {
        return automaton.wallsAround(now, cell);
    }

    /** For example {@code 5 walls around a floor cell: birth, it becomes wall.} */
    String words(Cell cell) {
        boolean isWall = now.isWall(cell);
        int walls = walls(cell);
        boolean ruled = automaton.rule().next(isWall, walls);
        String event = ruled ? isWall ? "survival, it stays wall" : "birth, it becomes wall"
                : isWall ? "death, it becomes floor" : "no birth, it stays floor";
        boolean ringed = next.isWall(cell) != ruled && automaton.ring() != Ring.NONE && onEdge(cell);
        return walls + (walls == 1 ? " wall" : " walls") + " around a " + (isWall ? "wall" : "floor") + " cell: " + event + "."
                + (ringed ? " Then the ring is set: wall." : "");
    }

    /** The rule and all the habits it works by. */
    String habits() {
        return automaton.rule() + ", " + automaton.neighbourhood() + ", outside=" + automaton.outside()
                + (automaton.ring() == Ring.NONE ? ", no ring" : ", " + automaton.ring());
    }

    /** The map and one more cell on every side, as the outside says: a row of {@code #} and {@code .} each, joined by spaces. */
    String around() {
        Grid.CellTest anywhere = automaton.outside().extend(now.rows(), now.cols(), now::isWall);
        return IntStream.range(-1, now.rows() + 1).mapToObj(row -> IntStream.range(-1, now.cols() + 1)
                .mapToObj(col -> anywhere.test(row, col) ? "#" : ".").collect(Collectors.joining())).collect(Collectors.joining(" "));
    }

    private boolean onEdge(Cell cell) {
        return cell.row() == 0 || cell.col() == 0 || cell.row() == now.rows() - 1 || cell.col() == now.cols() - 1;
    }
}
