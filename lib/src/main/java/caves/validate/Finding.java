package caves.validate;

import caves.grid.Cell;
import java.util.List;

/**
 * What is wrong with a map, and where.
 *
 * @param requirement the name of the requirement that is not met
 * @param what the fault, with its numbers
 * @param where the cells that a picture paints, all on the map, in scan order; none where there is nothing to point at
 */
public record Finding(String requirement, String what, List<Cell> where) {
    public Finding {
        where = List.copyOf(where);
    }

    @Override
    public String toString() {
        return requirement + ": " + what;
    }
}
