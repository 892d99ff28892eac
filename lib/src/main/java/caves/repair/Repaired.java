package caves.repair;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Bottleneck;
import caves.region.Region;
import java.util.ArrayList;
import java.util.List;

/**
 * A map after a repair, and what the repair did.
 *
 * @param before the map that was repaired
 * @param grid the repaired map: {@code before} itself where nothing had to change
 * @param filled the regions of {@code before} that became wall, in scan order
 * @param tunnels the tunnels that were dug, in the order of digging
 */
public record Repaired(Grid before, Grid grid, List<Region> filled, List<Tunnel> tunnels) {
    public Repaired {
        before.differences(grid);
        filled = List.copyOf(filled);
        tunnels = List.copyOf(tunnels);
    }

    /** How many cells changed. */
    public long changedCount() {
        return before.differences(grid);
    }

    /** The cells that changed, in scan order, made anew at each call. */
    public List<Cell> changed() {
        List<Cell> changed = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int i = 0; i < grid.wordsPerRow(); i++)
                for (long bits = before.word(row, i) ^ grid.word(row, i); bits != 0; bits &= bits - 1)
                    changed.add(new Cell(row, 64 * i + Long.numberOfTrailingZeros(bits)));
        return List.copyOf(changed);
    }

    /** Cells of the regions that became wall. */
    public long floorLost() {
        return filled.stream().mapToLong(Region::size).sum();
    }

    /** The same as a share of the floor that there was; 0 where there was none. */
    public double floorLostShare() {
        return floorLost() / (double) Math.max(1, before.cells() - before.wallCount());
    }

    /** The width of the widest square body that gets from the one end of a tunnel to the other. */
    public int width(Tunnel tunnel) {
        return Bottleneck.width(grid, tunnel.from(), tunnel.to()).orElseThrow();
    }

    /** The lengths of all tunnels together. */
    public double tunnelLength() {
        return tunnels.stream().mapToDouble(Tunnel::length).sum();
    }
}
