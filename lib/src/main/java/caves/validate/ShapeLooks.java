package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Bottleneck;
import caves.region.Distances;
import caves.region.SquareBody;
import caves.validate.MapRequirement.Found;
import java.util.List;
import java.util.stream.Stream;

/** What requirements on the amount of floor and its width see. */
final class ShapeLooks {
    private ShapeLooks() {}

    static void floor(Survey map, Found found, double share) {
        if ((double) map.floor() / map.grid().cells() < share)
            found.add(() -> "floor has " + map.floor() + " of " + map.grid().cells() + " cells", () -> Survey.cells(map.grid()));
    }

    static void openFloor(Survey map, Found found, int width, double share) {
        Grid open = SquareBody.on(map.grid(), width).covered();
        if (map.ofFloor(Survey.floor(open)) > share)
            found.add(() -> Survey.floor(open) + " of " + map.floor() + " floor cells are " + width + " wide or more", () -> Survey.cells(open));
    }

    static void closedBorder(Survey map, Found found) {
        Grid grid = map.grid(), closed = grid.withRing();
        if (closed.equals(grid)) return;
        found.add(() -> grid.differences(closed) + " of the outermost cells are floor",
                () -> Survey.cells(Grid.of(grid.rows(), grid.cols(), (row, col) -> grid.isWall(row, col) || !closed.isWall(row, col))));
    }

    static void bottleneck(Survey map, Found found, Place from, Place to, int width) {
        map.floorAt(from, found).ifPresent(start -> map.floorAt(to, found).ifPresent(goal -> {
            Grid grid = map.grid();
            SquareBody body = SquareBody.on(grid, width);
            if (body.joins(start, goal)) return;
            boolean isWay = map.regions().joins(start, goal);
            found.add(() -> isWay ? "the bottleneck is " + Bottleneck.width(grid, start, goal).getAsInt() : "no way from " + from + " to " + to,
                    () -> isWay ? stuck(body, Distances.from(grid, start).pathTo(goal).orElseThrow()) : Stream.of(start, goal).sorted().toList());
        }));
    }

    private static List<Cell> stuck(SquareBody body, List<Cell> path) {
        Grid fromStart = body.coveredFrom(path.get(0)), fromGoal = body.coveredFrom(path.get(path.size() - 1));
        List<Cell> beyond = path.stream().filter(fromStart::isWall).sorted().toList();
        List<Cell> between = beyond.stream().filter(fromGoal::isWall).toList();
        return between.isEmpty() ? beyond : between;
    }
}
