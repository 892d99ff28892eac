package caves.bench;

import caves.search.GateTally;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Noise, four strict steps, regions, two gates: seed after seed, on all the cores that the JVM is given. */
@State(Scope.Benchmark)
public class SearchBench {
    @Param("10000")
    public int seeds;

    @Benchmark
    public GateTally ours() {
        return Subjects.search(seeds);
    }
}
