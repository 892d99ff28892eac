package caves.repair;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/** Prim's spanning tree of the rooms, grown from the biggest one. */
final class NearestFirst {
    private final RoomEdges edges;
    private final NearPairs pairs;
    /** By room: its place when the biggest comes first, the first in scan order among equals. */
    private final int[] rank;
    /** A room's pairs in a chain, -1 at its end: pair p is 2 p where the room has its one end, 2 p + 1 where it has the other. */
    private final int[] first;
    private final int[] next;
    private final boolean[] isJoined;
    /** By room not joined yet: its least link so far, if any; those that it has replaced wait on, and are passed over. */
    private final Link[] least;
    private final PriorityQueue<Link> waiting = new PriorityQueue<>();
    private final List<Link> links = new ArrayList<>();

    NearestFirst(RoomEdges edges) {
        this.edges = edges;
        int rooms = edges.rooms().size();
        int[] biggestFirst = IntStream.range(0, rooms).boxed().sorted(Comparator.comparingLong(room -> -edges.size(room)))
                .mapToInt(Integer::intValue).toArray();
        this.pairs = new NearPairs(edges, biggestFirst[0]);
        this.rank = new int[rooms];
        this.first = new int[rooms];
        this.next = new int[2 * pairs.count()];
        this.isJoined = new boolean[rooms];
        this.least = new Link[rooms];
        chainPairs();
        for (int i = 0; i < rooms; i++) rank[biggestFirst[i]] = i;
        grow(biggestFirst[0]);
    }

    private void chainPairs() {
        Arrays.fill(first, -1);
        for (int end = 0; end < next.length; end++) {
            int room = edges.room(edge(end));
            next[end] = first[room];
            first[room] = end;
        }
    }

    private int edge(int end) {
        return end % 2 == 0 ? pairs.one(end / 2) : pairs.other(end / 2);
    }

    private void grow(int biggest) {
        join(biggest);
        while (links.size() < rank.length - 1) {
            Link link = waiting.remove();
            int room = edges.room(link.from());
            if (isJoined[room]) continue;
            links.add(link);
            join(room);
        }
    }

    private void join(int room) {
        isJoined[room] = true;
        for (int end = first[room]; end >= 0; end = next[end]) {
            int to = edge(end), from = edge(end ^ 1), other = edges.room(from);
            if (isJoined[other]) continue;
            Link link = new Link(edges.squaredDistance(from, to), rank[other], from, links.size(), to);
            if (least[other] != null && least[other].compareTo(link) <= 0) continue;
            least[other] = link;
            waiting.add(link);
        }
    }

    /** One for each room but the biggest, in the order of joining. */
    List<Link> links() {
        return links;
    }
}
