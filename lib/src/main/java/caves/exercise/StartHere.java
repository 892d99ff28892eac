package caves.exercise;

import caves.grid.Grid;
import caves.noise.Noise;
import caves.recipe.Recipe;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The exercises of notebook 00, on the chapter's strict cave of seed 42. */
public final class StartHere {
    private static final Recipe STRICT = Recipe.CHAPTER_STRICT;
    private static final double POINTS = 5;
    private static final double THIN = .01;

    private StartHere() {}

    /** Of every 100 interior wall cells of seed 42's cave, how many are also wall in seed 43's? Within 5 is near enough. */
    public static String seedPlusOne(double percent) {
        Answer.within("a percentage", percent, 0, 100);
        double shared = sharedWith(43), wall = 100 * STRICT.cave(43).interior().wallFraction();
        if (percent - shared > POINTS)
            return Answer.notYet("they are not as much alike as %.1f of 100. How many would they share if 43 knew nothing of 42? Look at"
                    + " how much of 43's interior is wall at all.", percent);
        if (shared - percent > POINTS)
            return Answer.notYet("they are more alike than %.1f of 100. Even maps that know nothing of each other share some wall by"
                    + " chance, and look where wall likes to stand.", percent);
        return Answer.right("they share %.1f of 100. Seeds 44..143 share %.1f with 42 in the mean: the next seed is a stranger like any"
                + " other. By blind chance it would be %.1f, the part of 43's interior that is wall, but in every cave wall clings to the ring.",
                shared, LongStream.rangeClosed(44, 143).mapToDouble(StartHere::sharedWith).average().orElseThrow(), wall);
    }

    private static double sharedWith(long seed) {
        Grid cave = STRICT.cave(42).interior(), other = STRICT.cave(seed).interior();
        Grid both = Grid.of(cave.rows(), cave.cols(), (row, col) -> cave.isWall(row, col) && other.isWall(row, col));
        return 100.0 * both.wallCount() / cave.wallCount();
    }

    /** Change nothing but the noise, so that seed 42's cave keeps some interior wall, but less than 1 percent. */
    public static String thinnerNoise(Recipe yours) {
        if (!yours.equals(STRICT.withNoise(yours.noise())))
            return Answer.notYet("more than the noise was changed.\n  yours:         %s\n  the chapter's: %s", yours, STRICT);
        Grid interior = yours.cave(42).interior();
        String left = interior.wallCount() + " of the " + interior.cells() + " interior cells are wall";
        if (interior.wallCount() <= STRICT.withNoise(Noise.uniform(0)).cave(42).interior().wallCount())
            return Answer.notYet("%s, no more than without any noise: the ring alone makes those, in its corners. Take a little more"
                    + " than noise=%s.", left, yours.noise());
        if (interior.wallFraction() >= THIN)
            return Answer.notYet("%s, %.1f of 100. With noise=%s there is still too much; which way must the number go?",
                    left, 100 * interior.wallFraction(), yours.noise());
        return Answer.right("%s, %.2f of 100. The chapter's noise leaves %.2f: a small change before the first step is a large one"
                + " after the last.", left, 100 * interior.wallFraction(), 100 * STRICT.cave(42).interior().wallFraction());
    }

    /** In how many of its 90 rows does the noise of seed 42 equal the top left corner of its noise at twice the size? */
    public static String twiceTheSize(int rows) {
        int all = STRICT.rows(), cols = STRICT.cols();
        Answer.within("a number of rows", rows, 0, all);
        Noise noise = STRICT.noise();
        Grid small = noise.draw(all, cols, 42), corner = noise.draw(2 * all, 2 * cols, 42).window(0, 0, all, cols);
        int[] equal = IntStream.range(0, all)
                .filter(row -> small.window(row, 0, 1, cols).equals(corner.window(row, 0, 1, cols))).toArray();
        if (rows != equal.length)
            return Answer.notYet("not in %d. The numbers are drawn one row after the other, left to right. After the first %d of them"
                    + " the small noise begins a new row; where is the large one then?", rows, cols);
        return Answer.right("in %d of %d: row %d. Numbers are drawn row by row, and the second row of the small noise holds the ones that"
                + " the large noise puts into the right half of its first. The same seed at another size is another cave.",
                equal.length, all, equal[0]);
    }
}
