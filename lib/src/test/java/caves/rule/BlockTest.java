package caves.rule;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.grid.Cell;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.testing.Moore;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockTest {

    @Test
    void thereAre512AndNoTwoAreAlike() {
        assertEquals(512, Block.all().map(Block::grid).collect(Collectors.toSet()).size());
        refuses(() -> new Block(512), "512");
        refuses(() -> new Block(-1), "-1");
    }

    @Test
    void itCountsWhatItsGridShows() {
        Block.all().forEach(block -> {
            assertEquals(block.grid().wallCount(), block.walls());
            assertEquals(block.grid().isWall(1, 1), block.middleIsWall());
            assertEquals(Moore.of(Rule.STRICT, Outside.FLOOR, Ring.NONE).wallsAround(block.grid(), new Cell(1, 1)), block.wallsAround());
            assertEquals(block.grid().inverse(), block.exchanged().grid());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"B5678/S5678", "B5678/S45678", "B/S", "B012345678/S012345678", "B36/S125"})
    void itsMiddleBecomesWhatAStepMakesOfIt(String text) {
        Rule rule = Rule.parse(text);
        assertTrue(Block.all().allMatch(block -> block.next(rule)
                == Moore.of(rule, Outside.FLOOR, Ring.NONE).step(block.grid()).isWall(1, 1)));
    }
}
