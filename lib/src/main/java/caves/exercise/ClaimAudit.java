package caves.exercise;

import caves.evidence.Measured;
import caves.evidence.Verdict;
import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.rule.Rule;
import caves.search.ByStep;
import caves.search.Seeds;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/** The exercises of notebook 10, on what one may say of a claim. */
public final class ClaimAudit {
    private static final List<String> NUMBERS = List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty");
    private static final Pattern FRACTION = Pattern.compile("(?<![0-9])0?\\.[0-9]+");
    private static final Pattern STEP = Pattern.compile("(?<![.0-9])(1?[0-9]|20)(?![.0-9])|\\b(" + String.join("|", NUMBERS) + ")\\b");
    private static final double NEAR = .006;

    private ClaimAudit() {}

    /** Your verdict on a claim beside the ledger's. A claim that is not there is refused. */
    public static String verdict(Table claims, String id, Verdict guess) {
        for (Row claim : claims) {
            if (!claim.getString("id").equals(id)) continue;
            if (!claim.getString("verdict").equals(guess.toString()))
                return Answer.notYet("the claim is '%s'. Its headline asks for '%s' and allows %s .. %s. Would the sentence be true as it"
                        + " stands for another number of steps, another rule, another start?", claim.getString("paraphrase"),
                        claim.getString("question"), claim.getString("band_low"), claim.getString("band_high"));
            return Answer.right("%s is %s: %s.", id, guess, claim.getString("because"));
        }
        throw new IllegalArgumentException("no claim " + id + " in the ledger; there are " + claims.stringColumn("id").asList());
    }

    /** A sentence on how much wall the classic rule leaves: it must say at which step, and each fraction must be of the step it goes with. */
    public static String sentence(String sentence) {
        List<Double> fractions = FRACTION.matcher(sentence).results().map(MatchResult::group).map(Double::parseDouble).toList();
        List<Integer> steps = STEP.matcher(FRACTION.matcher(sentence).replaceAll("")).results().map(MatchResult::group)
                .map(ClaimAudit::number).toList();
        if (fractions.isEmpty()) return Answer.notYet("the sentence names no fraction as 0.35, so no run could disagree with it.");
        if (fractions.size() != steps.size())
            return Answer.notYet("fractions %s and steps %s: a reader cannot tell which goes with which. Name one step with each, in order.",
                    fractions, steps);
        ByStep walls = ByStep.measure(Recipe.CHAPTER_CLASSIC.withSteps(Rule.CLASSIC, 20), Seeds.FIRST_200, Grid::wallFraction);
        for (int i = 0; i < steps.size(); i++)
            if (Math.abs(walls.mean(steps.get(i)) - fractions.get(i)) > NEAR)
                return Answer.notYet("at step %d the mean is not %s; it is %s.", steps.get(i), fractions.get(i),
                        walls.mean(steps.get(i)) < fractions.get(i) ? "lower" : "higher");
        return Answer.right("steps %s have fractions %s in the mean of %d seeds, to what the sentence says. A reader can now check it.", steps,
                fractions, Seeds.FIRST_200.count());
    }

    private static int number(String word) {
        return NUMBERS.contains(word) ? NUMBERS.indexOf(word) : Integer.parseInt(word);
    }

    /**
     * A test of a rate that nobody has run: at or past {@code success} the claim would stand, at or past {@code failure}, on the other side,
     * it would fall. Enough cases are those with which no rate's interval holds both.
     */
    public static String design(double success, double failure, int n) {
        Answer.within("a rate", success, 0, 1);
        Answer.within("a rate", failure, 0, 1);
        if (success == failure) return Answer.notYet("success and failure both begin at %.2f: then every outcome is both.", success);
        long middle = Math.round((success + failure) / 2 * n);
        Measured between = Measured.rate(middle, n);
        if (between.low() <= Math.min(success, failure) && between.high() >= Math.max(success, failure))
            return Answer.notYet("%d of %d would be %s: that holds both %.2f and %.2f, and the test would say nothing. More cases, or"
                    + " numbers further apart?", middle, n, between, success, failure);
        return Answer.right("whatever %d cases give, the interval cannot hold both %.2f and %.2f. Write both down before you run it.", n,
                success, failure);
    }
}
