package caves.bench;

import caves.grid.Grid;
import caves.rule.Automaton;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import squidpony.squidmath.CellularAutomaton;
import squidpony.squidmath.GreasedRegion;

/** One step from noise. */
@State(Scope.Benchmark)
public class StepBench {
    @Param({"90x140", "1024x1024", "4096x4096"})
    public String size;
    private final Automaton strict = Subjects.strictStep();
    private Grid noise;
    private GreasedRegion walls;
    private CellularAutomaton smoothing;

    @Setup
    public void draw() {
        noise = Subjects.noise(Subjects.strict(size), 1);
        walls = Subjects.squidLib(noise);
        smoothing = new CellularAutomaton(walls.copy());
    }

    @Benchmark
    public Grid ours() {
        return strict.step(noise);
    }

    /** It works in place, so every step starts from the same cells anew. */
    @Benchmark
    public GreasedRegion squidlib() {
        smoothing.current.remake(walls);
        return smoothing.runBasicSmoothing();
    }
}
