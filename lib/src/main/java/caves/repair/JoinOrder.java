package caves.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Ways to choose which rooms are linked, for teaching: what the article's own, {@link Repair#tunnels}, is compared with.
 *
 * <p>They give lengths only, and nothing is dug. Each looks at every pair of edge cells, so take maps of some hundred rows at most;
 * more than 2,000 rooms are refused.
 */
public enum JoinOrder {
    /** Each room with the one before it in scan order. */
    SCAN_ORDER {
        @Override
        List<Long> links(long[][] distance) {
            return IntStream.range(1, distance.length).mapToObj(room -> distance[room][room - 1]).toList();
        }
    },
    /** Kruskal's spanning tree: of all links that join what is not joined yet, the shortest. */
    SHORTEST_FIRST {
        @Override
        List<Long> links(long[][] distance) {
            List<int[]> pairs = new ArrayList<>();
            for (int room = 0; room < distance.length; room++)
                for (int other = 0; other < room; other++) pairs.add(new int[] {room, other});
            pairs.sort(Comparator.comparingLong(pair -> distance[pair[0]][pair[1]]));
            int[] group = IntStream.range(0, distance.length).toArray();
            List<Long> links = new ArrayList<>();
            for (int[] pair : pairs) {
                int mine = group[pair[0]], theirs = group[pair[1]];
                if (mine == theirs) continue;
                for (int room = 0; room < group.length; room++) if (group[room] == theirs) group[room] = mine;
                links.add(distance[pair[0]][pair[1]]);
            }
            return links;
        }
    };

    private static final int MOST_ROOMS = 2000;

    /** The squared length of each link, one fewer than there are rooms, in the order of joining; none where there is no floor. */
    public List<Long> squaredDistances(RoomEdges edges) {
        int rooms = edges.rooms().size();
        if (rooms > MOST_ROOMS) throw new IllegalArgumentException(rooms + " rooms for " + this + "; allowed are at most " + MOST_ROOMS);
        return links(between(edges));
    }

    abstract List<Long> links(long[][] distance);

    /** The smallest squared distance of edge cells, for each two rooms. */
    private static long[][] between(RoomEdges edges) {
        long[][] distance = new long[edges.rooms().size()][edges.rooms().size()];
        for (long[] row : distance) Arrays.fill(row, Long.MAX_VALUE);
        for (int a = 0; a < edges.count(); a++)
            for (int b = 0; b < a; b++) {
                int room = edges.room(a), other = edges.room(b);
                distance[room][other] = distance[other][room] = Math.min(distance[room][other], edges.squaredDistance(a, b));
            }
        return distance;
    }
}
