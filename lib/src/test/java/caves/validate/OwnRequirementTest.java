package caves.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnRequirementTest {

    @Test
    void itsCellsAreFoundOnceAndInScanOrder() {
        Cell first = new Cell(0, 1), second = new Cell(1, 0);
        Requirement own = Requirement.of("nothing at two cells", grid -> List.of(second, first, second));
        assertEquals(List.of(new Finding("nothing at two cells", "2 cells", List.of(first, second))), own.check(Grid.parse("..\n..")));
    }

    @Test
    void noneAtAllHasANameToo() {
        assertEquals("nothing", Requirement.all().name());
        assertEquals(List.of(), Requirement.all().check(Grid.parse(".")));
    }

    @Test
    void aPlaceIsNeeded() {
        assertThrows(NullPointerException.class, () -> Requirements.reachable(null, Place.EXIT));
        assertThrows(NullPointerException.class, () -> Requirements.regionOf(null, .5));
        assertThrows(NullPointerException.class, () -> Requirements.bottleneck(Place.SPAWN, null, 2));
    }
}
