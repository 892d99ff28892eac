package caves.rule;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.testing.Any;
import java.util.List;
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

    @Test
    void aClauseStandsAfterTheCounts() {
        assertEquals(Rule.CLASSIC.with(TwoStep.r2(2)), Rule.parse("B5678/S45678+R2<=2"));
        assertEquals(Rule.CLASSIC.with(TwoStep.r2c(13)), Rule.parse("B5678/S45678+R2c<=13"));
        assertEquals(Rule.CLASSIC.with(TwoStep.r2(1)), Rule.CLASSIC.with(TwoStep.r2c(9)).with(TwoStep.r2(1)));
        qt().forAll(Any.ruleWithClause()).checkAssert(rule -> assertEquals(rule, Rule.parse(rule.toString())));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "+R2", "+R2<2", "+R2<=", "+R2<=-1", "+R2<=02", "+R2<=26", "+R2c<=22", "+R2C<=2", "+r2<=2", "+R1<=2", "R2<=2", "+R2<=2+R2<=2",
        "+R2<=2 ", "+R2<=\u0662", "+",
    })
    void aClauseThatIsNoneIsRefused(String clause) {
        refuses(() -> Rule.parse("B5678/S45678" + clause), clause, "+R2<=<k>", "0 .. 25", "+R2c<=<k>", "0 .. 21");
    }

    @Test
    void aRuleWithAClauseCannotAnswerFromTheCountAlone() {
        Rule rule = Rule.parse("B/S+R2<=2");
        refuses(() -> rule.next(false, 0), rule, "automaton");
        refuses(() -> new Block(0).next(rule), rule);
        refuses(() -> TwoStep.r2(26), "+R2<=26", "0 .. 25");
        refuses(() -> TwoStep.r2c(-1), "+R2c<=-1", "0 .. 21");
    }

    @Test
    void warningsNameWhatCanNeverHappen() {
        assertEquals(List.of(), Rule.parse("B012345678/S012345678").warnings(Neighbourhood.MOORE));
        assertEquals(List.of("birth at 5 never happens with 4 neighbours", "survival at 8 never happens with 4 neighbours"),
                Rule.parse("B345/S48").warnings(Neighbourhood.VON_NEUMANN));
        assertEquals(List.of("birth at 7 never happens with 6 neighbours"), Rule.parse("B67/S6").warnings(Neighbourhood.HEX));
    }

    @Test
    void whatTheWarningsNameCanBeLeftOut() {
        qt().forAll(Any.grid(), Any.rule()).checkAssert((grid, rule) -> {
            for (Neighbourhood neighbourhood : List.of(Neighbourhood.VON_NEUMANN, Neighbourhood.HEX)) {
                int reached = (2 << neighbourhood.size()) - 1;
                Rule less = new Rule(rule.births() & reached, rule.survivals() & reached);
                assertEquals(List.of(), less.warnings(neighbourhood));
                assertEquals(new Automaton(less, neighbourhood, Outside.WALL, Ring.NONE).step(grid),
                        new Automaton(rule, neighbourhood, Outside.WALL, Ring.NONE).step(grid));
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"STRICT, B5678/S5678", "CLASSIC, B5678/S45678", "KUN, B678/S345678", "COOK, B5678/S345678", "GRIDBUGS, B5/S45678"})
    void namedRules(NamedRule named, String text) {
        assertEquals(text, named.rule().toString());
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
