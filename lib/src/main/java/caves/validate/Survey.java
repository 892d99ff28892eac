package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Regions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A map under examination, its regions found when first asked for. */
final class Survey {
    private final Grid grid;
    private Regions regions;

    Survey(Grid grid) {
        this.grid = grid;
    }

    Grid grid() {
        return grid;
    }

    Regions regions() {
        if (regions == null) regions = Regions.of(grid);
        return regions;
    }

    boolean meets(Requirement requirement) {
        if (requirement instanceof AllOf several) return several.requirements().stream().allMatch(this::meets);
        return requirement instanceof MapRequirement one ? one.isMet(this) : requirement.isMet(grid);
    }

    long floor() {
        return floor(grid);
    }

    static long floor(Grid grid) {
        return grid.cells() - grid.wallCount();
    }

    /** A share of the floor. It is divided, never multiplied by, so that 55 of 100 cells are .55; NaN where there is no floor. */
    double ofFloor(long cells) {
        return (double) cells / floor();
    }

    /** The cell of a place if it is floor; otherwise what is wrong with it is told. */
    Optional<Cell> floorAt(Place place, MapRequirement.Found found) {
        Optional<Cell> cell = place.on(grid);
        boolean isInside = cell.isPresent() && grid.contains(cell.get().row(), cell.get().col());
        if (isInside && !grid.isWall(cell.get())) return cell;
        if (cell.isEmpty()) found.add("no floor for the " + place, List::of);
        else found.add(place + " is " + (isInside ? "wall" : "off the map"), () -> isInside ? List.of(cell.get()) : List.of());
        return Optional.empty();
    }

    /** The floor of a grid, in scan order. */
    static List<Cell> cells(Grid grid) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++)
            for (int i = 0; i < grid.wordsPerRow(); i++)
                for (long floor = ~grid.word(row, i); floor != 0; floor &= floor - 1) {
                    int col = 64 * i + Long.numberOfTrailingZeros(floor);
                    if (col < grid.cols()) cells.add(new Cell(row, col));
                }
        return cells;
    }
}
