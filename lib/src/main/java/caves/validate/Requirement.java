package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Something that a map must be. Its name carries its numbers and serves as a key: two of one name ask the same of a map.
 *
 * <p>{@link Requirements} makes those of the book, {@link #of} one of your own.
 */
public interface Requirement {

    /** Short, in one line, e.g. {@code "spawn's region >= 0.9 of floor"}. */
    String name();

    /** What is wrong, in an order that depends on the map alone; empty when nothing is. */
    List<Finding> check(Grid grid);

    /** Whether {@link #check} finds nothing; the book's requirements answer it without listing a cell. */
    default boolean isMet(Grid grid) {
        return check(grid).isEmpty();
    }

    /** The places in the list of those that a map does not meet; what several of them look at is found once. */
    static BitSet unmet(List<Requirement> requirements, Grid grid) {
        Survey map = new Survey(grid);
        BitSet unmet = new BitSet(requirements.size());
        for (int i = 0; i < requirements.size(); i++) if (!map.meets(requirements.get(i))) unmet.set(i);
        return unmet;
    }

    /**
     * That a map has no cells of some kind, e.g. {@code of("no floor in row 0", grid -> ...)}; where it has, they make one finding.
     * Cells off the map are refused when they come.
     */
    static Requirement of(String name, Function<Grid, List<Cell>> wrongCells) {
        Objects.requireNonNull(wrongCells);
        return new MapRequirement(name, (map, found) -> {
            List<Cell> wrong = wrongCells.apply(map.grid()).stream().distinct().sorted().toList();
            wrong.forEach(map.grid()::isWall);
            if (!wrong.isEmpty()) found.add(wrong.size() + (wrong.size() == 1 ? " cell" : " cells"), () -> wrong);
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
