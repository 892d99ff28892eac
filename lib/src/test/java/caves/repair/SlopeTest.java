package caves.repair;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.grid.Grid;
import caves.validate.Requirements;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlopeTest {

    @Test
    void eachDirectionOnce() {
        assertEquals(List.of(new Slope(-1, -1), new Slope(-1, 1), new Slope(1, -1), new Slope(1, 1)), Slope.within(1));
        assertEquals(41 * 41 - 5, Slope.within(20).stream().distinct().count());
        refuses(() -> new Slope(0, -1), "0 down and -1 to the right", "2 moves");
    }

    @Test
    void theSmallRoomDigsInTheDirectionOfTheSlopeAndTheMapHasRoomForTheBrush() {
        for (Slope slope : Slope.within(5))
            for (int radius = 0; radius < 4; radius++) {
                Repaired dug = slope.dug(radius);
                Tunnel tunnel = dug.tunnels().get(0);
                assertEquals(1, dug.tunnels().size());
                assertEquals(slope, new Slope(tunnel.to().row() - tunnel.from().row(), tunnel.to().col() - tunnel.from().col()));
                Grid inside = dug.grid().interior();
                assertTrue(Requirements.closedBorder().check(inside).isEmpty(), () -> slope + "\n" + dug.grid());
            }
    }

    @Test
    void aTunnelIsJoinedOverEdgesAndNoLongerThanItMustBe() {
        for (Slope slope : Slope.within(12)) {
            assertTrue(Requirements.oneRegion().check(slope.dug(0).grid()).isEmpty(), slope::toString);
            assertEquals(slope.moves() - 1, slope.dug(0).changedCount(), slope::toString);
        }
    }

    /** Radius 1 stamps a plus: three wide along rows and columns, and no three cells square get past a step. */
    @ParameterizedTest
    @CsvSource({"0, 8, 1, 3, 5", "-8, 0, 1, 3, 5", "1, 8, 1, 2, 4", "4, -8, 1, 2, 3", "8, 8, 1, 2, 3"})
    void widthsByRadius(int down, int right, int radius0, int radius1, int radius2) {
        Slope slope = new Slope(down, right);
        assertEquals(List.of(radius0, radius1, radius2), List.of(slope.width(0), slope.width(1), slope.width(2)));
    }
}
