package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** A name, and a look at a surveyed map that tells what is wrong. */
final class MapRequirement implements Requirement {
    private final String name;
    private final Look look;

    MapRequirement(String name, Look look) {
        if (name.isBlank() || !name.lines().toList().equals(List.of(name)))
            throw new IllegalArgumentException("a requirement's name is one line of text, not \"" + name + "\"");
        this.name = name;
        this.look = look;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<Finding> check(Grid grid) {
        return check(new Survey(grid));
    }

    List<Finding> check(Survey map) {
        List<Finding> findings = new ArrayList<>();
        look.at(map, (what, where) -> findings.add(new Finding(name, what.get(), where.get())));
        return List.copyOf(findings);
    }

    @Override
    public boolean isMet(Grid grid) {
        return isMet(new Survey(grid));
    }

    boolean isMet(Survey map) {
        AtomicBoolean isMet = new AtomicBoolean(true);
        look.at(map, (what, where) -> isMet.set(false));
        return isMet.get();
    }

    @Override
    public String toString() {
        return name;
    }

    interface Look {
        void at(Survey map, Found found);
    }

    /** Told in words and cells that are made only when someone wants to read them. */
    interface Found {
        void add(Supplier<String> what, Supplier<List<Cell>> where);

        default void add(String what, Supplier<List<Cell>> where) {
            add(() -> what, where);
        }
    }
}
