package caves.rule;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.testing.Any;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleTest {

    @Test
    void threeSpellingsOfOneRule() {
        Rule classic = Rule.parse("B5678/S45678");
        assertEquals(classic, Rule.thresholds(5, 4));
        assertEquals(classic, Rule.of(n -> n >= 5, n -> n >= 4));
        assertEquals("B5678/S45678", classic.toString());
    }

    @Test
    void parseIsTheInverseOfToString() {
        qt().forAll(Any.rule()).checkAssert(rule -> {
            assertEquals(rule, Rule.parse(rule.toString()));
            assertEquals(rule, Rule.of(n -> rule.next(false, n), n -> rule.next(true, n)));
        });
    }

    @Test
    void theTextNamesTheCountsAtWhichACellIsWallNext() {
        qt().forAll(Any.rule(), integers().between(0, 8)).checkAssert((rule, walls) -> {
            String[] parts = rule.toString().split("/");
            assertEquals(parts[0].contains("" + walls), rule.next(false, walls));
            assertEquals(parts[1].contains("" + walls), rule.next(true, walls));
        });
    }

    @ParameterizedTest
    @CsvSource({"0, 0, B012345678/S012345678", "8, 1, B8/S12345678", "9, 9, B/S", "2147483647, 5, B/S5678"})
    void thresholdsAreTheLeastCounts(int birth, int survival, String text) {
        assertEquals(text, Rule.thresholds(birth, survival).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "B55/S5", "B65/S5", "B5/S88", "B5/S54", "B9/S5", "B5/S9", "b5/s5", "B5/s5", " B5/S5", "B5/S5 ", "B5 /S5", "B5/ S5",
        "B5S5", "B5", "/S5", "", "S5/B5", "B-1/S5", "B5/S5/", "B5,6/S5", "B\u0665/S5", "5678/5678", "B5/S5\n",
    })
    void aTextThatIsNoRuleIsRefused(String text) {
        refuses(() -> Rule.parse(text), "'" + text + "'", "B<digits>/S<digits>", "0 .. 8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"B5678/S45678+R2<=2", "B5678/S45678+R2c<=13"})
    void theTwoStepClauseIsRefusedByNameUntilItIsBuilt(String text) {
        refuses(() -> Rule.parse(text), text, "+R2", "not built yet");
    }

    @Test
    void countsAndMasksOutOfReachAreRefused() {
        refuses(() -> Rule.thresholds(-1, 4), "-1");
        refuses(() -> Rule.thresholds(4, -1), "-1");
        refuses(() -> new Rule(512, 0), 512);
        refuses(() -> new Rule(0, -1), -1);
        refuses(() -> Rule.thresholds(5, 4).next(true, 9), 9, "0 .. 8");
        refuses(() -> Rule.thresholds(5, 4).next(false, -1), -1, "0 .. 8");
    }
}
