package caves.repair;

import caves.grid.Grid;
import caves.region.Movement;
import caves.validate.Requirement;

record KeepLargest() implements Repair {
    @Override
    public Repaired apply(Grid grid, Movement movement) {
        return SmallRegions.allButTheLargest(movement).fill(grid);
    }

    @Override
    public Requirement guarantee(Movement movement) {
        return SmallRegions.allButTheLargest(movement).none("at most one region");
    }

    @Override
    public String toString() {
        return "largest";
    }
}
