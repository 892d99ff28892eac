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
    private Evidence evidence = Evidence.NONE;

    Draft(Ledger ledger, String id, String place, String paraphrase) {
        this.ledger = ledger;
        this.id = id;
        this.place = place;
        this.paraphrase = paraphrase;
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

    /** The table behind the figures, and where its numbers come from. */
    public Draft evidence(Table table, Provenance provenance) {
        evidence = evidence.with(table, provenance);
        return this;
    }

    /** A map that shows it, compared pixel for pixel. */
    public Draft map(BufferedImage image) {
        evidence = evidence.with("", image);
        return this;
    }

    /** A chart that shows it; its fonts may differ between machines. */
    public Draft chart(BufferedImage image) {
        evidence = evidence.with("-chart", image);
        return this;
    }

    /**
     * Settles the claim by our own run and writes it and its evidence.
     *
     * @throws IllegalStateException if a figure's interval leaves its band: the verdict would not stand
     */
    public Claim settle(Verdict verdict) {
        return ledger.settle(new Claim(id, paraphrase, place, figures, verdict, EvidenceClass.REPRODUCED), evidence);
    }
}
