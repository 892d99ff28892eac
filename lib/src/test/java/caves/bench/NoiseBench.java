package caves.bench;

import caves.grid.Grid;
import caves.recipe.Recipe;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import squidpony.squidmath.DiverRNG;
import squidpony.squidmath.GreasedRegion;

/** The raw fill of a seed, the generator's own start included. */
@State(Scope.Benchmark)
public class NoiseBench {
    @Param({"90x140", "1024x1024"})
    public String size;
    private Recipe recipe;

    @Setup
    public void read() {
        recipe = Subjects.strict(size);
    }

    @Benchmark
    public Grid ours() {
        return recipe.noise().draw(recipe.rows(), recipe.cols(), 1);
    }

    @Benchmark
    public GreasedRegion squidlib() {
        return new GreasedRegion(new DiverRNG(1), .45, recipe.cols(), recipe.rows());
    }
}
