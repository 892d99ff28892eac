package caves.repair;

import caves.grid.Grid;
import caves.region.Movement;
import caves.validate.Requirement;

record Pockets(int below) implements Repair {
    Pockets {
        if (below < 1) throw new IllegalArgumentException("pockets below " + below + " cells; allowed are 1 and more");
    }

    @Override
    public Repaired apply(Grid grid, Movement movement) {
        return new SmallRegions(movement, below).fill(grid);
    }

    @Override
    public Requirement guarantee(Movement movement) {
        return new SmallRegions(movement, below).none("every region but the largest >= " + below + " cells");
    }

    @Override
    public String toString() {
        return "pockets(" + below + ")";
    }
}
