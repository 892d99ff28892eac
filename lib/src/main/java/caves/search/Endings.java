package caves.search;

import caves.recipe.Phase;
import caves.recipe.Recipe;
import caves.rule.Rule;
import java.util.IntSummaryStatistics;
import java.util.List;

/** How the caves of many seeds end, in the order of the seeds. */
public record Endings(List<Ending> all) {
    public Endings {
        all = List.copyOf(all);
        if (all.isEmpty()) throw new IllegalArgumentException("no endings; at least one is needed");
    }

    /** Steps {@code rule} from the recipe's noise until each cave is stable, at most {@code max} steps; the seeds in parallel. */
    public static Endings of(Recipe recipe, Rule rule, int max, Seeds seeds) {
        Recipe untilStable = recipe.withPhases(Phase.untilStable(rule, max));
        return new Endings(seeds.stream().parallel().mapToObj(seed -> Ending.of(untilStable, seed)).toList());
    }

    public long count(Ending.Kind kind) {
        return all.stream().filter(ending -> ending.kind() == kind).count();
    }

    /** The steps from which on nothing new comes. */
    public IntSummaryStatistics steps() {
        return all.stream().mapToInt(Ending::step).summaryStatistics();
    }

    @Override
    public String toString() {
        return "fixed " + count(Ending.Kind.FIXED) + ", flicker " + count(Ending.Kind.FLICKER) + ", unsettled "
                + count(Ending.Kind.UNSETTLED) + "; settled after " + steps().getMin() + " .. " + steps().getMax() + " steps";
    }
}
