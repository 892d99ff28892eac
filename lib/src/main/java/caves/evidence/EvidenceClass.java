package caves.evidence;

/** Where a claim's evidence comes from; classes are never mixed. */
public enum EvidenceClass {
    BACKGROUND("background"),
    REPORTED("reported by a source"),
    REPRODUCED("reproduced here"),
    HYPOTHESIS("hypothesis"),
    PROPOSED("proposed experiment (UNRUN)");

    private final String words;

    EvidenceClass(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
