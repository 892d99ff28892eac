package caves.repair;

import caves.grid.Grid;
import caves.region.Movement;
import caves.region.Region;
import caves.region.Regions;

record KeepLargest() implements Repair {
    @Override
    public Repaired apply(Grid grid, Movement movement) {
        Regions regions = Regions.of(grid, movement);
        int largest = regions.largest().map(Region::label).orElse(-1);
        return Repaired.byFilling(grid, regions, label -> label != largest);
    }

    @Override
    public String guarantee() {
        return "at most one region";
    }

    @Override
    public String toString() {
        return "largest";
    }
}
