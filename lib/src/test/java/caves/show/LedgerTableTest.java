package caves.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class LedgerTableTest {
    private static final Map<String, String> CLAIM = Map.of("id", "C10", "paraphrase", "a < b", "because", "it is", "question", "how much",
            "interval_low", "0.1", "interval_high", "0.3", "n", "7", "priority", "high", "response", "none");

    private static String html(String verdict, String measured) {
        Table claims = Table.create(StringColumn.create("verdict", verdict), StringColumn.create("measured", measured));
        CLAIM.forEach((name, value) -> claims.addColumns(StringColumn.create(name, value)));
        return LedgerTable.html(claims);
    }

    @ParameterizedTest
    @CsvSource({"holds,#009e73", "qualified,#e69f00", "contradicted,#d55e00", "unsupported,#cc79a7", "unverified,#767676", "definition,#56b4e9"})
    void aVerdictIsAColourAndAWord(String verdict, String colour) {
        assertTrue(html(verdict, "0.2").contains("<span style=\"color: " + colour + "\">&#9632;</span>&nbsp;" + verdict));
    }

    @Test
    void aRowHoldsTheHeadlineWithItsIntervalAndTextsAreEscaped() {
        assertTrue(html("holds", "0.2").contains("0.2 [0.1, 0.3], n = 7"));
        assertTrue(html("holds", "0.2").contains("a &lt; b"));
    }

    @Test
    void aClaimWithoutAFigureHasNone() {
        assertEquals(1, html("unverified", "").split("<td style=\"text-align: left\"></td>", -1).length - 1);
    }

    @Test
    void thePictureHasALineForEachLetter() {
        Table claims = Table.create(StringColumn.create("id", "C01", "C02", "S01"), StringColumn.create("verdict", "holds", "qualified", "definition"));
        BufferedImage picture = LedgerTable.picture(claims);
        assertEquals(List.of(0xFF009E73, 0xFFE69F00, 0xFF56B4E9, 0),
                List.of(picture.getRGB(5, 5), picture.getRGB(29, 5), picture.getRGB(5, 29), picture.getRGB(29, 29)));
    }
}
