package caves.evidence;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tech.tablesaw.api.Table;

/** What stands behind a claim, as plain data: a table, where it comes from, and pictures by the end of their file's name. */
record Evidence(Table table, Provenance provenance, Map<String, BufferedImage> pictures) {
    static final Evidence NONE = new Evidence(null, new Provenance(List.of()), Map.of());

    Evidence with(Table table, Provenance provenance) {
        return new Evidence(table, provenance, pictures);
    }

    Evidence with(String ending, BufferedImage picture) {
        Map<String, BufferedImage> more = new TreeMap<>(pictures);
        more.put(ending, picture);
        return new Evidence(table, provenance, more);
    }
}
