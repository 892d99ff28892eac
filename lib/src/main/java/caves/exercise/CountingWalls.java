package caves.exercise;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.recipe.Recipe;
import caves.rule.Automaton;
import caves.rule.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The exercises of notebook 02, on counting walls and on what lies past the edge. */
public final class CountingWalls {
    /** The map whose nine middle cells are to be counted. */
    public static final Grid MAP = Grid.parse("""
            #..##
            .##.#
            #.#.#
            ###..
            ##.#.""");

    private static final Recipe STRICT = Recipe.CHAPTER_STRICT;
    private static final Rule STRICT_RULE = STRICT.phases().get(0).rule();
    private static final Rule CLASSIC_RULE = Recipe.CHAPTER_CLASSIC.phases().get(0).rule();
    private static final long SEEDS = 20;

    private CountingWalls() {}

    /** The wall neighbours of the nine middle cells of {@link #MAP}, row by row, left to right. */
    public static String nineCounts(int... counts) {
        for (int count : counts) Answer.within("a count of eight neighbours", count, 0, 8);
        List<Cell> middle = IntStream.range(0, 9).mapToObj(i -> new Cell(1 + i / 3, 1 + i % 3)).toList();
        if (counts.length != middle.size())
            return Answer.notYet("%d counts for %d cells. Go row by row, left to right, from %s.",
                    counts.length, middle.size(), middle.get(0));
        int[] walls = middle.stream().mapToInt(cell -> wallsAround(MAP, cell)).toArray();
        for (int i = 0; i < walls.length; i++) {
            Cell cell = middle.get(i);
            if (counts[i] != walls[i])
                return Answer.notYet("at %s you counted %d, which is too %s%s", cell, counts[i], counts[i] > walls[i] ? "many" : "few",
                        MAP.isWall(cell) && counts[i] == walls[i] + 1 ? "; is the cell itself among them?" : ".");
        }
        return Answer.right("all %d. Their mean is %.2f wall neighbours of 8: a cell counts those around it, and never itself.",
                walls.length, Arrays.stream(walls).average().orElseThrow());
    }

    /** A 3 x 3 picture whose middle cell has exactly 4 wall neighbours and gets one answer from strict, another from classic. */
    public static String rulesDiffer(Grid pattern) {
        if (pattern.rows() != 3 || pattern.cols() != 3)
            return Answer.notYet("the picture is %dx%d cells; draw 3x3.", pattern.rows(), pattern.cols());
        Cell middle = new Cell(1, 1);
        boolean isWall = pattern.isWall(middle);
        int walls = wallsAround(pattern, middle);
        if (walls != 4) return Answer.notYet("the middle cell has %d wall neighbours; exactly 4 are asked for.", walls);
        String strict = name(STRICT_RULE.next(isWall, walls)), classic = name(CLASSIC_RULE.next(isWall, walls));
        if (strict.equals(classic))
            return Answer.notYet("the middle cell has %d wall neighbours, but both rules make it %s. What do they read besides the count?",
                    walls, strict);
        return Answer.right("a %s cell with %d wall neighbours becomes %s by strict and %s by classic, whose 3 x 3 block of %d walls"
                + " includes the cell itself.", name(isWall), walls, strict, classic, walls + 1);
    }

    /** A recipe whose cave depends on what lies past the edge, for some of seeds 0..19. */
    public static String edgeMatters(Recipe recipe) {
        long[] differing = LongStream.range(0, SEEDS).filter(seed -> !differences(recipe, seed).equals(List.of(0L, 0L))).toArray();
        if (differing.length > 0)
            return Answer.right("the edge decides %d of %d caves of %s. With seed %d, walls past the edge in place of floor change %d cells,"
                    + " and the opposite edge changes %d.", differing.length, SEEDS, recipe, differing[0],
                    differences(recipe, differing[0]).get(0), differences(recipe, differing[0]).get(1));
        if (recipe.ring() == Ring.NONE)
            return Answer.notYet("for none of %d seeds, though there is no ring. Is a step taken? And does its rule care how many walls a"
                    + " cell sees?", SEEDS);
        return Answer.notYet("for none of %d seeds, nor for any other: only the outermost cells look past the edge, since a cell looks one"
                + " cell far, and the ring makes those wall whatever they saw. What if nothing overwrote them?", SEEDS);
    }

    /** How many cells change when the floor outside is replaced by wall, and by the opposite edge. */
    private static List<Long> differences(Recipe recipe, long seed) {
        Grid floor = recipe.withOutside(Outside.FLOOR).cave(seed);
        return List.of(floor.differences(recipe.withOutside(Outside.WALL).cave(seed)),
                floor.differences(recipe.withOutside(Outside.WRAP).cave(seed)));
    }

    private static int wallsAround(Grid grid, Cell cell) {
        return new Automaton(STRICT_RULE, STRICT.neighbourhood(), Outside.FLOOR, Ring.NONE).wallsAround(grid, cell);
    }

    private static String name(boolean isWall) {
        return isWall ? "wall" : "floor";
    }
}
