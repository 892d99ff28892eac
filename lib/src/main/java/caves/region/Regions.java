package caves.region;

import caves.grid.Grid;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The regions of a grid, in scan order of their first cells. */
public record Regions(List<Region> all) {
    public Regions {
        all = List.copyOf(all);
    }

    /** The floor of {@code grid}, joined by moves to the four cells that share an edge. */
    public static Regions of(Grid grid) {
        return new Regions(new FloorRuns(grid).regions());
    }

    public int count() {
        return all.size();
    }

    /** The region with most cells, the first in scan order among equals; none where there is no floor. */
    public Optional<Region> largest() {
        return all.stream().min(Comparator.comparing(region -> -region.size()));
    }

    /** Cells per region, 0 where there is none. */
    public double meanSize() {
        return all.stream().mapToLong(Region::size).average().orElse(0);
    }
}
