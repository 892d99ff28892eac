package caves.evidence;

import java.util.List;
import tech.tablesaw.api.Table;

/** One measured answer and the band that it is held against. */
public record Figure(String question, Band band, Measured measured) {
    static final List<String> COLUMNS =
            List.of("question", "band_low", "band_high", "measured", "interval_low", "interval_high", "n");

    boolean holds() {
        return band.holds(measured);
    }

    static Table table(List<Figure> figures) {
        return Csv.table(COLUMNS, figures.stream().map(Figure::texts).toList());
    }

    /** Its values in a CSV row, in the order of {@link #COLUMNS}. */
    List<String> texts() {
        return List.of(question, Decimals.text(band.low()), Decimals.text(band.high()), Decimals.text(measured.value()),
                Decimals.text(measured.low()), Decimals.text(measured.high()), String.valueOf(measured.n()));
    }

    @Override
    public String toString() {
        return question + "\n    " + measured + (holds() ? "; band " : "; OUTSIDE the band ") + band;
    }
}
