package caves.recipe;

/** Which library makes the caves. */
public final class Library {
    /** Its name and version, as in pom.xml: what is measured stands with it. */
    public static final String VERSION = "caves-from-noise 0.1.0";

    private Library() {}
}
