package caves.evidence;

import java.util.ArrayList;
import java.util.List;
import tech.tablesaw.api.Row;

/** What a source is to a claim: {@code supports}, {@code qualifies} or {@code contradicts}. */
record Bearing(String source, String relation, String claim) {

    /** All of a ledger of sources, whose column {@code bears} reads as {@code supports C01 C02; qualifies C13}. */
    static List<Bearing> all(DataFiles data) {
        List<Bearing> all = new ArrayList<>();
        for (Row row : data.table("sources.csv"))
            for (String part : row.getString("bears").split("; ")) {
                String[] words = part.split(" ");
                for (int i = 1; i < words.length; i++) all.add(new Bearing(row.getString("id"), words[0], words[i]));
            }
        return all;
    }
}
