package caves.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.noise.Noise;
import caves.testing.Hostile;
import caves.testing.SlowTunnels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Brushes that reach past the map, or far along it. */
class WideBrushTest {

    @Test
    void digAllButTheBorder() {
        digsAllButTheBorder(Hostile.lattice(3, 4, 1));
    }

    /** With tens of thousands of tunnels: the first stamp has dug all there is. */
    @Test
    void digAllButTheBorderOfALargeMapToo() {
        digsAllButTheBorder(Noise.uniform(.5).draw(1000, 1000, 1).withRing());
    }

    private static void digsAllButTheBorder(Grid map) {
        Grid open = Grid.of(map.rows(), map.cols(), (row, col) -> false).withRing();
        assertEquals(open, Repair.tunnels(Integer.MAX_VALUE).apply(map).grid());
    }

    /** Two rooms in a corner: from there the brush reaches farther than the map is high, or than either side is long. */
    @ParameterizedTest
    @CsvSource({"5, 200, 50", "200, 5, 50", "5, 200, 203", "40, 40, 30", "40, 40, 50", "40, 40, 60"})
    void digAsFarAsTheSlowTwin(int rows, int cols, int radius) {
        Grid map = Grid.of(rows, cols, (row, col) -> row != 1 && col != 1 || row + col != 2 && row + col != 4);
        assertEquals(SlowTunnels.dig(map, radius), Repair.tunnels(radius).apply(map).grid());
    }
}
