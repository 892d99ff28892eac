package caves.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.region.Regions;
import caves.testing.Golden;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tunnels that the article's own program digs, as {@code data/golden/README.md} says. */
class GoldenTunnelsTest {

    static List<Golden.Row> rows() {
        List<Golden.Row> rows = Golden.rows("tunnels.csv");
        assertEquals(144, rows.size());
        return rows;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void areOurs(Golden.Row row) throws NoSuchAlgorithmException {
        assertEquals("classic+ring", row.text("rule"));
        Grid before = Recipe.parse(row.text("rows") + "x" + row.text("cols") + " noise=" + row.text("wall_probability")
                + " B5678/S45678*" + row.text("steps") + " moore outside=floor ring0").cave(row.whole("seed"));
        Repaired repaired = Repair.tunnels(row.whole("radius")).apply(before);
        assertEquals(row.whole("rooms"), Regions.of(before).count());
        assertEquals(row.whole("walls_before"), before.wallCount());
        assertEquals(row.whole("tunnels"), repaired.tunnels().size());
        assertEquals(row.whole("walls_after"), repaired.grid().wallCount());
        byte[] hash = MessageDigest.getInstance("SHA-256").digest((repaired.grid() + "\n").getBytes(StandardCharsets.US_ASCII));
        assertEquals(row.text("sha256"), HexFormat.of().formatHex(hash));
    }
}
