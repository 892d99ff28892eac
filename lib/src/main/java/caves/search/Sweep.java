package caves.search;

import caves.grid.Grid;
import caves.recipe.Recipe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * One number of a cave, for every combination of the settings of some knobs (a full factorial), each on the same seeds.
 *
 * <p>The rows are in order: the last knob turns fastest.
 */
public record Sweep(List<Knob> knobs, Seeds seeds, List<Row> rows) {

    /** The settings, one of each knob, by their number from 0; the recipe that they make; the number of each seed's cave. */
    public record Row(List<Integer> settings, Recipe recipe, double[] bySeed) {
        public Row {
            settings = List.copyOf(settings);
            bySeed = bySeed.clone();
        }

        @Override
        public double[] bySeed() {
            return bySeed.clone();
        }

        public double mean() {
            return Arrays.stream(bySeed).average().orElseThrow();
        }

        public double least() {
            return Arrays.stream(bySeed).min().orElseThrow();
        }

        public double largest() {
            return Arrays.stream(bySeed).max().orElseThrow();
        }

        /** The least of the numbers that at least this share of the seeds, above 0 and up to 1, do not exceed: at .5 the median. */
        public double quantile(double share) {
            if (!(share > 0 && share <= 1)) throw new IllegalArgumentException("share " + share + "; allowed are numbers above 0, up to 1");
            return Arrays.stream(bySeed).sorted().toArray()[(int) Math.ceil(share * bySeed.length) - 1];
        }
    }

    public Sweep {
        knobs = List.copyOf(knobs);
        rows = List.copyOf(rows);
    }

    /** Turns the knobs of {@code start}, the first one first, and measures the cave of every seed, the seeds in parallel. */
    public static Sweep measure(Recipe start, Seeds seeds, ToDoubleFunction<Grid> number, Knob... knobs) {
        if (knobs.length == 0) throw new IllegalArgumentException("a sweep has at least one knob");
        List<Row> rows = new ArrayList<>();
        for (List<Integer> settings : combinations(knobs)) {
            Recipe recipe = start;
            for (int i = 0; i < knobs.length; i++) recipe = knobs[i].settings().get(settings.get(i)).turn().apply(recipe);
            Recipe turned = recipe;
            rows.add(new Row(settings, turned, seeds.stream().parallel().mapToDouble(seed -> number.applyAsDouble(turned.cave(seed))).toArray()));
        }
        return new Sweep(List.of(knobs), seeds, rows);
    }

    /** What each knob, each pair of knobs and the seed explain of the numbers' variance. */
    public Effects effects() {
        return Effects.of(this);
    }

    private static List<List<Integer>> combinations(Knob[] knobs) {
        List<List<Integer>> all = List.of(List.of());
        for (Knob knob : knobs)
            all = all.stream().flatMap(before -> IntStream.range(0, knob.settings().size()).mapToObj(setting -> {
                List<Integer> longer = new ArrayList<>(before);
                longer.add(setting);
                return List.copyOf(longer);
            })).toList();
        return all;
    }
}
