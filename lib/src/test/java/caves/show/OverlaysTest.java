package caves.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Distances;
import caves.region.Movement;
import caves.region.Regions;
import caves.validate.Finding;
import caves.validate.Place;
import caves.validate.Requirement;
import caves.validate.Requirements;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OverlaysTest {
    private static final Map<Integer, String> LETTERS = new TreeMap<>(Map.of(Palette.WALL, "#", Palette.FLOOR, ".", Palette.VERMILION, "v",
            Palette.BLUE, "b", Palette.ORANGE, "o", Palette.SKY, "s", Palette.PURPLE, "p", Palette.GREEN, "g"));

    /** A letter for the colour in the middle of each cell. */
    private static String letters(Grid grid, BufferedImage image) {
        int scale = image.getWidth() / grid.cols();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < grid.rows(); row++) {
            for (int col = 0; col < grid.cols(); col++)
                text.append(LETTERS.get(image.getRGB(col * scale + scale / 2, row * scale + scale / 2) & 0xFFFFFF));
            text.append('\n');
        }
        return text.toString();
    }

    @Test
    void findingsAreInTheColourOfTheirRequirement() {
        Grid grid = Grid.parse("""
                ##.####
                #..#.##
                #.###.#
                ###.###
                #######
                """);
        List<Finding> findings = Requirement.all(Requirements.closedBorder(), Requirements.floor(0), Requirements.oneRegion()).check(grid);
        assertEquals("""
                ##v####
                #..#o##
                #.###o#
                ###o###
                #######
                """, letters(grid, Overlays.findings(grid, findings)));
        assertEquals("vermilion: closed border; orange: exactly one region", Overlays.key(findings));
        assertEquals("", Overlays.key(List.of()));
    }

    @Test
    void aCellOfTwoFindingsKeepsTheFirstColourAndAWallIsPaintedToo() {
        Grid grid = Grid.parse("..#.");
        List<Finding> findings = Requirement.all(Requirements.regionOf(Place.at(new Cell(0, 2)), .5), Requirements.closedBorder(),
                Requirements.everyRegion(2)).check(grid);
        assertEquals("oovo\n", letters(grid, Overlays.findings(grid, findings)));
    }

    @Test
    void theLargestRegionAlwaysHasTheSameColour() {
        Grid grid = Grid.parse("""
                .#.#.#.#.#.
                ###########
                .#.........
                ###.#######
                """);
        assertEquals("""
                v#o#p#g#b#v
                ###########
                o#sssssssss
                ###s#######
                """, letters(grid, Overlays.regions(grid, Regions.of(grid))));
        Grid few = Grid.parse("##.\n#.#\n..#");
        assertEquals("##v\n#s#\nss#\n", letters(few, Overlays.regions(few, Regions.of(few))));
        assertEquals("##s\n#s#\nss#\n", letters(few, Overlays.regions(few, Regions.of(few, Movement.HEX))));
        assertEquals("#\n", letters(Grid.parse("#"), Overlays.regions(Grid.parse("#"), Regions.of(Grid.parse("#")))));
    }

    @Test
    void aStripHasTheRegionsOfEachMap() {
        Grid left = Grid.parse("..#."), right = Grid.parse(".#..");
        BufferedImage strip = Overlays.regions(List.of(left, right), 2);
        int width = (strip.getWidth() - 8) / 2, scale = width / 4;
        assertEquals("ss#v\n", letters(left, strip.getSubimage(0, 0, width, scale)));
        assertEquals("v#ss\n", letters(right, strip.getSubimage(width + 8, 0, width, scale)));
    }

    @Test
    void aPathRunsOverTheMapBetweenItsEnds() {
        Grid grid = Grid.parse("""
                .....
                .###.
                ..#..
                """);
        assertEquals("""
                vvvvv
                v###v
                b.#.b
                """, letters(grid, Overlays.path(grid, Distances.from(grid, new Cell(2, 0)).pathTo(new Cell(2, 4)).orElseThrow())));
    }

    @Test
    void widerFloorIsDeeper() {
        Grid grid = Grid.of(20, 30, (row, col) -> col == 1 || row > 1 && col < 5);
        BufferedImage image = Overlays.widths(grid);
        int scale = image.getWidth() / 30;
        assertEquals(List.of(Palette.NARROW, Palette.WALL, Palette.between(Palette.NARROW, Palette.WIDE, 1, 15), Palette.WIDE),
                List.of(0, 1, 2, 9).stream().map(col -> image.getRGB(col * scale, 0) & 0xFFFFFF).toList());
    }

    @Test
    void refuseCellsOffTheMap() {
        Grid grid = Grid.parse("..");
        assertThrows(IllegalArgumentException.class, () -> Overlays.path(grid, List.of(new Cell(0, 2))));
        assertThrows(IllegalArgumentException.class, () -> Overlays.path(grid, List.of()));
        assertThrows(IllegalArgumentException.class,
                () -> Overlays.findings(grid, List.of(new Finding("mine", "wrong", List.of(new Cell(1, 0))))));
    }
}
