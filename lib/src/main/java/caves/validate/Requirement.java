package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Something that a map must be. Its name carries its numbers and serves as a key: equal names, equal requirements.
 *
 * <p>{@link Requirements} makes those of the book, {@link #of} one of your own.
 */
public interface Requirement {

    /** Short, in one line, e.g. {@code "spawn's region >= 0.9 of floor"}. */
    String name();

    /** What is wrong, in an order that depends on the map alone; empty when nothing is. */
    List<Finding> check(Grid grid);

    /**
     * That a map has no cells of some kind, e.g. {@code of("no floor in row 0", grid -> ...)}; where it has, they make one finding.
     * Cells off the map are refused when they come.
     */
    static Requirement of(String name, Function<Grid, List<Cell>> wrongCells) {
        Objects.requireNonNull(wrongCells);
        return new MapRequirement(name, (map, found) -> {
            List<Cell> wrong = wrongCells.apply(map.grid()).stream().sorted().toList();
            wrong.forEach(map.grid()::isWall);
            if (!wrong.isEmpty()) found.add(wrong.size() + (wrong.size() == 1 ? " cell" : " cells"), wrong);
        });
    }

    /** All of them at once; the findings of the first come first. None at all is a requirement that every map meets. */
    static Requirement all(Requirement... requirements) {
        return all(List.of(requirements));
    }

    static Requirement all(List<Requirement> requirements) {
        return new AllOf(requirements);
    }
}
