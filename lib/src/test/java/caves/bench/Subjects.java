package caves.bench;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.recipe.Recipe;
import caves.rule.Automaton;
import caves.search.GateTally;
import caves.search.Seeds;
import caves.validate.Place;
import caves.validate.Requirements;
import squidpony.squidmath.GreasedRegion;

/** What all tasks are about: the chapter's caves at any size, its step, its search, and a grid in SquidLib's form. */
final class Subjects {
    private Subjects() {}

    static Recipe strict(String size) {
        return Recipe.parse(size + " noise=0.45 B5678/S5678*4 moore outside=floor ring");
    }

    static Recipe classic(String size) {
        return Recipe.parse(size + " noise=0.45 B5678/S45678*5 moore outside=floor ring");
    }

    static Recipe manyRooms(String size) {
        return classic(size).withNoise(Noise.uniform(.5));
    }

    static Grid noise(Recipe recipe, long seed) {
        return recipe.noise().draw(recipe.rows(), recipe.cols(), seed);
    }

    static Automaton strictStep() {
        return step(Recipe.CHAPTER_STRICT, Ring.EVERY_STEP);
    }

    static Automaton step(Recipe recipe, Ring ring) {
        return new Automaton(recipe.phases().get(0).rule(), recipe.neighbourhood(), recipe.outside(), ring);
    }

    /** The chapter's {@code evaluate_cave} as two gates: its floor, and what of it the spawn at (45, 70) reaches. */
    static GateTally search(long seeds) {
        return GateTally.of(Recipe.CHAPTER_STRICT, new Seeds(0, seeds - 1), Requirements.floor(.92),
                Requirements.regionOf(Place.at(new Cell(45, 70)), .9));
    }

    /** The walls, x being the column. */
    static GreasedRegion squidLib(Grid grid) {
        boolean[][] walls = new boolean[grid.cols()][grid.rows()];
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) walls[col][row] = grid.isWall(row, col);
        return new GreasedRegion(walls);
    }
}
