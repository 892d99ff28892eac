package caves.repair;

import caves.grid.Grid;
import caves.region.Movement;
import caves.region.Region;
import caves.region.Regions;
import caves.validate.Requirement;
import java.util.List;
import java.util.function.IntPredicate;

/** The regions with fewer than {@code below} cells, the largest never among them. */
record SmallRegions(Movement movement, long below) {

    static SmallRegions allButTheLargest(Movement movement) {
        return new SmallRegions(movement, Long.MAX_VALUE);
    }

    private IntPredicate in(Regions regions) {
        int largest = regions.largest().map(Region::label).orElse(-1);
        return label -> label != largest && regions.size(label) < below;
    }

    private static List<Region> those(Regions regions, IntPredicate wanted) {
        return regions.all().stream().filter(region -> wanted.test(region.label())).toList();
    }

    Repaired fill(Grid grid) {
        Regions regions = Regions.of(grid, movement);
        IntPredicate isSmall = in(regions);
        List<Region> small = those(regions, isSmall);
        return new Repaired(grid, small.isEmpty() ? grid : regions.only(isSmall.negate()), small, List.of());
    }

    /** That there are none; where there are, their cells are found. */
    Requirement none(String name) {
        return Requirement.of(movement == Movement.HEX ? name + ", hex" : name, grid -> {
            Regions regions = Regions.of(grid, movement);
            return those(regions, in(regions)).stream().flatMap(region -> region.cells().stream()).toList();
        });
    }
}
