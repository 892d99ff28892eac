package caves.bench;

import caves.grid.Grid;
import caves.repair.Repair;
import caves.repair.Repaired;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The same where there is more to join: noise that is half wall, as in the manual of rot.js, leaves ten times as many rooms. */
@State(Scope.Benchmark)
public class ManyRoomsBench {
    @Param("300x300")
    public String size;
    private Grid cave;

    @Setup
    public void grow() {
        cave = Subjects.manyRooms(size).cave(1);
    }

    @Benchmark
    public Repaired ours() {
        return Repair.tunnels(1).apply(cave);
    }
}
