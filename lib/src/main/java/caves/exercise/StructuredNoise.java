package caves.exercise;

import caves.evidence.Measured;
import caves.grid.Grid;
import caves.noise.Noise;
import caves.recipe.Recipe;
import caves.region.Regions;
import caves.search.Seeds;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The exercises of notebook 09, on caves from noise with a shape. */
public final class StructuredNoise {
    private static final Recipe UNIFORM = Recipe.CHAPTER_CLASSIC;
    private static final Seeds SEEDS = new Seeds(0, 99);
    private static final int SIZE = 12;
    private static final int OCTAVES = 3;
    private static final double NEAR = .005;
    /** Perlin's wall share from which the caves end with as much wall as uniform's. */
    private static final double ALIKE = .326;
    /** In the order of the pictures A, B, C and D. */
    private static final List<Noise> SHAPES = Stream.of("perlin(0.45,30,4)", "gradient(0.3,0.6,right)", "perlin(0.45,8,1)", "perlin(0.45,30,1)")
            .map(Noise::parse).toList();

    private StructuredNoise() {}

    /** Four caves of seed 7, one from each of the noises that {@link #whichShapes} asks for. */
    public static List<Grid> fourShapes() {
        return SHAPES.stream().map(noise -> UNIFORM.withNoise(noise).cave(7)).toList();
    }

    /** The noises of the four pictures, in reading order. */
    public static String whichShapes(String a, String b, String c, String d) {
        List<Noise> answer = Stream.of(a, b, c, d).map(Noise::parse).toList();
        if (!Set.copyOf(answer).equals(Set.copyOf(SHAPES)))
            return Answer.notYet("the noises to give are %s, each once.",
                    SHAPES.stream().map(Noise::toString).sorted().collect(Collectors.joining(", ")));
        long right = IntStream.range(0, SHAPES.size()).filter(i -> answer.get(i).equals(SHAPES.get(i))).count();
        if (right < SHAPES.size())
            return Answer.notYet("%d of %d. Which map is not alike on its two sides? Whose caves are about 8 cells wide? And of the two with"
                    + " large features, which has the rougher shores?", right, SHAPES.size());
        return Answer.right("regions of floor %s. The size sets how far it is from one cave to the next, octaves roughen the shores, and a"
                + " gradient changes from side to side.",
                fourShapes().stream().map(cave -> String.valueOf(Regions.of(cave).count())).collect(Collectors.joining(", ")));
    }

    /** A wall share of Perlin noise of size 12 and 3 octaves from which the classic caves end with as much wall as from uniform noise of .45. */
    public static String sameWallShare(double share) {
        Recipe perlin = perlin(share);
        double ends = mean(perlin, Grid::wallFraction), wanted = mean(UNIFORM, Grid::wallFraction);
        String both = Answer.text("from noise=%s the caves end at %.4f, from noise=%s at %.4f, in the mean of %d seeds",
                perlin.noise(), ends, UNIFORM.noise(), wanted, SEEDS.count());
        if (Math.abs(ends - wanted) > NEAR)
            return Answer.notYet("%s: too %s. The noise of the first had a wall fraction of %.4f. What do the five steps do to each?",
                    both, ends > wanted ? "high" : "low", share);
        return Answer.right("%s. The largest region then has %.3f of the floor from Perlin's noise and %.3f from uniform.",
                both, mean(perlin, StructuredNoise::largestFraction), mean(UNIFORM, StructuredNoise::largestFraction));
    }

    /** A number of a cave by which the two noises differ though their caves have as much wall. */
    public static String worthIt(ToDoubleFunction<Grid> number) {
        double[] shaped = numbers(perlin(ALIKE), number), plain = numbers(UNIFORM, number);
        for (int i = 0; i < plain.length; i++)
            if (!Double.isFinite(shaped[i] - plain[i]))
                return Answer.notYet("at seed %d your number is %s from Perlin's noise and %s from uniform; give one for every cave.",
                        SEEDS.first() + i, shaped[i], plain[i]);
        Measured difference = Measured.meanDifference(shaped, plain);
        String means = Answer.text("your number is %.4f in the mean from noise=%s and %.4f from noise=%s", mean(shaped), perlin(ALIKE).noise(),
                mean(plain), UNIFORM.noise());
        if (difference.low() <= 0 && 0 <= difference.high())
            return Answer.notYet("%s; the difference, %s, may be nothing. These caves have as much wall: in what do the pictures differ?",
                    means, difference);
        long more = IntStream.range(0, plain.length).filter(i -> shaped[i] > plain[i]).count();
        return Answer.right("%s; the difference is %s, and Perlin's is the larger in %d of %d seeds. That is measured. Whether more of it is"
                + " better is for your game to say: who would want it, and who would not?", means, difference, more, plain.length);
    }

    private static Recipe perlin(double share) {
        return UNIFORM.withNoise(Noise.perlin(share, SIZE, OCTAVES));
    }

    private static double largestFraction(Grid cave) {
        return Regions.of(cave).largest().map(region -> (double) region.size() / (cave.cells() - cave.wallCount())).orElse(0.);
    }

    private static double mean(Recipe recipe, ToDoubleFunction<Grid> number) {
        return mean(numbers(recipe, number));
    }

    private static double mean(double[] numbers) {
        return Arrays.stream(numbers).average().orElseThrow();
    }

    private static double[] numbers(Recipe recipe, ToDoubleFunction<Grid> number) {
        return SEEDS.stream().parallel().mapToObj(recipe::cave).mapToDouble(number).toArray();
    }
}
