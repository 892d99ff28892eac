package caves.search;

import caves.grid.Grid;
import caves.recipe.Recipe;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** One number of a cave, at every generation of every seed. */
public final class ByStep {
    private final int firstStep;
    private final double[][] bySeed;

    private ByStep(int firstStep, double[][] bySeed) {
        this.firstStep = firstStep;
        this.bySeed = bySeed;
    }

    /**
     * Measures every generation of every seed, the seeds in parallel. A recipe whose seeds end at different steps, as with
     * {@code stable(...)}, is refused.
     */
    public static ByStep measure(Recipe recipe, Seeds seeds, ToDoubleFunction<Grid> number) {
        return series(recipe, seeds, 0, generations -> generations.stream().mapToDouble(number).toArray());
    }

    /** The share of all cells that each step changes, from step 1 on; recipes as for {@link #measure}. */
    public static ByStep changed(Recipe recipe, Seeds seeds) {
        return series(recipe, seeds, 1, generations -> IntStream.range(1, generations.size())
                .mapToDouble(step -> generations.get(step).differences(generations.get(step - 1)))
                .map(cells -> cells / generations.get(0).cells()).toArray());
    }

    private static ByStep series(Recipe recipe, Seeds seeds, int firstStep, Function<List<Grid>, double[]> ofSeed) {
        double[][] bySeed = seeds.stream().parallel()
                .mapToObj(seed -> ofSeed.apply(recipe.generations(seed)))
                .toArray(double[][]::new);
        if (Arrays.stream(bySeed).anyMatch(series -> series.length != bySeed[0].length))
            throw new IllegalArgumentException("the seeds of " + recipe + " end at different steps");
        if (bySeed[0].length == 0) throw new IllegalArgumentException(recipe + " makes no step to measure");
        return new ByStep(firstStep, bySeed);
    }

    /** The last step; step 0 is the noise. */
    public int lastStep() {
        return firstStep + bySeed[0].length - 1;
    }

    /** The numbers at one step, in the order of the seeds; a step that was not measured is refused. */
    public double[] at(int step) {
        if (step < firstStep || step > lastStep())
            throw new IllegalArgumentException("step " + step + "; measured are " + firstStep + " .. " + lastStep());
        return Arrays.stream(bySeed).mapToDouble(series -> series[step - firstStep]).toArray();
    }

    public double mean(int step) {
        return Arrays.stream(at(step)).average().orElseThrow();
    }

    /** The step after which the mean never again moves by {@code tolerance} or more in one step; the last step if it still does. */
    public int stableFrom(double tolerance) {
        if (!(tolerance >= 0)) throw new IllegalArgumentException("tolerance " + tolerance + "; allowed are numbers from 0");
        int step = lastStep();
        while (step > firstStep && Math.abs(mean(step) - mean(step - 1)) < tolerance) step--;
        return step;
    }

    public double min(int step) {
        return Arrays.stream(at(step)).min().orElseThrow();
    }

    public double max(int step) {
        return Arrays.stream(at(step)).max().orElseThrow();
    }

    /** The measured steps, as a chart's x. */
    public double[] steps() {
        return IntStream.rangeClosed(firstStep, lastStep()).asDoubleStream().toArray();
    }

    public double[] means() {
        return IntStream.rangeClosed(firstStep, lastStep()).mapToDouble(this::mean).toArray();
    }

    public double[] mins() {
        return IntStream.rangeClosed(firstStep, lastStep()).mapToDouble(this::min).toArray();
    }

    public double[] maxs() {
        return IntStream.rangeClosed(firstStep, lastStep()).mapToDouble(this::max).toArray();
    }
}
