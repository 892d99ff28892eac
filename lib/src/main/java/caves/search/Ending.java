package caves.search;

import caves.grid.Grid;
import caves.recipe.Phase;
import caves.recipe.Recipe;
import java.util.List;

/**
 * How a cave that is stepped until it is stable ends.
 *
 * @param step the step from which on nothing new comes; for {@link Kind#UNSETTLED} the last one made
 */
public record Ending(Kind kind, int step) {

    /** Fixed: the grid never changes again. Flicker: two grids alternate for ever. Unsettled: neither, as far as it was stepped. */
    public enum Kind { FIXED, FLICKER, UNSETTLED }

    /** The end of a seed's cave; a recipe is refused unless its only phase is {@code stable(...)}. */
    public static Ending of(Recipe recipe, long seed) {
        if (recipe.phases().size() != 1 || !(recipe.phases().get(0) instanceof Phase.UntilStable))
            throw new IllegalArgumentException("in the recipe \"" + recipe + "\" the only phase must be <rule>*stable(<max>)");
        List<Grid> generations = recipe.generations(seed);
        int last = generations.size() - 1;
        Grid end = generations.get(last);
        if (last >= 1 && end.equals(generations.get(last - 1))) return new Ending(Kind.FIXED, last - 1);
        if (last >= 2 && end.equals(generations.get(last - 2))) return new Ending(Kind.FLICKER, last - 2);
        return new Ending(Kind.UNSETTLED, last);
    }
}
