package caves.region;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegionTest {

    @ParameterizedTest
    @CsvSource({"0, 5, 3", "-1, 0, 0", "0, -1, 3", "7, 0, 2147483647"})
    void aRunHasItsCellsOnTheMapAndItsLeftEndFirst(int row, int left, int right) {
        refuses(() -> new Run(row, left, right), "row " + row, left + " .. " + right, "0 .. 2147483646");
    }

    @Test
    void theShortestRunAndTheLongest() {
        assertEquals(1, new Run(0, 5, 5).length());
        assertEquals(Integer.MAX_VALUE, new Run(0, 0, Integer.MAX_VALUE - 1).length());
    }

    @Test
    void runsComeInScanOrderAndApart() {
        Run first = new Run(1, 2, 3);
        for (Run next : List.of(first, new Run(0, 7, 7), new Run(1, 0, 0), new Run(1, 3, 5), new Run(1, 4, 5)))
            refuses(() -> new Region(0, List.of(first, next)), first, next, "scan order");
        for (Run next : List.of(new Run(1, 5, 5), new Run(2, 0, 9), new Run(2, 2, 3)))
            assertEquals(2 + next.length(), new Region(0, List.of(first, next)).size());
    }

    @Test
    void aRegionHasALabelAndACell() {
        refuses(() -> new Region(-1, List.of(new Run(0, 0, 0))), -1, "0 and more");
        refuses(() -> new Region(0, List.of()), "at least one cell");
    }
}
