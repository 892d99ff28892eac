package caves.rule;

import caves.grid.Grid;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One of the 512 blocks of 3 x 3 cells: all that a rule can ever see.
 *
 * @param number 0 .. 511; bit {@code 3 * row + col} is 1 where that cell is wall
 */
public record Block(int number) {
    private static final int BLOCKS = 512;

    public Block {
        if (number < 0 || number >= BLOCKS) throw new IllegalArgumentException("block " + number + "; allowed are 0 .. 511");
    }

    public static Stream<Block> all() {
        return IntStream.range(0, BLOCKS).mapToObj(Block::new);
    }

    /** How many of the 512 pass the test. */
    public static long count(Predicate<Block> test) {
        return all().filter(test).count();
    }

    public Grid grid() {
        return Grid.of(3, 3, (row, col) -> (number >> (3 * row + col) & 1) == 1);
    }

    /** Walls among all nine cells. */
    public int walls() {
        return Integer.bitCount(number);
    }

    public boolean middleIsWall() {
        return (number >> 4 & 1) == 1;
    }

    /** Walls among the eight around the middle. */
    public int wallsAround() {
        return walls() - (middleIsWall() ? 1 : 0);
    }

    /** Wall for floor and floor for wall. */
    public Block exchanged() {
        return new Block(BLOCKS - 1 - number);
    }

    /** Whether the middle is wall after a step of the rule. */
    public boolean next(Rule rule) {
        return rule.next(middleIsWall(), wallsAround());
    }
}
