package caves.exercise;

import static caves.exercise.Answers.notYet;
import static caves.exercise.Answers.right;
import static caves.testing.Refusals.refuses;

import caves.evidence.Verdict;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class ClaimAuditTest {
    private static final Table CLAIMS = Table.create(StringColumn.create("id", "C10"), StringColumn.create("verdict", "qualified"),
            StringColumn.create("paraphrase", "it levels off"), StringColumn.create("question", "mean once stable"),
            StringColumn.create("band_low", "0.32"), StringColumn.create("band_high", "0.34"), StringColumn.create("because", "it is lower"));

    @Test
    void aVerdictIsOursOrNotYet() {
        right(ClaimAudit.verdict(CLAIMS, "C10", Verdict.QUALIFIED), "C10 is qualified: it is lower");
        notYet(ClaimAudit.verdict(CLAIMS, "C10", Verdict.HOLDS), "it levels off", "0.32 .. 0.34");
        refuses(() -> ClaimAudit.verdict(CLAIMS, "C11", Verdict.HOLDS), "C11");
    }

    @Test
    void aSentenceWithoutItsStepIsNotYet() {
        notYet(ClaimAudit.sentence("the classic rule stabilizes near 0.35"), "[0.35] and steps []");
        notYet(ClaimAudit.sentence("it leaves about a third"), "no fraction");
    }

    @Test
    void aSentenceWithTheWrongStepIsNotYet() {
        notYet(ClaimAudit.sentence("after five steps 0.35 of the map is wall"), "at step 5", "lower");
        notYet(ClaimAudit.sentence("after 1 step .35"), "at step 1", "higher");
    }

    @Test
    void aSentenceWithItsStepsIsRight() {
        right(ClaimAudit.sentence("after three steps .355, after 20 about 0.31"), "[3, 20]");
    }

    @Test
    void aTestNeedsTwoNumbersAndEnoughCases() {
        notYet(ClaimAudit.design(.5, .5, 100), "both begin at 0.50");
        notYet(ClaimAudit.design(.8, .7, 20), "holds both 0.80 and 0.70");
        right(ClaimAudit.design(.8, .7, 2000), "2000 cases");
        right(ClaimAudit.design(.1, .9, 50), "50 cases");
        refuses(() -> ClaimAudit.design(1.5, .5, 10), 1.5);
        refuses(() -> ClaimAudit.design(.5, Double.NaN, 10), "NaN");
    }
}
