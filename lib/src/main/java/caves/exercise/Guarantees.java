package caves.exercise;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.noise.Noise;
import caves.recipe.Recipe;
import caves.region.Region;
import caves.region.Regions;
import caves.repair.Repair;
import caves.repair.Repaired;
import caves.search.Knob;
import caves.search.Seeds;
import caves.search.Sweep;
import caves.validate.Finding;
import caves.validate.Requirements;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongToDoubleFunction;
import java.util.function.ToDoubleFunction;

/** The exercises of notebook 06, on what repairs promise and what they take. */
public final class Guarantees {
    private static final Recipe CLASSIC = Recipe.CHAPTER_CLASSIC;
    private static final Recipe DENSE = CLASSIC.withNoise(Noise.uniform(.5));
    private static final Seeds SEEDS = new Seeds(0, 99);
    private static final double NEAR = .1;
    private static final double LONGER = 1;
    private static final double MOST_LOST = .05;
    private static final double MOST_TUNNELS = 10;

    private Guarantees() {}

    /** The share of its floor that the median of 200 classic caves from noise of .50 loses when only the largest region is kept. */
    public static String floorLost(double guess) {
        Answer.within("a share of the floor", guess, 0, 1);
        List<Sweep.Row> rows = Sweep.measure(CLASSIC, Seeds.FIRST_200, cave -> Repair.keepLargest().apply(cave).floorLostShare(),
                Knob.wallProbability(.45, .5)).rows();
        double half = rows.get(0).quantile(.5), dense = rows.get(1).quantile(.5);
        if (Math.abs(guess - dense) > NEAR)
            return Answer.notYet("%.4f is too %s. At .45 the median cave loses %.4f, because one region spans the map. What if none does?",
                    guess, guess > dense ? "high" : "low", half);
        return Answer.right("the median of %d caves loses %.4f, where it was %.4f at .45; one in twenty loses %.4f or more.",
                Seeds.FIRST_200.count(), dense, half, rows.get(1).quantile(.95));
    }

    /** A closed map of two rooms whose tunnel is more than a cell longer than their centres are apart. */
    public static String dearJoin(Grid map) {
        List<Finding> open = Requirements.closedBorder().check(map);
        if (!open.isEmpty()) return Answer.notYet("the border is to be closed; %s is floor.", open.get(0).where().get(0));
        List<Region> rooms = Regions.of(map).all();
        if (rooms.size() != 2) return Answer.notYet("the map has %d rooms; draw two.", rooms.size());
        double apart = Math.hypot(centre(rooms.get(0), Cell::row) - centre(rooms.get(1), Cell::row),
                centre(rooms.get(0), Cell::col) - centre(rooms.get(1), Cell::col));
        double length = Repair.tunnels(0).apply(map).tunnelLength();
        if (length <= apart + LONGER)
            return Answer.notYet("the tunnel is %.1f cells long, and the centres are %.1f apart. Where would the centre of a room have to be"
                    + " for the way to its edge to be the longer one?", length, apart);
        return Answer.right("the tunnel is %.1f cells long, though the centres are only %.1f apart. The middle of a C is not in the C:"
                + " whoever takes it for the place of the room thinks the join cheap, and digs to a wall.", length, apart);
    }

    private static double centre(Region room, ToDoubleFunction<Cell> place) {
        return room.cells().stream().mapToDouble(place).average().orElseThrow();
    }

    /** Repairs, in order, that make one region of each of 100 torn caves, within a budget of floor lost and of tunnels dug. */
    public static String removeOrConnect(Repair... repairs) {
        Recipe recipe = DENSE.withRepairs(repairs);
        long torn = SEEDS.stream().parallel().filter(seed -> Regions.of(recipe.cave(seed)).count() > 1).count();
        if (torn > 0) return Answer.notYet("%d of %d caves still have several regions.", torn, SEEDS.count());
        double lost = mean(seed -> lost(DENSE.cave(seed), recipe.repaired(seed)));
        double tunnels = mean(seed -> recipe.repaired(seed).stream().mapToInt(repaired -> repaired.tunnels().size()).sum());
        String price = Answer.text("%.4f of the floor goes and %.1f tunnels a cave are dug", lost, tunnels);
        if (lost > MOST_LOST)
            return Answer.notYet("all are one region, but %s; allowed is %s of the floor. Was all of it too small to keep?",
                    price, MOST_LOST);
        if (tunnels > MOST_TUNNELS)
            return Answer.notYet("all are one region, but %s; allowed are %.0f. Do they all lead to somewhere?", price, MOST_TUNNELS);
        return Answer.right("all %d are one region, %s. What is a region worth: a tunnel, or less?", SEEDS.count(), price);
    }

    private static double lost(Grid cave, List<Repaired> repaired) {
        return repaired.stream().mapToLong(Repaired::floorLost).sum() / (double) (cave.cells() - cave.wallCount());
    }

    private static double mean(LongToDoubleFunction number) {
        return Arrays.stream(SEEDS.stream().parallel().mapToDouble(number).toArray()).average().orElseThrow();
    }
}
