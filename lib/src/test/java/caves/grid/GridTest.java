package caves.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arbitrary;
import static org.quicktheories.generators.SourceDSL.integers;

import caves.testing.Any;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;
import org.quicktheories.core.Gen;

class GridTest {

    @Test
    void parseIsTheInverseOfToString() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            assertEquals(grid, Grid.parse(grid.toString()));
            assertEquals(grid, Grid.parse(grid + "\n"));
            assertEquals(grid.toString(), Grid.parse(grid.toString()).toString());
        });
    }

    @Test
    void rowsComeBeforeColumnsAndTheTopLeftIsFirst() {
        Grid grid = Grid.parse("""
                .#..
                ...#
                ....
                """);
        assertEquals("3x4", grid.rows() + "x" + grid.cols());
        assertEquals("2 of 12", grid.wallCount() + " of " + grid.cells());
        assertEquals(2 / 12., grid.wallFraction());
        assertEquals(true, grid.isWall(0, 1) && grid.isWall(new Cell(1, 3)));
        assertEquals(false, grid.isWall(1, 0) || grid.isWall(0, 3));
    }

    @Test
    void cellsAreAskedOnceRowByRow() {
        StringBuilder asked = new StringBuilder();
        Grid.of(2, 3, (row, col) -> asked.append(row).append(col).append(' ').isEmpty());
        assertEquals("00 01 02 10 11 12 ", asked.toString());
    }

    @Test
    void bandsMakeTheSameGridAsRows() {
        qt().forAll(Any.grid(), integers().between(1, 20)).checkAssert((grid, rowsPerBand) -> {
            int words = grid.wordsPerRow();
            assertEquals(grid, Grid.ofBands(grid.rows(), grid.cols(), rowsPerBand, (from, to, into) -> {
                for (int row = to - 1; row >= from; row--) {
                    long[] scratch = new long[words + 2];
                    Arrays.fill(scratch, -1L);
                    grid.copyRow(row, scratch, 1);
                    scratch[words] |= -1L << (grid.cols() - 1) << 1;
                    into.put(row, scratch, 1);
                }
            }));
        });
    }

    @Test
    void bandsAreAskedForOnceAndTheLastMayBeSmaller() {
        Set<String> asked = new ConcurrentSkipListSet<>();
        Grid.ofBands(8, 1, 3, (from, to, into) -> assertTrue(asked.add(from + " to " + to)));
        assertEquals("[0 to 3, 3 to 6, 6 to 8]", asked.toString());
    }

    @Test
    void countsAreThoseOfTheText() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            assertEquals(grid.toString().chars().filter(glyph -> glyph == '#').count(), grid.wallCount());
            assertEquals(grid.cells(), grid.wallCount() + grid.inverse().wallCount());
            assertEquals(grid.cells(), grid.differences(grid.inverse()));
            assertEquals(0, grid.differences(grid.inverse().inverse()));
        });
    }

    @Test
    void bitsPastTheLastColumnAreNothing() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            Grid dirty = Grid.ofRows(grid.rows(), grid.cols(), (row, words) -> {
                for (int i = 0; i < words.length; i++) words[i] = grid.word(row, i);
                words[words.length - 1] |= -1L << (grid.cols() - 1) << 1;
            });
            assertEquals(grid, dirty);
            assertEquals(grid.hashCode(), dirty.hashCode());
            assertEquals(grid.wallCount(), dirty.wallCount());
        });
    }

    @Test
    void oneCellMoreOrAnotherShapeIsAnotherGrid() {
        assertNotEquals(Grid.parse(".."), Grid.parse(".#"));
        assertNotEquals(Grid.parse(".."), Grid.parse(".\n."));
        assertNotEquals(Grid.parse(".."), Grid.parse("..."));
        assertThrows(IllegalArgumentException.class, () -> Grid.parse("..").differences(Grid.parse(".\n.")));
        assertThrows(IllegalArgumentException.class, () -> Grid.parse("..").differences(Grid.parse("...")));
        assertThrows(IllegalArgumentException.class, () -> Grid.parse("..").differences(Grid.parse("..\n..")));
    }

    @Test
    void aWindowIsCutOutAndAMirrorSwapsLeftAndRight() {
        Grid grid = Grid.parse("""
                ##..
                #...
                ...#
                """);
        assertEquals("#..\n...", grid.window(1, 0, 2, 3).toString());
        assertEquals("..", grid.interior().toString());
        assertEquals("..##\n...#\n#...", grid.mirrored().toString());
        assertEquals("####\n#..#\n####", grid.withRing().toString());
        assertEquals("..##\n.###\n###.", grid.inverse().toString());
    }

    @Test
    void aWindowShowsTheSameCellsWhereverItLies() {
        Gen<Integer> any = integers().between(0, 1000);
        Gen<Integer> nearWordEdges = arbitrary().pick(0, 1, 62, 63, 64, 65, 126, 127, 128);
        qt().forAll(Any.grid(), any, nearWordEdges.mix(any), any).checkAssert((grid, down, right, width) -> {
            int row = down % grid.rows(), col = right % grid.cols();
            Grid window = grid.window(row, col, grid.rows() - row, 1 + width % (grid.cols() - col));
            assertEquals(Grid.of(window.rows(), window.cols(), (r, c) -> grid.isWall(row + r, col + c)), window);
        });
    }

    @Test
    void aMirrorSwapsTheFirstColumnWithTheLast() {
        qt().forAll(Any.grid()).checkAssert(grid -> {
            int last = grid.cols() - 1;
            assertEquals(Grid.of(grid.rows(), grid.cols(), (row, col) -> grid.isWall(row, last - col)), grid.mirrored());
            assertEquals(grid, grid.mirrored().mirrored());
        });
    }

    @Test
    void placesOrderByRowThenColumn() {
        assertEquals(true, new Cell(0, 9).compareTo(new Cell(1, 0)) < 0 && new Cell(1, 0).compareTo(new Cell(1, 1)) < 0);
        assertEquals("(1, 2)", new Cell(1, 2).toString());
    }
}
