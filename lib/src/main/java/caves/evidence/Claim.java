package caves.evidence;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A sentence of the chapter, in our words, with the figures that settle it and what became of it.
 *
 * @param id as {@code C09}; ids are stable
 * @param place the chapter's section
 * @param figures the headline first; none for what there is nothing to measure of
 * @param because why the verdict is what it is, in a clause
 */
public record Claim(String id, String paraphrase, String place, List<Figure> figures, Verdict verdict, String because,
        EvidenceClass evidenceClass) {

    public Claim {
        if (!id.matches("[A-Z][0-9]{2}")) throw new IllegalArgumentException("claim id '" + id + "'; allowed are as 'C09'");
        figures = List.copyOf(figures);
        Objects.requireNonNull(paraphrase, "paraphrase");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(because, "because");
        if (figures.isEmpty() && Set.of(Verdict.HOLDS, Verdict.QUALIFIED, Verdict.CONTRADICTED).contains(verdict))
            throw new IllegalArgumentException("claim " + id + " " + verdict + " without a figure; nothing could have failed");
    }

    /** This claim, if each of its figures lies in its band; otherwise the notebook stops here. */
    Claim orStop() {
        if (figures.stream().allMatch(Figure::holds)) return this;
        throw new IllegalStateException("a figure left the band in which the verdict stands\n" + this);
    }

    @Override
    public String toString() {
        return id + ": " + paraphrase + "\n" + verdict + ", because " + because
                + figures.stream().map(figure -> "\n  " + figure).collect(Collectors.joining());
    }
}
