package caves.repair;

import java.util.Comparator;

/**
 * A way to join a room to those joined before, from an edge cell of the one to an edge cell of the other. The least is taken: the
 * shortest, then the one of the biggest room, its first cell, the room joined first, and that one's first cell.
 */
record Link(long squaredDistance, int rank, int from, int joinedAt, int to) implements Comparable<Link> {
    private static final Comparator<Link> ORDER = Comparator.comparingLong(Link::squaredDistance)
            .thenComparingInt(Link::rank).thenComparingInt(Link::from).thenComparingInt(Link::joinedAt).thenComparingInt(Link::to);

    @Override
    public int compareTo(Link other) {
        return ORDER.compare(this, other);
    }
}
