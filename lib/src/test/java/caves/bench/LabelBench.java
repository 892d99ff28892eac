package caves.bench;

import caves.grid.Grid;
import caves.region.Regions;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import squidpony.squidmath.GreasedRegion;

/** All regions of a cave of the classic rule, which has many. */
@State(Scope.Benchmark)
public class LabelBench {
    @Param({"90x140", "1024x1024"})
    public String size;
    private Grid cave;
    private GreasedRegion floor;

    @Setup
    public void grow() {
        cave = Subjects.classic(size).cave(1);
        floor = Subjects.squidLib(cave.inverse());
    }

    @Benchmark
    public Regions ours() {
        return Regions.of(cave);
    }

    @Benchmark
    public List<GreasedRegion> squidlib() {
        return floor.split();
    }
}
