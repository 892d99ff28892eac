package caves.grid;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NeighbourhoodTest {

    @Test
    void hexagonsLeanLeftInEvenRowsAndRightInOddOnes() {
        assertEquals("[(1, 4), (1, 5), (2, 4), (2, 6), (3, 4), (3, 5)]", Neighbourhood.HEX.around(new Cell(2, 5)).toString());
        assertEquals("[(0, 5), (0, 6), (1, 4), (1, 6), (2, 5), (2, 6)]", Neighbourhood.HEX.around(new Cell(1, 5)).toString());
        assertEquals("[(-2, 5), (-2, 6), (-1, 4), (-1, 6), (0, 5), (0, 6)]", Neighbourhood.HEX.around(new Cell(-1, 5)).toString());
    }

    @Test
    void squaresShareAnEdgeOrACorner() {
        assertEquals("[(-1, 0), (0, -1), (0, 1), (1, 0)]", Neighbourhood.VON_NEUMANN.around(new Cell(0, 0)).toString());
        assertEquals("[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]",
                Neighbourhood.MOORE.around(new Cell(0, 0)).toString());
    }

    @ParameterizedTest
    @EnumSource
    void whoCountsACellIsCountedByIt(Neighbourhood neighbourhood) {
        for (int row = -3; row <= 3; row++) {
            Cell cell = new Cell(row, 7);
            List<Cell> around = neighbourhood.around(cell);
            assertEquals(neighbourhood.size(), around.size());
            assertTrue(around.stream().allMatch(near -> neighbourhood.around(near).contains(cell)));
        }
    }

    @Test
    void hexagonsOnATorusWantAnEvenNumberOfRows() {
        refuses(() -> closes(Neighbourhood.HEX, 9, Outside.WRAP), "'hex'", "'outside=wrap'", "even", 9);
        assertTrue(closes(Neighbourhood.HEX, 8, Outside.WRAP) && closes(Neighbourhood.HEX, 9, Outside.WALL)
                && closes(Neighbourhood.VON_NEUMANN, 9, Outside.WRAP));
    }

    private static boolean closes(Neighbourhood neighbourhood, int rows, Outside outside) {
        neighbourhood.checkCloses(rows, outside);
        return true;
    }
}
