package caves.grid;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridRefusalsTest {
    private static final Grid GRID = Grid.of(4, 3, (row, col) -> false);

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0", "-1, 5", "5, -1", "0, 0"})
    void aGridHasAtLeastOneCell(int rows, int cols) {
        refuses(() -> Grid.of(rows, cols, (row, col) -> true), rows + "x" + cols, "1 row");
        refuses(() -> Grid.ofRows(rows, cols, (row, words) -> {}), rows + "x" + cols, "1 row");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aBandHasAtLeastOneRow(int rowsPerBand) {
        refuses(() -> Grid.ofBands(4, 3, rowsPerBand, (from, to, into) -> {}), rowsPerBand, "1 and more");
    }

    @Test
    void aGridFitsInOneArray() {
        int most = Integer.MAX_VALUE;
        refuses(() -> Grid.ofRows(most, most, (row, words) -> {}), most + "x" + most);
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "4, 0", "0, 3", "-1, -1", "4, 3", "0, 64", "2147483647, 0", "0, -2147483648"})
    void aPlaceOffTheMapIsRefused(int row, int col) {
        assertFalse(GRID.contains(row, col));
        refuses(() -> GRID.isWall(row, col), "(" + row + ", " + col + ")", "4x3");
        refuses(() -> GRID.isWall(new Cell(row, col)), "(" + row + ", " + col + ")", "4x3");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 1", "0, 0, 1, 0", "-1, 0, 2, 2", "0, -1, 2, 2", "0, 0, 5, 3", "0, 0, 4, 4", "3, 2, 2, 1", "3, 2, 1, 2",
        "4, 0, 1, 1", "1, 1, 2147483647, 1", "1, 1, 1, 2147483647",
    })
    void aWindowOverTheEdgeIsRefused(int row, int col, int rows, int cols) {
        refuses(() -> GRID.window(row, col, rows, cols), rows + "x" + cols, "(" + row + ", " + col + ")", "4x3");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "2, 9", "9, 2"})
    void aMapOfNothingButOutermostCellsHasNoInterior(int rows, int cols) {
        refuses(() -> Grid.of(rows, cols, (row, col) -> true).interior(), rows + "x" + cols);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', nullValues = "null", value = {
        "\"..\\n.\"        | row 1",
        "\"..\\n...\"      | row 1",
        "\"..\\n\\n..\"    | row 1",
        "\"..\\n\\n\"      | row 1",
        "\"\"              | row 0",
        "\"\\n\"           | row 0",
        "\"\\n..\"         | row 0",
        "\".. \"           | (0, 2)",
        "\".#\\n.x\"       | (1, 1)",
        "\"..\\r\\n..\\r\" | (0, 2)",
        "\"..\\r\"         | (0, 2)",
        "\"0\"             | (0, 0)",
        "\"\uFF03\"        | (0, 0)",
    })
    void aTextThatIsNoMapIsRefusedWithThePlace(String escaped, String place) {
        refuses(() -> Grid.parse(escaped.replace("\\n", "\n").replace("\\r", "\r")), place);
    }
}
