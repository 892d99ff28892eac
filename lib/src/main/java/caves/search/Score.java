package caves.search;

import caves.grid.Grid;
import caves.validate.CaveMeasures;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * How good a cave is for some purpose, 0 .. 1: the mean utility of some of its measures, by weight.
 *
 * <p>The chapter asks for a score over its measures and, in the excerpt, gives none. The named ones are ours: opinions for caves of 90 x 140
 * cells, which say what they want in {@link #toString}.
 */
public record Score(String name, List<Part> parts) {

    /** Much floor in one piece, wide ways, few corners. */
    public static final Score ROOMY = of("roomy",
            part("floor fraction", Wanted.atLeast(.94, .4), 2),
            part("largest fraction", Wanted.atLeast(1, .2), 1),
            part("bottleneck width", Wanted.atLeast(16, 16), 2),
            part("boundary length", Wanted.atMost(800, 2400), 1));

    /** A long way through, longer ones beside it, walls on every side. */
    public static final Score WINDING = of("winding",
            part("shortest path", Wanted.atLeast(250, 120), 2),
            part("farthest pair", Wanted.atLeast(330, 120), 1),
            part("boundary length", Wanted.atLeast(3000, 1000), 1),
            part("connected fraction", Wanted.atLeast(.9, .5), 1));

    /** Little floor and narrow ways that still lead across. */
    public static final Score TIGHT = of("tight",
            part("floor fraction", Wanted.between(.55, .64, .1), 2),
            part("bottleneck width", Wanted.between(1, 2, 2), 2),
            part("connected fraction", Wanted.atLeast(.9, .5), 1));

    /**
     * One measure in a score.
     *
     * @param measure one of {@link CaveMeasures#names()}
     * @param weight 0 or more and finite
     */
    public record Part(String measure, Wanted wanted, double weight) {
        public Part {
            CaveMeasures.place(measure);
            Objects.requireNonNull(wanted, "wanted");
            if (!(weight >= 0) || Double.isInfinite(weight))
                throw new IllegalArgumentException("the weight of '" + measure + "' is " + weight + "; allowed are numbers from 0");
        }

        @Override
        public String toString() {
            return measure + " " + wanted + " x " + Wanted.plain(weight);
        }
    }

    /** At least one part, no measure twice, weights that are not all 0; others are refused. */
    public Score {
        parts = List.copyOf(parts);
        SearchTerms.oneLine("a score's name", name);
        if (parts.isEmpty() || parts.stream().map(Part::measure).distinct().count() < parts.size())
            throw new IllegalArgumentException("the score '" + name + "' has the measures " + parts.stream().map(Part::measure).toList()
                    + "; needed are one or more, all different");
        double weights = weights(parts);
        if (weights == 0 || Double.isInfinite(weights))
            throw new IllegalArgumentException("the weights of the score '" + name + "' add up to " + weights
                    + "; allowed are finite numbers above 0");
    }

    public static Score of(String name, Part... parts) {
        return new Score(name, List.of(parts));
    }

    public static Part part(String measure, Wanted wanted, double weight) {
        return new Part(measure, wanted, weight);
    }

    private static double weights(List<Part> parts) {
        return parts.stream().mapToDouble(Part::weight).reduce(0, Double::sum);
    }

    /** With the default spawn and exit, on squares. */
    public CaveScore of(Grid cave) {
        return of(CaveMeasures.of(cave));
    }

    /** A measure that is absent has utility 0: what cannot be reached is no merit. */
    public CaveScore of(CaveMeasures measures) {
        List<CaveScore.Term> terms = parts.stream().map(part -> {
            OptionalDouble number = measures.number(part.measure());
            double utility = number.isPresent() ? part.wanted().utility(number.getAsDouble()) : 0;
            return new CaveScore.Term(part.measure(), number, utility, part.weight());
        }).toList();
        double sum = terms.stream().mapToDouble(term -> term.utility() * term.weight()).reduce(0, Double::sum);
        return new CaveScore(Millionths.round(sum / weights(parts)), terms);
    }

    /** For example {@code tight: floor fraction 0.55 .. 0.64 (falloff 0.1) x 2, ...}: equal lines, equal scores. */
    @Override
    public String toString() {
        return name + ": " + parts.stream().map(Part::toString).collect(Collectors.joining(", "));
    }
}
