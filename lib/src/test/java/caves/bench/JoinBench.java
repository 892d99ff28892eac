package caves.bench;

import caves.grid.Grid;
import caves.repair.Repair;
import caves.repair.Repaired;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The rooms of a cave of the classic rule, joined by tunnels. */
@State(Scope.Benchmark)
public class JoinBench {
    @Param({"100x100", "200x200", "300x300", "1000x1000", "2000x2000"})
    public String size;
    private Grid cave;

    @Setup
    public void grow() {
        cave = Subjects.classic(size).cave(1);
    }

    @Benchmark
    public Repaired ours() {
        return Repair.tunnels(1).apply(cave);
    }
}
