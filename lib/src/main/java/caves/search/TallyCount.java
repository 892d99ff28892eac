package caves.search;

import java.util.BitSet;
import java.util.List;
import java.util.stream.LongStream;

/** A tally being counted. */
final class TallyCount {
    private final long[] firstFailed;
    private final long[] everyFailed;
    private long seeds;
    private long kept;

    TallyCount(int gates) {
        this.firstFailed = new long[gates];
        this.everyFailed = new long[gates];
    }

    void add(BitSet failed) {
        seeds++;
        if (failed.isEmpty()) kept++;
        else firstFailed[failed.nextSetBit(0)]++;
        failed.stream().forEach(gate -> everyFailed[gate]++);
    }

    void add(TallyCount other) {
        seeds += other.seeds;
        kept += other.kept;
        for (int gate = 0; gate < firstFailed.length; gate++) {
            firstFailed[gate] += other.firstFailed[gate];
            everyFailed[gate] += other.everyFailed[gate];
        }
    }

    long kept() {
        return kept;
    }

    GateTally tally(List<String> gates) {
        return new GateTally(gates, seeds, kept, LongStream.of(firstFailed).boxed().toList(), LongStream.of(everyFailed).boxed().toList());
    }
}
