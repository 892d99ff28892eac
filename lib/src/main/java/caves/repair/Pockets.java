package caves.repair;

import caves.grid.Grid;
import caves.region.Movement;
import caves.region.Region;
import caves.region.Regions;

record Pockets(int below) implements Repair {
    Pockets {
        if (below < 1) throw new IllegalArgumentException("pockets below " + below + " cells; allowed are 1 and more");
    }

    @Override
    public Repaired apply(Grid grid, Movement movement) {
        Regions regions = Regions.of(grid, movement);
        int largest = regions.largest().map(Region::label).orElse(-1);
        return Repaired.byFilling(grid, regions, label -> label != largest && regions.size(label) < below);
    }

    @Override
    public String guarantee() {
        return "no region but the largest has fewer than " + below + " cells";
    }

    @Override
    public String toString() {
        return "pockets(" + below + ")";
    }
}
