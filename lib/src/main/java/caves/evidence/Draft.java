package caves.evidence;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import tech.tablesaw.api.Table;

/** A claim being put together; {@link #settle} ends it. */
public final class Draft {
    private final Ledger ledger;
    private final String id;
    private final String place;
    private final String paraphrase;
    private final List<Figure> figures = new ArrayList<>();
    private final List<Exhibit> exhibits = new ArrayList<>();
    private Provenance figuresFrom;
    private EvidenceClass evidenceClass = EvidenceClass.REPRODUCED;

    Draft(Ledger ledger, String id, String place, String paraphrase) {
        this.ledger = ledger;
        this.id = id;
        this.place = place;
        this.paraphrase = paraphrase;
    }

    /** Where the figures come from. */
    public Draft from(Provenance provenance) {
        figuresFrom = provenance;
        return this;
    }

    /** The figures count what sources report; without this they are of our own runs. */
    public Draft reported() {
        evidenceClass = EvidenceClass.REPORTED;
        return this;
    }

    /** A question, the band {@code low .. high} in which the verdict stands, and the answer; the first one is the headline. */
    public Draft expect(String question, double low, double high, Measured measured) {
        figures.add(new Figure(question, new Band(low, high), measured));
        return this;
    }

    /** A number counted over all {@code n} cases, expected to be exactly {@code expected}. */
    public Draft expectExactly(String question, double expected, double counted, long n) {
        return expect(question, expected, expected, Measured.exact(counted, n));
    }

    /** The table behind it. */
    public Draft evidence(Table table, Provenance provenance) {
        return show(new Exhibit.Numbers(".csv", provenance, table));
    }

    /** One more table, whose file's name ends in {@code -name.csv}. */
    public Draft evidence(String name, Table table, Provenance provenance) {
        return show(new Exhibit.Numbers("-" + name + ".csv", provenance, table));
    }

    /** A map that shows it, compared pixel for pixel. */
    public Draft map(BufferedImage image, Provenance provenance) {
        return show(new Exhibit.Picture(".png", provenance, image));
    }

    /** A chart of the table; its fonts may differ between machines. */
    public Draft chart(BufferedImage image, Provenance provenance) {
        return show(new Exhibit.Picture("-chart.png", provenance, image));
    }

    private Draft show(Exhibit exhibit) {
        if (exhibits.stream().anyMatch(other -> other.ending().equals(exhibit.ending())))
            throw new IllegalArgumentException("claim " + id + " has two files that end in " + exhibit.ending());
        exhibits.add(exhibit);
        return this;
    }

    /**
     * Settles the claim and writes it and its evidence.
     *
     * @param because why the verdict is what it is, in a clause
     * @throws IllegalStateException if a figure's interval leaves its band: the verdict would not stand
     * @throws IllegalArgumentException if there are figures and it was not said {@link #from} where they come
     */
    public Claim settle(Verdict verdict, String because) {
        if (!figures.isEmpty()) {
            if (figuresFrom == null) throw new IllegalArgumentException("where do the figures of " + id + " come from? Say .from(...)");
            show(new Exhibit.Numbers("-figures.csv", figuresFrom, Figure.table(figures)));
        }
        return ledger.settle(new Claim(id, paraphrase, place, figures, verdict, because, evidenceClass), exhibits);
    }
}
