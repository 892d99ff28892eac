package caves.exercise;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.rule.Rule;
import caves.search.CaveScore;
import caves.search.GateTally;
import caves.search.Score;
import caves.search.Seeds;
import caves.validate.Requirement;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The exercises of notebook 07, on which caves are worth keeping. */
public final class ScoreAndSearch {
    private static final Recipe STRICT = Recipe.CHAPTER_STRICT;
    private static final Recipe CLASSIC = Recipe.CHAPTER_CLASSIC.withSteps(Rule.CLASSIC, 4);
    private static final Seeds SEEDS = new Seeds(0, 9_999);
    private static final int NEAR = 300;
    private static final double LEAST_RATE = .04;
    private static final double LARGEST_RATE = .06;
    private static final int ROWS_OF_A_PATTERN = 6;

    private ScoreAndSearch() {}

    /** How many of 10,000 strict caves pass all of some gates. */
    public static String passing(List<Requirement> gates, int guess) {
        Answer.within("a number of 10000 caves", guess, 0, SEEDS.count());
        GateTally tally = GateTally.of(STRICT, SEEDS, gates);
        if (Math.abs(guess - tally.kept()) <= NEAR)
            return Answer.right("%d of %d pass. Gates that cared nothing for each other would let %.0f through.", tally.kept(), tally.seeds(),
                    ifIndependent(tally));
        List<Long> alone = tally.everyFailed().stream().map(failed -> tally.seeds() - failed).toList();
        return Answer.notYet("%d is too %s. One by one the gates let through %s of %d. If one gate cared nothing for what another says,"
                + " which share of the caves would pass two of them?", guess, guess > tally.kept() ? "high" : "low", alone, tally.seeds());
    }

    private static double ifIndependent(GateTally tally) {
        return tally.everyFailed().stream().mapToDouble(failed -> 1 - (double) failed / tally.seeds()).reduce(tally.seeds(), (a, b) -> a * b);
    }

    /** Gates that about one in twenty of 10,000 strict caves passes. */
    public static String fivePercent(Requirement... gates) {
        GateTally tally = GateTally.of(STRICT, SEEDS, gates);
        if (tally.rate() >= LEAST_RATE && tally.rate() <= LARGEST_RATE)
            return Answer.right("%d of %d caves pass. The hardest gate is \"%s\"; it fails %d.", tally.kept(), tally.seeds(),
                    gates[hardest(tally)].name(), tally.everyFailed().get(hardest(tally)));
        if (tally.rejected() == 0) return Answer.notYet("all %d caves pass: these gates ask for nothing that is ever missing.", tally.seeds());
        return Answer.notYet("%d of %d caves pass, which is too %s. The hardest gate is \"%s\"; it fails %d.", tally.kept(), tally.seeds(),
                tally.rate() > LARGEST_RATE ? "many" : "few", gates[hardest(tally)].name(), tally.everyFailed().get(hardest(tally)));
    }

    private static int hardest(GateTally tally) {
        return IntStream.range(0, tally.gates().size()).boxed().max(Comparator.comparing(tally.everyFailed()::get)).orElseThrow();
    }

    /** A drawn pattern of 90 x 140 cells, of at most 6 different rows, that no cave of the first 200 seeds of either rule outdoes. */
    public static String cheats(Score score, Grid map) {
        if (map.rows() != STRICT.rows() || map.cols() != STRICT.cols())
            throw new IllegalArgumentException("a map of " + map.rows() + "x" + map.cols() + " cells; needed are " + STRICT.rows() + "x"
                    + STRICT.cols());
        long different = map.toString().lines().distinct().count();
        if (different > ROWS_OF_A_PATTERN)
            return Answer.notYet("%d different rows might be a cave. Draw a pattern: %d at most.", different, ROWS_OF_A_PATTERN);
        CaveScore drawn = score.of(map);
        double best = Stream.of(STRICT, CLASSIC).flatMap(recipe -> Seeds.FIRST_200.stream().parallel().mapToObj(recipe::cave))
                .mapToDouble(cave -> score.of(cave).value()).max().orElseThrow();
        if (drawn.value() < best)
            return Answer.notYet("it scores %.4f, the best cave %.4f. It loses most by its %s.", drawn.value(), best, dearest(drawn));
        return Answer.right("%d different rows score %.4f, the best of %d caves %.4f. Every term is met by something that is no cave: what a"
                + " score does not ask for, it does not get.", different, drawn.value(), 2 * Seeds.FIRST_200.count(), best);
    }

    private static String dearest(CaveScore score) {
        return score.terms().stream().max(Comparator.comparingDouble(term -> (1 - term.utility()) * term.weight())).orElseThrow().measure();
    }
}
