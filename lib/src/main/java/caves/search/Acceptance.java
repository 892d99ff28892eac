package caves.search;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.validate.Requirement;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** How the same gates judge several recipes, each on the same seeds, beside one number of their caves. */
public record Acceptance(List<Row> rows) {
    public Acceptance {
        rows = List.copyOf(rows);
    }

    /** A recipe, the mean, least and largest number of its caves, and how many of them passed. */
    public record Row(Recipe recipe, double mean, double least, double largest, GateTally tally) {}

    /** A row for each recipe, in order; the seeds in parallel. Refused are hex, and gates of equal names. */
    public static Acceptance measure(List<Recipe> recipes, Seeds seeds, ToDoubleFunction<Grid> number, Requirement... gates) {
        recipes.forEach(SearchTerms::requireSquares);
        List<String> names = SearchTerms.names(List.of(gates));
        return new Acceptance(recipes.stream().map(recipe -> row(recipe, looks(recipe, seeds, number, List.of(gates)), names)).toList());
    }

    private static List<Look> looks(Recipe recipe, Seeds seeds, ToDoubleFunction<Grid> number, List<Requirement> gates) {
        return seeds.stream().parallel().mapToObj(recipe::cave)
                .map(cave -> new Look(number.applyAsDouble(cave), Requirement.unmet(gates, cave))).toList();
    }

    private static Row row(Recipe recipe, List<Look> looks, List<String> gates) {
        TallyCount tally = new TallyCount(gates.size());
        looks.forEach(look -> tally.add(look.failed()));
        double[] numbers = looks.stream().mapToDouble(Look::number).sorted().toArray();
        double mean = looks.stream().mapToDouble(Look::number).average().orElseThrow();
        return new Row(recipe, mean, numbers[0], numbers[numbers.length - 1], tally.tally(gates));
    }

    private record Look(double number, BitSet failed) {}
}
