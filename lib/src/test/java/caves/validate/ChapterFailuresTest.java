package caves.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChapterFailuresTest {

    @Test
    void theSixAndTheirNumbers() {
        assertEquals(List.of("largest region >= 0.5 of floor", "spawn's region >= 0.1 of floor", "exit reachable from spawn",
                "every region >= 10 cells", "floor >= 0.4 of map", "floor 10 wide or more <= 0.5 of floor"),
                Requirements.chapterFailures().stream().map(Requirement::name).toList());
    }
}
