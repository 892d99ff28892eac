package caves.recipe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.quicktheories.QuickTheory.qt;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.region.Movement;
import caves.repair.Repair;
import caves.repair.Repaired;
import caves.testing.Any;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepairedRecipeTest {

    @Test
    void repairsFollowTheStepsInTheirOrder() {
        qt().withExamples(300).forAll(Any.repairedRecipe(), Any.seed()).checkAssert((recipe, seed) -> {
            List<Grid> generations = recipe.generations(seed);
            assertEquals(recipe.withRepairs().generations(seed), generations, "which end before repairs");
            Grid grid = generations.get(generations.size() - 1);
            assertEquals(grid, recipe.withRepairs().cave(seed));
            List<Repaired> repaired = recipe.repaired(seed);
            Movement movement = recipe.neighbourhood() == Neighbourhood.HEX ? Movement.HEX : Movement.ORTHOGONAL;
            for (int i = 0; i < recipe.repairs().size(); i++) {
                assertEquals(recipe.repairs().get(i).apply(grid, movement), repaired.get(i));
                grid = repaired.get(i).grid();
            }
            assertEquals(recipe.repairs().size(), repaired.size());
            assertEquals(grid, recipe.cave(seed));
        });
    }

    @Test
    void repairsStayWhenSomethingElseChanges() {
        Recipe recipe = Recipe.CHAPTER_CLASSIC.withRepairs(Repair.pockets(20), Repair.tunnels(1));
        Recipe other = recipe.withSize(9, 14).withNoise(recipe.noise()).withOutside(recipe.outside()).withRing(recipe.ring())
                .withPhases(recipe.phases().toArray(Phase[]::new));
        assertEquals("9x14 noise=0.45 B5678/S45678*5 moore outside=floor ring pockets(20) tunnels(1)", other.toString());
    }
}
