package caves.search;

import caves.noise.Noise;
import caves.recipe.Recipe;
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

    /** What a number does to a recipe. */
    @FunctionalInterface
    public interface Turn {
        Recipe to(Recipe recipe, int number);
    }
}
