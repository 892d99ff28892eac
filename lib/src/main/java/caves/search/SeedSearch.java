package caves.search;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.validate.CaveMeasures;
import caves.validate.Place;
import caves.validate.Requirement;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The loop of the chapter: generate, measure, gate, keep or reject, with the failures counted.
 *
 * @param recipe on squares, since gates and widths are those of squares; hex is refused
 * @param gates what a cave must meet to be kept, names that differ; none at all keeps every cave
 * @param score what makes the best of the kept ones
 * @param best how many of them a report lists, 0 or more
 * @param spawn where the measures start
 * @param exit where they end
 */
public record SeedSearch(Recipe recipe, List<Requirement> gates, Score score, int best, Place spawn, Place exit) {
    public SeedSearch {
        gates = List.copyOf(gates);
        for (Object part : new Object[] {recipe, score, spawn, exit}) Objects.requireNonNull(part);
        SearchTerms.requireSquares(recipe);
        SearchTerms.names(gates);
        if (best < 0) throw new IllegalArgumentException("the best " + best + " caves; allowed are numbers from 0");
    }

    /** With the default spawn and exit. */
    public static SeedSearch of(Recipe recipe, Score score, int best, Requirement... gates) {
        return new SeedSearch(recipe, List.of(gates), score, best, Place.SPAWN, Place.EXIT);
    }

    public SeedSearch withPlaces(Place spawn, Place exit) {
        return new SeedSearch(recipe, gates, score, best, spawn, exit);
    }

    public SeedSearch withRecipe(Recipe recipe) {
        return new SeedSearch(recipe, gates, score, best, spawn, exit);
    }

    public SeedSearch withGates(Requirement... gates) {
        return new SeedSearch(recipe, List.of(gates), score, best, spawn, exit);
    }

    /** Looks at every seed, on all cores; how to watch and stop it says {@link SeedRun}. */
    public SearchReport over(Seeds seeds) {
        return SeedRun.of(this).over(SeedSet.of(seeds));
    }

    /** The narrowly rejected: of the caves that exactly one gate rejects the {@code most} with the best scores, the best first. */
    public List<Rejected> narrowlyRejected(Seeds seeds, int most) {
        return seeds.stream().parallel().mapToObj(this::rejectedByOne).flatMap(Optional::stream).sorted().limit(most).toList();
    }

    private Optional<Rejected> rejectedByOne(long seed) {
        Grid cave = recipe.cave(seed);
        BitSet failed = Requirement.unmet(gates, cave);
        return failed.cardinality() != 1 ? Optional.empty() : Optional.of(new Rejected(seed, gates.get(failed.nextSetBit(0)).name(),
                score.of(CaveMeasures.of(cave, spawn, exit)).value()));
    }

    /** What the search asks, as text. */
    public SearchTerms terms() {
        return SearchTerms.of(this);
    }
}
