package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeedsTest {

    @Test
    void bothEndsAreIncluded() {
        Seeds seeds = new Seeds(3, 6);
        assertArrayEquals(new long[] {3, 4, 5, 6}, seeds.stream().toArray());
        assertEquals(4, seeds.count());
        assertEquals("3..6", seeds.toString());
    }

    @Test
    void oneSeedIsARange() {
        assertArrayEquals(new long[] {Long.MAX_VALUE}, new Seeds(Long.MAX_VALUE, Long.MAX_VALUE).stream().toArray());
    }

    @Test
    void theFreshSeedsAreNoneOfTheChapters() {
        assertEquals(new Seeds(0, 199), Seeds.FIRST_200);
        assertEquals(new Seeds(10_000, 10_999), Seeds.FRESH);
    }

    @ParameterizedTest
    @CsvSource({"-1, 3", "-2, -1", "5, 4", "0, -1"})
    void backwardsAndNegativeRangesAreRefused(long first, long last) {
        refuses(() -> new Seeds(first, last), first + ".." + last, "0 <= first <= last");
    }
}
