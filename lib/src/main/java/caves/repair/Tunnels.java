package caves.repair;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Movement;
import caves.region.Regions;
import caves.validate.Finding;
import caves.validate.Requirement;
import caves.validate.Requirements;
import java.util.ArrayList;
import java.util.List;

record Tunnels(int radius) implements Repair {
    Tunnels {
        if (radius < 0) throw new IllegalArgumentException("tunnels of radius " + radius + "; allowed are 0 and more");
    }

    @Override
    public Repaired apply(Grid grid, Movement movement) {
        requireSquares(movement);
        Regions regions = Regions.of(grid);
        if (regions.count() < 2) return new Repaired(grid, grid, List.of(), List.of());
        requireClosed(grid);
        requireNotTooLong(grid);
        RoomEdges edges = RoomEdges.of(grid, regions);
        Digging digging = new Digging(grid, radius);
        List<Tunnel> tunnels = new ArrayList<>();
        for (Link link : new NearestFirst(edges).links()) {
            Cell from = edges.cell(link.from()), to = edges.cell(link.to());
            tunnels.add(new Tunnel(from, to, digging.dig(from, to), edges.roomOf(link.from()), edges.roomOf(link.to())));
        }
        return new Repaired(grid, digging.grid(), List.of(), tunnels);
    }

    private void requireSquares(Movement movement) {
        if (movement == Movement.HEX) throw new IllegalArgumentException(this + " on a hex map; tunnels are dug on squares only");
    }

    private void requireClosed(Grid grid) {
        List<Finding> open = Requirements.closedBorder().check(grid);
        if (!open.isEmpty())
            throw new IllegalArgumentException(this + " needs a closed border; " + open.get(0).where().get(0) + " is floor");
    }

    private void requireNotTooLong(Grid grid) {
        if (Math.max(grid.rows(), grid.cols()) > NearPairs.LONGEST_SIDE)
            throw new IllegalArgumentException(this + " on a " + grid.rows() + "x" + grid.cols() + " map; allowed are at most "
                    + NearPairs.LONGEST_SIDE + " rows and columns");
    }

    @Override
    public boolean digs() {
        return true;
    }

    @Override
    public Requirement guarantee(Movement movement) {
        requireSquares(movement);
        return Repair.keepLargest().guarantee(movement);
    }

    @Override
    public String toString() {
        return "tunnels(" + radius + ")";
    }
}
