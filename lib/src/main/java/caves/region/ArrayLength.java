package caves.region;

/** How many numbers about a map fit into one array. */
final class ArrayLength {
    /** What the usual virtual machines allow. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private ArrayLength() {}

    /** The length that {@code what} needs on a map; too long a one is refused. */
    static int checked(String what, int rows, int cols, long length) {
        if (length > LONGEST)
            throw new IllegalArgumentException(
                    what + " on " + rows + "x" + cols + " cells need an array of " + length + "; at most " + LONGEST + " fit");
        return (int) length;
    }
}
