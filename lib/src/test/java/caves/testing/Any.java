package caves.testing;

import static org.quicktheories.generators.Generate.constant;
import static org.quicktheories.generators.SourceDSL.arbitrary;
import static org.quicktheories.generators.SourceDSL.doubles;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.lists;
import static org.quicktheories.generators.SourceDSL.longs;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.recipe.Phase;
import caves.recipe.Recipe;
import caves.repair.Repair;
import caves.rule.Automaton;
import caves.rule.Rule;
import caves.rule.TwoStep;
import java.util.List;
import java.util.SplittableRandom;
import org.quicktheories.core.Gen;

/** Random examples for properties, the hard cases among them. A failure prints the example and the seed to see it again. */
public final class Any {
    private static final Gen<Integer> WIDTHS = arbitrary().pick(1, 2, 3, 63, 64, 65, 127, 128, 129, 192);

    private Any() {}

    /** Widths on both sides of a word's edge, heights from a single row up, from empty to full. */
    public static Gen<Grid> grid() {
        return grid(arbitrary().pick(1, 2, 3, 5, 17), WIDTHS);
    }

    /** The same widths on an even number of rows, on which hexagons close to a torus. */
    public static Gen<Grid> evenGrid() {
        return grid(arbitrary().pick(2, 4, 6, 18), WIDTHS);
    }

    /** Small enough to read. */
    public static Gen<Grid> smallGrid() {
        return grid(integers().between(1, 9), integers().between(1, 9));
    }

    private static Gen<Grid> grid(Gen<Integer> rows, Gen<Integer> cols) {
        return rows.zip(cols, arbitrary().pick(.45, .1, .3, .6, .9, 0., 1.), longs().all(), Any::fill)
                .describedAs(grid -> grid.rows() + "x" + grid.cols() + "\n" + grid);
    }

    private static Grid fill(int rows, int cols, double share, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return Grid.of(rows, cols, (row, col) -> random.nextDouble() < share);
    }

    public static Gen<Rule> rule() {
        return integers().between(0, 511).zip(integers().between(0, 511), Rule::new);
    }

    /** Rules with a two-step clause, with and without the corners. */
    public static Gen<Rule> ruleWithClause() {
        return rule().zip(integers().between(0, 25).map(TwoStep::r2).mix(integers().between(0, 21).map(TwoStep::r2c)), Rule::with);
    }

    public static Gen<Outside> outside() {
        return arbitrary().enumValues(Outside.class);
    }

    public static Gen<Ring> ring() {
        return arbitrary().enumValues(Ring.class);
    }

    /** Automata that can step any map; hexagons on a torus, which want an even number of rows, are not among them. */
    public static Gen<Automaton> automaton() {
        Gen<Automaton> hex = rule().zip(arbitrary().pick(Outside.FLOOR, Outside.WALL), ring(),
                (rule, outside, ring) -> new Automaton(rule, Neighbourhood.HEX, outside, ring));
        return squareAutomaton().mix(hex, 25);
    }

    /** Automata on squares, for which all four directions, and the diagonals among them, are alike. */
    public static Gen<Automaton> squareAutomaton() {
        Gen<Automaton> moore = rule().mix(ruleWithClause(), 40).zip(outside(), ring(), Moore::of);
        Gen<Automaton> vonNeumann = rule().zip(outside(), ring(),
                (rule, outside, ring) -> new Automaton(rule, Neighbourhood.VON_NEUMANN, outside, ring));
        return moore.mix(vonNeumann, 30);
    }

    public static Gen<Long> seed() {
        return longs().between(0, Long.MAX_VALUE)
                .mix(arbitrary().pick(0L, 1L << 31, (1L << 32) - 1, 1L << 32, (1L << 53) + 1, Long.MAX_VALUE));
    }

    /** Short and long fractions, powers of two (whose neighbours below lie nearer than those above), and the ends. */
    public static Gen<Double> probability() {
        return doubles().between(0, 1)
                .mix(arbitrary().pick(0., -0., 1., .45, 1 / 3., 5.684341886080802E-14, Math.nextDown(1.),
                        Double.MIN_VALUE, Double.MIN_NORMAL))
                .mix(integers().between(0, 1074).map(n -> Math.scalb(1., -n)));
    }

    public static Gen<Noise> noise() {
        return noiseWithWindows().mix(fractalNoise());
    }

