package caves.exercise;

import caves.grid.Grid;
import caves.noise.Noise;
import caves.recipe.Recipe;
import caves.search.Seeds;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The exercises of notebook 01, on noise of the chapter's size. */
public final class FirstNoise {
    private static final Recipe STRICT = Recipe.CHAPTER_STRICT;
    private static final double P = .45;
    private static final Noise NOISE = Noise.uniform(P);
    private static final double WANTED = .30;
    private static final double NEAR = .002;
    private static final int EACH = 25;

    private FirstNoise() {}

    /** How many of the 12,600 cells of seed 42's noise are wall? Within three standard deviations is near enough. */
    public static String wallsIn12600(int walls) {
        Grid noise = draw(NOISE, 42);
        long n = noise.cells();
        Answer.within("a number of wall cells", walls, 0, n);
        double expected = n * P, deviation = Math.sqrt(n * P * (1 - P));
        double away = Math.abs(walls - expected) / deviation;
        if (away > 3)
            return Answer.notYet("%d of %d cells would be %.1f %% wall, and each cell was made wall with probability %s. How many"
                    + " walls do you expect then?", walls, n, 100.0 * walls / n, NOISE);
        return Answer.right("there are %d. Expected are n p = %.0f, give or take a standard deviation of sqrt(n p (1 - p)) = %.1f; your"
                + " number is %.1f of them away, seed 42's is %.1f. Each cell is drawn on its own, so a noise only comes near p.",
                noise.wallCount(), expected, deviation, away, Math.abs(noise.wallCount() - expected) / deviation);
    }

    /** A noise that is 30 percent wall in the mean of seeds 0..199. */
    public static String thirtyPercent(Noise noise) {
        Seeds seeds = Seeds.FIRST_200;
        double[] fractions = seeds.stream().mapToDouble(seed -> draw(noise, seed).wallFraction()).toArray();
        double mean = Arrays.stream(fractions).average().orElseThrow();
        if (Math.abs(mean - WANTED) > NEAR)
            return Answer.notYet("the wall fraction of noise=%s is %.4f in the mean of %d seeds, which is too %s.",
                    noise, mean, seeds.count(), mean > WANTED ? "high" : "low");
        return Answer.right("the wall fraction of noise=%s is %.4f in the mean of %d seeds. A single seed gives %s: the mean of many comes"
                + " nearer.", noise, mean, seeds.count(), range(fractions));
    }

    /** One number for which a threshold has 50 noises on one side and 50 caves, half strict, half classic, on the other. */
    public static String tellsApart(ToDoubleFunction<Grid> number) {
        List<Grid> caves = Stream.of(STRICT, Recipe.CHAPTER_CLASSIC)
                .flatMap(recipe -> LongStream.range(0, EACH).mapToObj(recipe::cave)).toList();
        double[] ofCaves = numbers(number, caves.stream());
        double[] ofNoises = numbers(number, IntStream.range(0, caves.size()).mapToObj(seed -> draw(NOISE, seed)));
        String values = "noises give " + range(ofNoises) + ", caves " + range(ofCaves);
        long wrong = wrongAtBest(ofNoises, ofCaves);
        if (wrong > 0)
            return Answer.notYet("%s, and %d of the %d maps are on the wrong side of the best threshold. What does a step do to a"
                    + " map that nobody does to noise?", values, wrong, 2 * caves.size());
        double[] ofThin = numbers(number, IntStream.range(0, caves.size()).mapToObj(i -> draw(Noise.uniform(caves.get(i).wallFraction()), i)));
        return Answer.right("%s, so one threshold parts all %d. If each noise were only as much wall as one of the caves, %d would be on"
                + " the wrong side.", values, 2 * caves.size(), wrongAtBest(ofThin, ofCaves));
    }

    private static double[] numbers(ToDoubleFunction<Grid> number, Stream<Grid> maps) {
        double[] numbers = maps.mapToDouble(number).toArray();
        for (double value : numbers)
            if (!Double.isFinite(value))
                throw new IllegalArgumentException("your number is " + value + " for one of the maps; each must be finite");
        return numbers;
    }

    private static long wrongAtBest(double[] noises, double[] caves) {
        return Stream.of(noises, caves).flatMapToDouble(Arrays::stream).mapToLong(threshold -> {
            long wrong = Arrays.stream(noises).filter(number -> number <= threshold).count()
                    + Arrays.stream(caves).filter(number -> number > threshold).count();
            return Math.min(wrong, noises.length + caves.length - wrong);
        }).min().orElseThrow();
    }

    private static String range(double[] numbers) {
        return fourDigits(Arrays.stream(numbers).min().orElseThrow()) + " .. " + fourDigits(Arrays.stream(numbers).max().orElseThrow());
    }

    private static String fourDigits(double number) {
        return new BigDecimal(number).round(new MathContext(4)).toPlainString();
    }

    private static Grid draw(Noise noise, long seed) {
        return noise.draw(STRICT.rows(), STRICT.cols(), seed);
    }
}
