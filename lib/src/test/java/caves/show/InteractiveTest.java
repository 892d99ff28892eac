package caves.show;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.recipe.Recipe;
import caves.rule.Automaton;
import caves.rule.Rule;
import caves.rule.TwoStep;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class InteractiveTest {
    private static final Grid MAP = Grid.parse("##.\n#..\n...");
    private static final List<Grid> GENERATIONS = Recipe.CHAPTER_CLASSIC.generations(42);

    private static Automaton automaton(Outside outside, Ring ring) {
        return new Automaton(Rule.thresholds(5, 4), Neighbourhood.MOORE, outside, ring);
    }

    private static CellAnswer answer(Outside outside, Ring ring) {
        Automaton automaton = automaton(outside, ring);
        return new CellAnswer(automaton, MAP, automaton.step(MAP));
    }

    /** No ids and classes, which clash on a page of many outputs; no addresses; nothing of this machine; no part left unfilled. */
    private static void requireSelfContained(String html) {
        for (String unwanted : List.of(" id=", " class=", "http:", "https:", "{{", "}}", "file:", "\r"))
            assertFalse(html.contains(unwanted), "the HTML contains " + unwanted);
        assertFalse(Pattern.compile("@[0-9a-f]{6,}|[0-9a-f]{8}-[0-9a-f]{4}-").matcher(html.replaceAll("base64,[^\"]*", "")).find());
    }

    @Test
    void everyPixelOfTheSmallPngIsACell() throws IOException {
        for (Grid grid : List.of(Grid.parse("#"), MAP, GENERATIONS.get(5), Recipe.CHAPTER_STRICT.withSize(900, 1000).cave(1))) {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(BitPng.bytes(grid)));
            assertEquals(grid, Grid.of(image.getHeight(), image.getWidth(),
                    (row, col) -> (image.getRGB(col, row) & 0xFFFFFF) == Palette.WALL));
        }
    }

    @Test
    void theScrubberHoldsEveryGenerationInItsOwnBytes() {
        String html = Scrubber.html(GENERATIONS);
        requireSelfContained(html);
        assertEquals(html, Scrubber.html(GENERATIONS));
        assertEquals(GENERATIONS.size(), html.split("<img ", -1).length - 1);
        assertTrue(html.contains("alt=\"step 0, the noise, wall fraction " + Decimals.fixed(GENERATIONS.get(0).wallFraction(), 4)));
        requireSelfContained(Scrubber.html(List.of(MAP)));
    }

    @Test
    void theScrubberRefusesNothingAndUnequalSizes() {
        assertThrows(IllegalArgumentException.class, () -> Scrubber.html(List.of()));
        assertThrows(IllegalArgumentException.class, () -> Scrubber.html(List.of(MAP, Grid.parse("#"))));
    }

    @Test
    void theProbeSaysWhatTheAutomatonDoes() {
        CellAnswer floor = answer(Outside.FLOOR, Ring.NONE);
        assertEquals("2 walls around a wall cell: death, it becomes floor.", floor.words(new Cell(0, 0)));
        assertEquals("3 walls around a floor cell: no birth, it stays floor.", floor.words(new Cell(1, 1)));
        assertEquals("1 wall around a floor cell: no birth, it stays floor.", floor.words(new Cell(0, 2)));
        CellAnswer wall = answer(Outside.WALL, Ring.NONE);
        assertEquals("7 walls around a wall cell: survival, it stays wall.", wall.words(new Cell(0, 0)));
        assertEquals("6 walls around a floor cell: birth, it becomes wall.", wall.words(new Cell(0, 2)));
        assertEquals("1 wall around a floor cell: no birth, it stays floor. Then the ring is set: wall.",
                answer(Outside.FLOOR, Ring.EVERY_STEP).words(new Cell(0, 2)));
        assertEquals("##### ###.# ##..# #...# #####", wall.around());
    }

    @Test
    void theProbeIsOneSelfContainedOutput() {
        String html = CellProbe.html(automaton(Outside.FLOOR, Ring.EVERY_STEP), MAP);
        requireSelfContained(html);
        assertEquals(html, CellProbe.html(automaton(Outside.FLOOR, Ring.EVERY_STEP), MAP));
        assertTrue(html.contains(">#2</td>"), "the wall at (0, 0) has two walls around it");
        assertTrue(html.contains("B5678/S45678, moore, outside=floor, ring"));
        assertThrows(IllegalArgumentException.class,
                () -> CellProbe.html(automaton(Outside.FLOOR, Ring.NONE), GENERATIONS.get(0)));
    }

    @Test
    void theProbeShowsNineCellsAndRefusesWhatIsNotDecidedByThem() {
        refuses(() -> CellProbe.html(new Automaton(Rule.CLASSIC, Neighbourhood.HEX, Outside.FLOOR, Ring.NONE), MAP), "'hex'", "'moore'");
        Rule clause = Rule.CLASSIC.with(TwoStep.r2(2));
        refuses(() -> CellProbe.html(new Automaton(clause, Neighbourhood.MOORE, Outside.FLOOR, Ring.NONE), MAP), clause, "+R2");
    }
}
