package caves.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * What a sweep's knobs do: the variance of all its numbers, divided among the knobs, the pairs of knobs, the seed, and the rest.
 *
 * <p>The shares are those of an analysis of variance of a full factorial whose cells all have the same seeds: a knob's is the variance
 * of the means of its settings; a pair's the variance of the means of its joint settings less the two knobs' own. They add up to 1.
 */
public record Effects(List<Effect> all) {
    public static final String SEED = "seed";
    public static final String REST = "rest";

    public Effects {
        all = List.copyOf(all);
    }

    /** The effect of a name; names that are not there are refused. */
    public Effect of(String name) {
        return all.stream().filter(effect -> effect.name().equals(name)).findFirst().orElseThrow(() ->
                new IllegalArgumentException("no effect '" + name + "'; there are " + all.stream().map(Effect::name).toList()));
    }

    static Effects of(Sweep sweep) {
        List<Effect> effects = new ArrayList<>();
        double least = sweep.rows().stream().mapToDouble(Sweep.Row::least).min().orElseThrow();
        if (sweep.rows().stream().allMatch(row -> row.largest() == least))
            throw new IllegalArgumentException("all numbers of the sweep are " + least + "; there is no variance to explain");
        double mean = sweep.rows().stream().mapToDouble(Sweep.Row::mean).average().orElseThrow();
        double total = sweep.rows().stream().flatMapToDouble(row -> Arrays.stream(row.bySeed()))
                .map(number -> (number - mean) * (number - mean)).average().orElseThrow();
        int knobs = sweep.knobs().size();
        double[] alone = new double[knobs];
        for (int a = 0; a < knobs; a++) {
            int knob = a;
            Means means = Means.of(sweep, row -> row.settings().get(knob));
            alone[a] = means.variance(mean);
            effects.add(means.effect(sweep.knobs().get(a).name(), alone[a] / total));
        }
        for (int a = 0; a < knobs; a++)
            for (int b = a + 1; b < knobs; b++) {
                int first = a, second = b, settings = sweep.knobs().get(b).settings().size();
                Means means = Means.of(sweep, row -> row.settings().get(first) * settings + row.settings().get(second));
                effects.add(means.effect(sweep.knobs().get(a).name() + " and " + sweep.knobs().get(b).name(),
                        Math.max(0, means.variance(mean) - alone[a] - alone[b]) / total));
            }
        Means seeds = Means.ofSeeds(sweep);
        effects.add(seeds.effect(SEED, seeds.variance(mean) / total));
        double explained = effects.stream().mapToDouble(Effect::share).sum();
        effects.add(new Effect(REST, Double.NaN, Double.NaN, Math.max(0, 1 - explained)));
        return new Effects(effects);
    }

    /** The mean number of each group of rows, or of each seed. */
    private record Means(double[] values) {

        static Means of(Sweep sweep, ToIntFunction<Sweep.Row> group) {
            Map<Integer, List<Sweep.Row>> groups = new TreeMap<>();
            for (Sweep.Row row : sweep.rows()) groups.computeIfAbsent(group.applyAsInt(row), key -> new ArrayList<>()).add(row);
            return new Means(groups.values().stream()
                    .mapToDouble(rows -> rows.stream().mapToDouble(Sweep.Row::mean).average().orElseThrow()).toArray());
        }

        static Means ofSeeds(Sweep sweep) {
            double[][] numbers = sweep.rows().stream().map(Sweep.Row::bySeed).toArray(double[][]::new);
            double[] means = new double[numbers[0].length];
            Arrays.setAll(means, seed -> Arrays.stream(numbers).mapToDouble(row -> row[seed]).average().orElseThrow());
            return new Means(means);
        }

        double variance(double mean) {
            return Arrays.stream(values).map(value -> (value - mean) * (value - mean)).average().orElseThrow();
        }

        Effect effect(String name, double share) {
            return new Effect(name, Arrays.stream(values).min().orElseThrow(), Arrays.stream(values).max().orElseThrow(), share);
        }
    }
}
