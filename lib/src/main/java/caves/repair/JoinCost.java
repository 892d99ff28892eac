package caves.repair;

import caves.grid.Grid;
import caves.region.Region;
import caves.region.Regions;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What it takes to find the tunnels of a closed map: counted, not timed, so that it is the same on every machine.
 *
 * @param edgeCells the edge cells of all rooms
 * @param pairs the pairs of edge cells that the article's loops compare
 * @param steps how many edge cells {@link Repair#tunnels} has to choose from at most for the same tunnels: on each line through a
 *     row or halfway between two, from the top of the map to its last edge cell, the nearest one of each column that has any; 0
 *     where there is nothing to join. Columns passed over, as no small room is near, and the comparisons behind each choice are
 *     not counted.
 */
public record JoinCost(int edgeCells, long pairs, long steps) {

    public static JoinCost of(Grid grid) {
        List<Tunnel> tunnels = Repair.tunnels(0).apply(grid).tunnels();
        RoomEdges edges = RoomEdges.of(grid);
        int joined = Regions.of(grid).largest().map(edges::count).orElse(0);
        long pairs = 0;
        for (Tunnel tunnel : tunnels) {
            pairs += (long) joined * (edges.count() - joined);
            joined += edges.count(tunnel.room());
        }
        return new JoinCost(edges.count(), pairs, tunnels.isEmpty() ? 0 : steps(new EdgeColumns(edges)));
    }

    private static long steps(EdgeColumns columns) {
        return IntStream.range(0, columns.cols()).filter(col -> columns.start(col) < columns.end(col)).count() * (2L * columns.rows() - 1);
    }
}
