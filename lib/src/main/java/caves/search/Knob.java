package caves.search;

import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.recipe.Phase;
import caves.recipe.Recipe;
import caves.rule.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** One thing about a recipe that can be set in several ways, as its wall probability to .40, .45 or .50. */
public record Knob(String name, List<Setting> settings) {

    /** A way to set it: what a table calls it, and what it does to a recipe. */
    public record Setting(String label, UnaryOperator<Recipe> turn) {
        public Setting {
            Objects.requireNonNull(label, "label");
            Objects.requireNonNull(turn, "turn");
        }
    }

    /** Two settings or more, with labels that differ; others are refused. */
    public Knob {
        settings = List.copyOf(settings);
        if (settings.size() < 2 || settings.stream().map(Setting::label).distinct().count() < settings.size())
            throw new IllegalArgumentException("the knob '" + name + "' has the settings "
                    + settings.stream().map(Setting::label).toList() + "; needed are two or more, all different");
    }

    public static Setting setting(String label, UnaryOperator<Recipe> turn) {
        return new Setting(label, turn);
    }

    public static Knob of(String name, Setting... settings) {
        return new Knob(name, List.of(settings));
    }

    /** Whole numbers as settings, each with what it does to a recipe. */
    public static Knob of(String name, Turn turn, int... numbers) {
        return new Knob(name, IntStream.of(numbers)
                .mapToObj(number -> setting(String.valueOf(number), recipe -> turn.to(recipe, number))).toList());
    }

    /** Uniform noise of these wall probabilities. */
    public static Knob wallProbability(double... probabilities) {
        return new Knob("wall probability", Arrays.stream(probabilities).mapToObj(Noise::uniform)
                .map(noise -> setting(noise.toString(), recipe -> recipe.withNoise(noise))).toList());
    }

    /**
     * Wall where so many neighbours are, whatever the cell itself is. This knob, and those below that change a rule or its steps, refuse
     * recipes unless their one phase is a fixed number of steps of a rule of counts alone.
     */
    public static Knob threshold(int... thresholds) {
        return of("threshold", (recipe, threshold) -> withRule(recipe, Rule.thresholds(threshold, threshold)), thresholds);
    }

    /** Whether the cell itself counts toward what a birth needs: if so, a wall stays with one neighbour less than floor needs to become one. */
    public static Knob centre() {
        return of("centre", setting("not counted", recipe -> withSurvival(recipe, 0)), setting("counted", recipe -> withSurvival(recipe, 1)));
    }

    private static Recipe withSurvival(Recipe recipe, int own) {
        Rule rule = phase(recipe).rule();
        return withRule(recipe, Rule.of(n -> rule.next(false, n), n -> rule.next(false, Math.min(n + own, 8))));
    }

    public static Knob steps(int... steps) {
        return of("steps", (recipe, number) -> recipe.withSteps(phase(recipe).rule(), number), steps);
    }

    public static Knob outside() {
        return new Knob("outside", Arrays.stream(Outside.values())
                .map(outside -> setting(outside.toString(), recipe -> recipe.withOutside(outside))).toList());
    }

    public static Knob ring() {
        return of("ring", setting("none", recipe -> recipe.withRing(Ring.NONE)),
                setting("after every step", recipe -> recipe.withRing(Ring.EVERY_STEP)),
                setting("from the noise on", recipe -> recipe.withRing(Ring.FROM_NOISE)));
    }

    /** Maps of half, once and twice as many rows and columns as the recipe has. */
    public static Knob size() {
        return of("size", setting("half", recipe -> recipe.withSize(recipe.rows() / 2, recipe.cols() / 2)), setting("as it is", recipe -> recipe),
                setting("twice", recipe -> recipe.withSize(2 * recipe.rows(), 2 * recipe.cols())));
    }

    /** Wall where more than half of the neighbours are: 5 of 8, 3 of 4, 4 of 6. */
    public static Knob neighbourhood() {
        return of("neighbourhood", atLeast(5, Neighbourhood.MOORE), atLeast(3, Neighbourhood.VON_NEUMANN), atLeast(4, Neighbourhood.HEX));
    }

    private static Setting atLeast(int threshold, Neighbourhood neighbourhood) {
        return setting(neighbourhood + ", " + threshold + " of " + neighbourhood.size(),
                recipe -> withRule(recipe.withNeighbourhood(neighbourhood), Rule.thresholds(threshold, threshold)));
    }

    private static Recipe withRule(Recipe recipe, Rule rule) {
        return recipe.withSteps(rule, phase(recipe).steps());
    }

    private static Phase.Steps phase(Recipe recipe) {
        if (recipe.phases().size() == 1 && recipe.phases().get(0) instanceof Phase.Steps phase && phase.rule().twoStep().isEmpty()) return phase;
        throw new IllegalArgumentException("the recipe \"" + recipe + "\"; allowed is one phase, a fixed number of steps of a rule of counts alone");
    }

    /** What a number does to a recipe. */
    @FunctionalInterface
    public interface Turn {
        Recipe to(Recipe recipe, int number);
    }
}
