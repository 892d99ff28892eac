package caves.bench;

import caves.grid.Grid;
import caves.rule.Automaton;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One step from 10^4 to 10^9 cells, in 1 GiB. */
@State(Scope.Benchmark)
@Fork(jvmArgsAppend = "-Xmx1g")
public class GrowthBench {
    @Param({"100x100", "320x320", "1024x1024", "3200x3200", "10000x10000", "32768x32768"})
    public String size;
    private final Automaton strict = Subjects.strictStep();
    private Grid noise;

    @Setup
    public void draw() {
        noise = Subjects.noise(Subjects.strict(size), 1);
    }

    @Benchmark
    public Grid ours() {
        return strict.step(noise);
    }
}
