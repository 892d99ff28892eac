package caves.exercise;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.rule.Rule;
import caves.search.Effect;
import caves.search.Knob;
import caves.search.Seeds;
import caves.search.Sweep;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The exercises of notebook 04, on which knob does what. */
public final class FamilyOfGenerators {
    private static final Seeds SEEDS = new Seeds(0, 49);
    private static final Recipe CHAPTER = Recipe.CHAPTER_STRICT;
    private static final List<Knob> KNOBS = List.of(Knob.wallProbability(.4, .45, .5), Knob.threshold(4, 5, 6), Knob.steps(2, 4, 8),
            Knob.centre(), Knob.neighbourhood(), Knob.outside(), Knob.ring());
    /** In the order of the pictures A, B and C. */
    private static final List<Rule> RULES = List.of(Rule.parse("B678/S345678"), Rule.parse("B5/S45678"), Rule.CLASSIC);

    private FamilyOfGenerators() {}

    /** The knob that moves the mean wall fraction of the chapter's recipe most, by its name. */
    public static String strongestKnob(String guess) {
        Effect guessed = effect(knob(guess), CHAPTER), strongest = strongest(CHAPTER);
        if (!guessed.name().equals(strongest.name()))
            return Answer.notYet("'%s' moves the mean wall fraction of %d seeds by %.4f, between %.4f and %.4f, and another moves it more."
                    + " Think of what happens to a cell that stands on the brink.",
                    guess, SEEDS.count(), guessed.range(), guessed.least(), guessed.largest());
        return Answer.right("'%s' moves the mean wall fraction of %d seeds from %.4f to %.4f.",
                guess, SEEDS.count(), guessed.least(), guessed.largest());
    }

    /** Three maps from one noise, made by B5/S45678, B678/S345678 and B5678/S45678, not in this order. */
    public static List<Grid> threePictures() {
        return RULES.stream().map(rule -> Recipe.CHAPTER_CLASSIC.withSteps(rule, 5).cave(42)).toList();
    }

    /** The rules of the three pictures, from left to right. */
    public static String match(String a, String b, String c) {
        List<Rule> answer = Stream.of(a, b, c).map(Rule::parse).toList();
        if (!Set.copyOf(answer).equals(Set.copyOf(RULES)))
            return Answer.notYet("the rules to give are B5/S45678, B678/S345678 and B5678/S45678, each once.");
        long right = IntStream.range(0, 3).filter(i -> answer.get(i).equals(RULES.get(i))).count();
        if (right < 3)
            return Answer.notYet("%d of 3. Which of them never makes a wall of a floor cell with six wall neighbours, and which keeps a wall"
                    + " that has only three?", right);
        return Answer.right("wall fractions %s. Fewer births leave less wall; lower survival leaves thin walls standing.",
                String.join(", ", threePictures().stream().map(map -> Answer.text("%.3f", map.wallFraction())).toList()));
    }

    /** A size at which another knob is the strongest than at 90 x 140. */
    public static String anotherIsStrongestAt(int rows, int cols) {
        Effect here = strongest(CHAPTER), there = strongest(CHAPTER.withSize(rows, cols));
        if (here.name().equals(there.name()))
            return Answer.notYet("at %dx%d it is '%s' again; it moves the mean wall fraction by %.4f. Which knob's cells are a larger part of a"
                    + " smaller map?", rows, cols, there.name(), there.range());
        return Answer.right("at %dx%d '%s' moves the mean wall fraction most, by %.4f: a finding about one size is a finding about one size.",
                rows, cols, there.name(), there.range());
    }

    private static Effect strongest(Recipe recipe) {
        return KNOBS.stream().map(knob -> effect(knob, recipe)).max(Comparator.comparingDouble(Effect::range)).orElseThrow();
    }

    private static Effect effect(Knob knob, Recipe recipe) {
        DoubleSummaryStatistics means = Sweep.measure(recipe, SEEDS, Grid::wallFraction, knob).rows().stream()
                .mapToDouble(Sweep.Row::mean).summaryStatistics();
        return new Effect(knob.name(), means.getMin(), means.getMax(), Double.NaN);
    }

    private static Knob knob(String name) {
        return KNOBS.stream().filter(knob -> knob.name().equals(name)).findFirst().orElseThrow(() ->
                new IllegalArgumentException("no knob '" + name + "'; there are " + KNOBS.stream().map(Knob::name).toList()));
    }
}
