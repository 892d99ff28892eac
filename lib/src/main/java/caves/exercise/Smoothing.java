package caves.exercise;

import caves.grid.Grid;
import caves.noise.Noise;
import caves.recipe.Phase;
import caves.recipe.Recipe;
import caves.search.ByStep;
import caves.search.Seeds;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** The exercises of notebook 03, on how the wall fraction goes from step to step. */
public final class Smoothing {
    private static final Recipe STRICT = Recipe.CHAPTER_STRICT;
    private static final Recipe CLASSIC = Recipe.CHAPTER_CLASSIC;
    private static final double NEAR = .01;
    private static final double WANTED = .35;
    private static final double STILL = .005;
    private static final int LAST = 100;

    private Smoothing() {}

    /** The wall fraction of strict after five steps, in the mean of seeds 0..199. */
    public static String wallFractionAtStepFive(double guess) {
        Answer.within("a wall fraction", guess, 0, 1);
        ByStep steps = ByStep.measure(withSteps(STRICT, 5), Seeds.FIRST_200, Grid::wallFraction);
        double ring = 1 - (STRICT.rows() - 2.0) * (STRICT.cols() - 2) / (STRICT.rows() * STRICT.cols());
        if (guess < ring)
            return Answer.notYet("%.4f cannot be: the ring alone is %.4f of the map, and no step takes it away.", guess, ring);
        if (Math.abs(guess - steps.mean(5)) > NEAR)
            return Answer.notYet("%.4f is too %s. Steps 2 and 3 end at %.4f and %.4f: how much does each step leave of what it found, and"
                    + " what part can go at all?", guess, guess > steps.mean(5) ? "high" : "low", steps.mean(2), steps.mean(3));
        return Answer.right("it is %.4f, in the mean of %d seeds, of which the ring is %.4f. Step 4 took away %.4f, step 5 takes %.4f: less is"
                + " left to take.", steps.mean(5), Seeds.FIRST_200.count(), ring,
                steps.mean(3) - steps.mean(4), steps.mean(4) - steps.mean(5));
    }

    /** A wall probability from which strict, after its four steps, ends near a wall fraction of .35 in the mean of seeds 0..49. */
    public static String strictEndsNear(double p) {
        Seeds seeds = new Seeds(0, 49);
        ByStep steps = ByStep.measure(STRICT.withNoise(Noise.uniform(p)), seeds, Grid::wallFraction);
        double end = steps.mean(steps.lastStep());
        String ends = Answer.text("from noise=%s strict ends at %.4f, in the mean of %d seeds", Noise.uniform(p), end, seeds.count());
        if (Math.abs(end - WANTED) > NEAR)
            return Answer.notYet("%s, which is too %s. A little more noise is a lot more wall.", ends, end > WANTED ? "high" : "low");
        return Answer.right("%s, in single ones at %.4f .. %.4f. The same rule makes open or dense caves: the end depends on the start.",
                ends, steps.min(steps.lastStep()), steps.max(steps.lastStep()));
    }

    /** A definition of settled, from the grid before and the grid now, after which classic's wall fraction moves less than .005 a step. */
    public static String settled(BiPredicate<Grid, Grid> isSettled) {
        Seeds seeds = new Seeds(0, 19);
        int earliest = LAST, latest = 0;
        double lost = 0;
        for (long seed : seeds.stream().toArray()) {
            List<Grid> grids = withSteps(CLASSIC, LAST).generations(seed);
            OptionalInt step = IntStream.range(1, LAST).filter(t -> isSettled.test(grids.get(t - 1), grids.get(t))).findFirst();
            if (step.isEmpty())
                return Answer.notYet("seed %d never settles by your definition. Its step %d differs from the step before in %d cells, from"
                        + " the one before that in %d.", seed, LAST, differences(grids, 1), differences(grids, 2));
            int at = step.getAsInt();
            OptionalInt moves = IntStream.range(at, LAST).filter(t -> moved(grids, t) >= STILL).reduce((a, b) -> b);
            if (moves.isPresent())
                return Answer.notYet("seed %d settles at step %d by your definition, but its step %d still moves the wall fraction by %.4f.",
                        seed, at, moves.getAsInt() + 1, moved(grids, moves.getAsInt()));
            earliest = Math.min(earliest, at);
            latest = Math.max(latest, at);
            lost = Math.max(lost, grids.get(at).wallFraction() - grids.get(LAST).wallFraction());
        }
        return Answer.right("by your definition %d seeds settle at steps %d .. %d, and no later step moves the wall fraction by %s. Small"
                + " moves add up, though: by step %d it has fallen by as much as %.4f.", seeds.count(), earliest, latest, STILL, LAST, lost);
    }

    /** How far step {@code from + 1} moves the wall fraction. */
    private static double moved(List<Grid> grids, int from) {
        return Math.abs(grids.get(from + 1).wallFraction() - grids.get(from).wallFraction());
    }

    private static long differences(List<Grid> grids, int before) {
        return grids.get(LAST).differences(grids.get(LAST - before));
    }

    private static Recipe withSteps(Recipe recipe, int steps) {
        return recipe.withPhases(Phase.steps(recipe.phases().get(0).rule(), steps));
    }
}
