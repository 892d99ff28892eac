package caves.testing;

import caves.recipe.Recipe;
import caves.rule.Automaton;

/** What a recipe steps in its first phase. */
public final class FirstPhase {
    private FirstPhase() {}

    public static Automaton of(Recipe recipe) {
        return new Automaton(recipe.phases().get(0).rule(), recipe.neighbourhood(), recipe.outside(), recipe.ring());
    }
}
