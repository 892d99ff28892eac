package caves.show;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.recipe.Recipe;
import caves.search.Score;
import caves.search.SeedRun;
import caves.search.SeedSearch;
import caves.search.Seeds;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(screen, true, StandardCharsets.UTF_8);
    private long seconds = 0;

    @Test
    void aLineIsWrittenOverAndTheLastOneStaysWithoutATime() {
        ProgressLine line = new ProgressLine(out, () -> seconds * 1_000_000_000);
        line.at(64, 10_000, 60);
        seconds = 2;
        line.at(5_000, 10_000, 4_800);
        line.at(5_064, 10_000, 4_860);
        seconds = 4;
        line.at(10_000, 10_000, 9_612);
        String half = "5,000 of 10,000 seeds, 4,800 kept, 2,500 a second, 2 s left";
        assertEquals("\r\r" + half + "\r" + " ".repeat(half.length()) + "\r10,000 of 10,000 seeds, 9,612 kept\n", screen.toString(StandardCharsets.UTF_8));
    }

    @Test
    void itFollowsARun() {
        SeedRun.of(SeedSearch.of(Recipe.parse("9x14 noise=0.45 B5678/S45678*2 moore outside=floor ring"), Score.ROOMY, 3))
                .withProgress(ProgressLine.to(out)).over(new Seeds(0, 99));
        String last = screen.toString(StandardCharsets.UTF_8);
        assertEquals("100 of 100 seeds, 100 kept", last.substring(last.lastIndexOf('\r') + 1).strip());
    }
}
