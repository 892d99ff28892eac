package caves.show;

import caves.evidence.Measured;
import caves.evidence.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/** All claims in one HTML table, their verdicts by a square of colour and by a word. */
public final class LedgerTable {
    private static final List<String> COLUMNS = List.of("id", "claim", "verdict", "because", "question", "measured", "priority", "response");

    private LedgerTable() {}

    /** The rows of {@code claims.csv}; its texts are escaped. */
    public static String html(Table claims) {
        String rows = StreamSupport.stream(claims.spliterator(), false).map(LedgerTable::row).collect(Collectors.joining());
        return "<div style=\"overflow-x: auto\"><table>\n<thead>\n" + line("th", COLUMNS) + "</thead>\n<tbody>\n" + rows + "</tbody>\n</table></div>";
    }

    private static String row(Row claim) {
        String measured = claim.getString("measured").isEmpty() ? "" : Measured.of(claim).toString();
        return line("td", List.of(text(claim, "id"), text(claim, "paraphrase"), verdict(claim.getString("verdict")), text(claim, "because"),
                text(claim, "question"), measured, text(claim, "priority"), text(claim, "response")));
    }

    private static String line(String tag, List<String> cells) {
        return cells.stream().map(cell -> "<" + tag + " style=\"text-align: left\">" + cell + "</" + tag + ">")
                .collect(Collectors.joining("", "<tr>", "</tr>\n"));
    }

    private static String text(Row claim, String column) {
        return Html.escape(claim.getString(column));
    }

    private static String verdict(String word) {
        int rgb = switch (Verdict.valueOf(word.toUpperCase(Locale.ROOT))) {
            case HOLDS -> Palette.GREEN;
            case QUALIFIED -> Palette.ORANGE;
            case CONTRADICTED -> Palette.VERMILION;
            case UNSUPPORTED -> Palette.PURPLE;
            case UNVERIFIED -> Palette.GREY;
            case DEFINITION -> Palette.SKY;
        };
        return "<span style=\"color: " + Palette.css(rgb) + "\">&#9632;</span>&nbsp;" + word;
    }
}
