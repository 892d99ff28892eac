package caves.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.testing.Any;
import org.junit.jupiter.api.Test;

class LanesTest {

    @Test
    void eachLaneDrawsWhatItsStreamDraws() {
        qt().withExamples(300).forAll(Any.seed(), integers().between(1, 20), integers().between(1, 200), integers().between(1, 64))
                .checkAssert((seed, count, apart, draws) -> {
                    long limit = (long) (.45 * 0x1p53);
                    Pcg64 stream = Pcg64.ofSeed(seed);
                    Lanes lanes = new Lanes(stream.step(), stream.state(), stream.step().times(apart), count);
                    Pcg64[] twins = new Pcg64[count];
                    for (int i = 0; i < count; i++) twins[i] = after(i * apart, seed);
                    for (int word = 0; word < 3; word++) {
                        long[] bits = lanes.bitsBelow(limit, draws);
                        for (int i = 0; i < count; i++) assertEquals(twins[i].bitsBelow(limit, draws), bits[i], "lane " + i);
                    }
                });
    }

    @Test
    void aLeapIsAsManySteps() {
        qt().forAll(Any.seed(), arbitrary().pick(0, 1, 2, 3, 64, 1000), arbitrary().pick(0, 1, 5, 127)).checkAssert((seed, one, more) -> {
            Pcg64 leaping = Pcg64.ofSeed(seed);
            leaping.skip(one);
            leaping.skip(more);
            assertEquals(after(one + more, seed).nextLong(), leaping.nextLong());
        });
    }

    private static Pcg64 after(int draws, long seed) {
        Pcg64 stream = Pcg64.ofSeed(seed);
        for (int i = 0; i < draws; i++) stream.nextLong();
        return stream;
    }
}
