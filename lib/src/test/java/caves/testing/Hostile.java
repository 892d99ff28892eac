package caves.testing;

import caves.grid.Grid;
import java.util.List;
import java.util.stream.Stream;

/** Closed maps on which others' repairs went wrong. */
public final class Hostile {
    private Hostile() {}

    public static List<Grid> maps() {
        return Stream.of(
                "#",
                "###/###/###",
                "###/#.#/###",
                "#####/#...#/#...#/#####",
                // two C-shapes: the middle of either is wall
                "##############/#....#.....###/#.####.###.###/#.###..###.###/#.####.....###/#....#########/##############",
                // a ring, a room inside it, and one outside
                "###########/#.......###/#.#####.###/#.##.##.#.#/#.#####.###/#.......###/###########",
                // corner contacts only
                "######/#.#.##/##.#.#/#.#.##/######",
                "########/#..##..#/#..##..#/###..###/###..###/#..##..#/#..##..#/########",
                // rooms along the whole border
                "#########/#.......#/#########/#########/#.......#/#########",
                "######/#.##.#/#.##.#/#.##.#/######",
                "######/#.##.#/######/######/#.##.#/######",
                // equal sizes and equal distances
                "#############/#..#..#..#..#/#############/#..#..#..#..#/#############",
                // the biggest is last, its equals before it
                "###########/#.##.##.#.#/####.##.#.#/#########.#/###########",
                // two far pairs
                "################/#.#.########.#.#/################/################/#.############.#/################",
                // steep and shallow lines
                "#########/#.#######/#########/#########/#########/#########/###.#####/#########/#########/#######.#/#########")
                .map(map -> Grid.parse(map.replace('/', '\n'))).toList();
    }

    /** One-cell rooms at equal distances, each row of them moved to the right by {@code slant}; of 2 and 1, a checkerboard. */
    public static Grid lattice(int down, int right, int slant) {
        return Grid.of(13, 19, (row, col) -> row % down != 0 || Math.floorMod(col - row / down * slant, right) != 0).withRing();
    }
}
