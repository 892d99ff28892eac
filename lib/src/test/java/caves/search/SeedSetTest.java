package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.quicktheories.core.Gen;

class SeedSetTest {
    private static final int SEEDS = 16;

    /** Any set of the seeds 0 .. 15, as bits. */
    private static Gen<Long> bits() {
        return longs().between(0, (1 << SEEDS) - 1);
    }

    private static SeedSet set(long bits) {
        BitSet seeds = BitSet.valueOf(new long[] {bits});
        return SeedSet.of(seeds.stream().mapToObj(seed -> new Seeds(seed, seed)).toArray(Seeds[]::new));
    }

    private static long bits(SeedSet set) {
        return set.ranges().stream().flatMapToLong(Seeds::stream).map(seed -> 1L << seed).reduce(0, (a, b) -> a | b);
    }

    @Test
    void itIsASetOfSeeds() {
        qt().forAll(bits()).checkAssert(a -> {
            assertEquals(a, bits(set(a)));
            assertEquals(Long.bitCount(a), set(a).count());
            assertEquals(set(a), SeedSet.parse(set(a).toString()));
            for (int seed = 0; seed < SEEDS; seed++) assertEquals((a >> seed & 1) == 1, set(a).contains(seed));
        });
    }

    @Test
    void setsAreAddedAndTakenAway() {
        qt().forAll(bits(), bits()).checkAssert((a, b) -> {
            assertEquals(set(a & ~b), set(a).without(set(b)));
            assertEquals(set(a | b), set(a & ~b).and(set(b)));
        });
    }

    @Test
    void chunksAreTheSetInOrder() {
        qt().forAll(bits(), integers().between(1, 5)).checkAssert((a, most) -> {
            List<Seeds> chunks = new ArrayList<>();
            set(a).chunks(most).forEachRemaining(chunks::add);
            assertEquals(set(a), SeedSet.of(chunks));
            assertEquals(set(a).ranges().stream().mapToLong(range -> (range.count() + most - 1) / most).sum(), chunks.size());
        });
    }

    @Test
    void theLargestSeedsAreSeedsLikeAnyOthers() {
        SeedSet end = SeedSet.of(new Seeds(Long.MAX_VALUE - 9, Long.MAX_VALUE));
        assertEquals("9223372036854775798..9223372036854775801",
                end.without(SeedSet.of(new Seeds(Long.MAX_VALUE - 5, Long.MAX_VALUE))).toString());
        List<Seeds> chunks = new ArrayList<>();
        end.chunks(7).forEachRemaining(chunks::add);
        assertEquals(end, SeedSet.of(chunks));
    }

    @Test
    void oneSetHasOneText() {
        assertEquals("0..5 8..9", SeedSet.of(new Seeds(8, 9), new Seeds(3, 5), new Seeds(0, 2)).toString());
        assertEquals("none", SeedSet.NONE.toString());
    }

    @Test
    void whatIsNoSetIsRefused() {
        refuses(() -> SeedSet.of(new Seeds(0, 5), new Seeds(5, 9)), "0..5", "5..9", "overlap");
        refuses(() -> new SeedSet(List.of(new Seeds(0, 5), new Seeds(6, 9))), "0..5", "left out");
        Stream.of("", "0", "0..1,3..4", "1..0", "3..4 0..1", "0..99999999999999999999", "-1..2", "0..9223372036854775808").forEach(text ->
                refuses(() -> SeedSet.parse(text)));
        refuses(() -> SeedSet.parse("7"), "'7'", "'none'", "0..99 200..299");
    }
}
