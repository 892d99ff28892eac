package caves.evidence;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "C", "C1", "C001", "c01", "01", "C0a", "../C01", "C01 ", "C01\n"})
    void anIdIsALetterAndTwoDigits(String id) {
        refuses(() -> claim(id, List.of()), "'" + id + "'", "'C09'");
    }

    @Test
    void itPrintsItsVerdictAndEachFigureWithItsBand() {
        assertEquals("""
                C09: strict erodes
                holds, because walls go
                  mean
                    0.35 [0.34, 0.36], n = 200; band 0.3 .. 0.4
                  count
                    3, n = 5; OUTSIDE the band 4""", claim("C09", List.of(
                new Figure("mean", new Band(.3, .4), new Measured(.35, .34, .36, 200)),
                new Figure("count", new Band(4, 4), Measured.exact(3, 5)))).toString());
    }

    @Test
    void itsFiguresAreItsOwn() {
        List<Figure> figures = new ArrayList<>();
        Claim claim = claim("C09", figures);
        figures.add(new Figure("late", new Band(0, 1), Measured.exact(1, 1)));
        assertEquals(List.of(), claim.figures());
    }

    @Test
    void verdictsAndClassesAreNamedAsTheClaimsNameThem() {
        assertEquals("[holds, qualified, contradicted, unsupported, unverified, definition]", List.of(Verdict.values()).toString());
        assertEquals("[background, reported by a source, reproduced here, hypothesis, proposed experiment (UNRUN)]",
                List.of(EvidenceClass.values()).toString());
    }

    private static Claim claim(String id, List<Figure> figures) {
        return new Claim(id, "strict erodes", "caution", figures, figures.isEmpty() ? Verdict.DEFINITION : Verdict.HOLDS, "walls go",
                EvidenceClass.REPRODUCED);
    }
}
