package caves.evidence;

import java.util.Locale;

/** What became of a claim. */
public enum Verdict {
    HOLDS,
    /** True under a condition that the text does not state. */
    QUALIFIED,
    CONTRADICTED,
    /** Nothing was found either way. */
    UNSUPPORTED,
    /** The text that it rests on could not be read. */
    UNVERIFIED,
    /** There is nothing to test. */
    DEFINITION;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