    /** Noise whose cells depend on their places and the seed alone. */
    public static Gen<Noise> noiseWithWindows() {
        Gen<Noise> gradients = probability().zip(probability(), Noise::gradientDown);
        return probability().map(Noise::uniform).mix(gradients).mix(probability().zip(probability(), Noise::gradientRight)).mix(levelNoise());
    }

    public static Gen<Noise> levelNoise() {
        Gen<Double> levels = doubles().between(-2, 2).mix(doubles().between(-.3, .3)).mix(arbitrary().pick(-2., 2., 0., -0., Double.MIN_VALUE));
        Gen<Integer> sizes = integers().between(1, 20), octaves = integers().between(1, 8);
        return levels.zip(sizes, octaves, Noise::perlinAbove).mix(levels.zip(sizes, octaves, Noise::simplexAbove));
    }

    public static Gen<Noise> fractalNoise() {
        Gen<Integer> sizes = integers().between(1, 20).mix(arbitrary().pick(1_000_000)), octaves = integers().between(1, 8);
        return probability().zip(sizes, octaves, Noise::perlin).mix(probability().zip(sizes, octaves, Noise::simplex));
    }

    /** Every neighbourhood with every outside, the clause where it may stand, and hexagons on an even number of rows. */
    public static Gen<Recipe> recipe() {
        Gen<Integer> rows = arbitrary().pick(1, 2, 5, 64), evenRows = arbitrary().pick(2, 6, 64);
        return recipe(rows, rule().mix(ruleWithClause(), 40), Neighbourhood.MOORE)
                .mix(recipe(rows, rule(), Neighbourhood.VON_NEUMANN), 30).mix(recipe(evenRows, rule(), Neighbourhood.HEX), 30);
    }

    private static Gen<Recipe> recipe(Gen<Integer> rows, Gen<Rule> rule, Neighbourhood neighbourhood) {
        Gen<Recipe> withFloor = rows.zip(arbitrary().pick(1, 3, 65, 129), noise(), phases(rule), ring(),
                (height, cols, noise, phases, ring) -> new Recipe(height, cols, noise, phases, neighbourhood, Outside.FLOOR, ring));
        return withFloor.zip(outside(), Recipe::withOutside);
    }

    /** With up to three repairs; those that dig only on squares with a closed border. */
    public static Gen<Recipe> repairedRecipe() {
        return recipe().zip(repairs(), (recipe, repairs) -> {
            boolean hex = recipe.neighbourhood() == Neighbourhood.HEX, digs = repairs.stream().anyMatch(Repair::digs);
            Recipe closed = digs && !hex ? recipe.withRing(Ring.FROM_NOISE) : recipe;
            return closed.withRepairs(repairs.stream().filter(repair -> !hex || !repair.digs()).toArray(Repair[]::new));
        });
    }

    public static Gen<List<Repair>> repairs() {
        return lists().of(repair()).ofSizeBetween(0, 3);
    }

    public static Gen<Repair> repair() {
        return constant(Repair.keepLargest()).mix(arbitrary().pick(0, 1, 2, 3, Integer.MAX_VALUE).map(Repair::tunnels))
                .mix(arbitrary().pick(1, 2, 5, 20, Integer.MAX_VALUE).map(Repair::pockets));
    }

    /** Closed maps, small enough for all pairs of cells: noise, lattices full of equal distances, and {@link Hostile} ones. */
    public static Gen<Grid> closedMap() {
        Gen<Grid> noise = grid(integers().between(1, 12), arbitrary().pick(1, 2, 3, 7, 20, 63, 64, 65, 70));
        Gen<Grid> lattices = integers().between(2, 5).zip(integers().between(2, 5), integers().between(0, 2), Hostile::lattice);
        return noise.map(Grid::withRing).mix(lattices).mix(arbitrary().pick(Hostile.maps()))
                .describedAs(grid -> grid.rows() + "x" + grid.cols() + "\n" + grid);
    }

    private static Gen<List<Phase>> phases(Gen<Rule> rule) {
        Gen<Phase> steps = rule.zip(integers().between(0, 4), Phase::steps);
        Gen<Phase> untilStable = rule.zip(integers().between(0, 6), Phase::untilStable);
        return lists().of(steps.mix(untilStable)).ofSizeBetween(1, 3);
    }
}
