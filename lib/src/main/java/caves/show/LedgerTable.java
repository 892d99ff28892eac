package caves.show;

import caves.evidence.Measured;
import caves.evidence.Verdict;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

/** All claims in one HTML table, their verdicts by a square of colour and by a word; and the squares alone as a picture. */
public final class LedgerTable {
    private static final List<String> COLUMNS = List.of("id", "claim", "verdict", "because", "question", "measured", "priority", "response");

    private static final int SQUARE = 20;
    private static final int PITCH = 24;

    private LedgerTable() {}

    /** The rows of {@code claims.csv}; its texts are escaped. */
    public static String html(Table claims) {
        String rows = StreamSupport.stream(claims.spliterator(), false).map(LedgerTable::row).collect(Collectors.joining());
        return "<div style=\"overflow-x: auto\"><table>\n<thead>\n" + line("th", COLUMNS) + "</thead>\n<tbody>\n" + rows + "</tbody>\n</table></div>";
    }

    /** A square for each claim in the colour of its verdict, a line for each letter that ids begin with, in the order of the rows. */
    public static BufferedImage picture(Table claims) {
        Map<Character, List<Row>> lines = StreamSupport.stream(claims.spliterator(), false).map(row -> claims.row(row.getRowNumber()))
                .collect(Collectors.groupingBy(row -> row.getString("id").charAt(0), TreeMap::new, Collectors.toList()));
        int longest = lines.values().stream().mapToInt(List::size).max().orElseThrow();
        Pixels pixels = new Pixels(longest * PITCH, lines.size() * PITCH);
        int y = 0;
        for (List<Row> line : lines.values()) {
            for (int i = 0; i < line.size(); i++)
                pixels.fill(i * PITCH, y, SQUARE, SQUARE, colour(line.get(i).getString("verdict")));
            y += PITCH;
        }
        return pixels.image();
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
        return "<span style=\"color: " + Palette.css(colour(word)) + "\">&#9632;</span>&nbsp;" + word;
    }

    private static int colour(String verdict) {
        return switch (Verdict.valueOf(verdict.toUpperCase(Locale.ROOT))) {
            case HOLDS -> Palette.GREEN;
            case QUALIFIED -> Palette.ORANGE;
            case CONTRADICTED -> Palette.VERMILION;
            case UNSUPPORTED -> Palette.PURPLE;
            case UNVERIFIED -> Palette.GREY;
            case DEFINITION -> Palette.SKY;
        };
    }
}
