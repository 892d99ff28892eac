package caves.recipe;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.noise.Window;
import caves.region.Movement;
import caves.repair.Repair;
import caves.repair.Repaired;
import caves.rule.Automaton;
import caves.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The whole description of a cave but its seed.
 *
 * <p>It prints as one line, which {@link #parse} reads back and every caption carries:
 * {@code 90x140 noise=0.45 B5678/S5678*4 moore outside=floor ring}.
 */
public record Recipe(int rows, int cols, Noise noise, List<Phase> phases, Neighbourhood neighbourhood, Outside outside, Ring ring,
        List<Repair> repairs) {

    /** The chapter's {@code build_cave} with its defaults: wall where at least 5 of the 8 neighbours are. */
    public static final Recipe CHAPTER_STRICT = parse("90x140 noise=0.45 B5678/S5678*4 moore outside=floor ring");

    /** The chapter's "classic" row on the same map: the 4-5 rule, five steps. */
    public static final Recipe CHAPTER_CLASSIC = parse("90x140 noise=0.45 B5678/S45678*5 moore outside=floor ring");

    /**
     * What the origin article recommends in the end: 40 % walls, four steps of the classic rule that also grow walls in empty
     * places, then three without. As in its program: a ring from the start, the clause without corners, nothing counted past
     * the edge. J. Babcock, Cellular Automata Method for Generating Random Cave-Like Levels, RogueBasin.
     */
    public static final Recipe ORIGIN_SCHEDULE =
            parse("90x140 noise=0.4 B5678/S45678+R2c<=2*4 B5678/S45678*3 moore outside=floor ring0");

    public Recipe {
        Objects.requireNonNull(noise, "noise");
        if (rows < 1 || cols < 1)
            throw new IllegalArgumentException("size " + rows + "x" + cols + "; at least 1 row and 1 column are needed");
        if (phases.isEmpty()) throw new IllegalArgumentException("a recipe has at least one phase, '*0' for none of its steps");
        phases = List.copyOf(phases);
        repairs = List.copyOf(repairs);
        boolean isClosed = ring == Ring.FROM_NOISE || ring == Ring.EVERY_STEP && phases.stream().anyMatch(phase -> phase.mostSteps() > 0);
        for (Repair repair : repairs) requireThatItCanDig(repair, neighbourhood, isClosed);
        for (Phase phase : phases) new Automaton(phase.rule(), neighbourhood, outside, ring);
        neighbourhood.checkCloses(rows, outside);
    }

    /** Without repairs. */
    public Recipe(int rows, int cols, Noise noise, List<Phase> phases, Neighbourhood neighbourhood, Outside outside, Ring ring) {
        this(rows, cols, noise, phases, neighbourhood, outside, ring, List.of());
    }

    private static void requireThatItCanDig(Repair repair, Neighbourhood neighbourhood, boolean isClosed) {
        if (!repair.digs()) return;
        if (neighbourhood == Neighbourhood.HEX)
            throw new IllegalArgumentException("'" + repair + "' with hex; allowed with moore and vonneumann, as it digs on squares only");
        if (!isClosed)
            throw new IllegalArgumentException("'" + repair + "' without a closed border; allowed with ring and at least one step, or"
                    + " with ring0");
    }

    /** The inverse of {@link #toString}. What is not understood is refused, naming the token and what was allowed there. */
    public static Recipe parse(String line) {
        return new RecipeLine(line).recipe();
    }

    /** The cave of a seed, 0 .. 2^63 - 1. */
    public Grid cave(long seed) {
        Grid grid = grow(seed, generation -> {});
        for (Repair repair : repairs) grid = repair.apply(grid, movement()).grid();
        return grid;
    }

    /**
     * A rectangle of {@code rows} x {@code cols} cells of the cave of a seed, its top left corner at {@code (row, col)}:
     * {@code cave(seed).window(row, col, rows, cols)}, without making the rest.
     *
     * <p>It takes the time and memory of the rectangle with the cells around it that the steps can see, however large the cave: a
     * recipe of 2,000,000,000 x 2,000,000,000 cells has windows too. Refused are a rectangle not inside of the cave, and recipes
     * of which a part cannot be known without the rest: those with repairs, with {@code stable(...)}, or with noise that
     * {@link Noise#window has no windows}.
     */
    public Grid window(long seed, int row, int col, int rows, int cols) {
        return new CaveWindow(this, new Window(this.rows, this.cols, row, col, rows, cols)).grid(seed);
    }

    /** What each repair does to the cave of a seed, in order. */
    public List<Repaired> repaired(long seed) {
        List<Repaired> repaired = new ArrayList<>();
        Grid grid = grow(seed, generation -> {});
        for (Repair repair : repairs) {
            repaired.add(repair.apply(grid, movement()));
            grid = repaired.get(repaired.size() - 1).grid();
        }
        return List.copyOf(repaired);
    }

    private Movement movement() {
        return neighbourhood == Neighbourhood.HEX ? Movement.HEX : Movement.ORTHOGONAL;
    }

    /** The noise, then the grid after each step; the last is the cave before its repairs. */
    public List<Grid> generations(long seed) {
        List<Grid> generations = new ArrayList<>();
        grow(seed, generations::add);
        return List.copyOf(generations);
    }

    private Grid grow(long seed, Consumer<Grid> eachGeneration) {
        Grid noise = sized(this.noise.draw(rows, cols, seed), rows, cols);
        Grid grid = ring == Ring.FROM_NOISE ? noise.withRing() : noise;
        eachGeneration.accept(grid);
        for (Phase phase : phases) {
            Automaton automaton = new Automaton(phase.rule(), neighbourhood, outside, ring);
            Grid oneBefore = null, twoBefore = null;
            for (int step = 0; !phase.endsAt(step, grid, oneBefore, twoBefore); step++) {
                twoBefore = oneBefore;
                oneBefore = grid;
                grid = automaton.step(grid);
                eachGeneration.accept(grid);
            }
        }
        return grid;
    }

    /** What this recipe's noise drew, if it has the size that it was asked for. */
    Grid sized(Grid drawn, int rows, int cols) {
        if (drawn.rows() != rows || drawn.cols() != cols)
            throw new IllegalArgumentException("the noise " + noise + " drew " + drawn.rows() + "x" + drawn.cols() + " cells for "
                    + rows + "x" + cols);
        return drawn;
    }

    public Recipe withSize(int rows, int cols) {
        return new Recipe(rows, cols, noise, phases, neighbourhood, outside, ring, repairs);
    }

    public Recipe withNoise(Noise noise) {
        return new Recipe(rows, cols, noise, phases, neighbourhood, outside, ring, repairs);
    }

    public Recipe withPhases(Phase... phases) {
        return new Recipe(rows, cols, noise, List.of(phases), neighbourhood, outside, ring, repairs);
    }

    /** The same with one phase: a number of steps of a rule. */
    public Recipe withSteps(Rule rule, int steps) {
        return withPhases(Phase.steps(rule, steps));
    }

    public Recipe withNeighbourhood(Neighbourhood neighbourhood) {
        return new Recipe(rows, cols, noise, phases, neighbourhood, outside, ring, repairs);
    }

    public Recipe withOutside(Outside outside) {
        return new Recipe(rows, cols, noise, phases, neighbourhood, outside, ring, repairs);
    }

    public Recipe withRing(Ring ring) {
        return new Recipe(rows, cols, noise, phases, neighbourhood, outside, ring, repairs);
    }

    /** The same with these repairs, in this order, instead of its own. */
    public Recipe withRepairs(Repair... repairs) {
        return new Recipe(rows, cols, noise, phases, neighbourhood, outside, ring, List.of(repairs));
    }

    @Override
    public String toString() {
        return rows + "x" + cols + " noise=" + noise + " "
                + phases.stream().map(Phase::toString).collect(Collectors.joining(" ")) + " "
                + neighbourhood + " outside=" + outside + (ring == Ring.NONE ? "" : " " + ring)
                + repairs.stream().map(repair -> " " + repair).collect(Collectors.joining());
    }
}
