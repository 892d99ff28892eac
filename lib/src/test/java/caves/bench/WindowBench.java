package caves.bench;

import caves.grid.Grid;
import caves.recipe.Recipe;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A part, as large as the chapter's map, of a cave of 4 * 10^18 cells. */
@State(Scope.Benchmark)
public class WindowBench {
    @Param("90x140")
    public String size;
    private Recipe world;
    private Recipe part;

    @Setup
    public void parse() {
        part = Subjects.strict(size);
        world = part.withSize(2_000_000_000, 2_000_000_000);
    }

    @Benchmark
    public Grid ours() {
        return world.window(1, 1_234_567_890, 987_654_321, part.rows(), part.cols());
    }
}
