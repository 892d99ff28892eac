package caves.grid;

/** Which cells a cell counts, itself never among them. Steps take {@link #MOORE} so far; the other two are refused by name. */
public enum Neighbourhood {
    /** The eight around it. */
    MOORE("moore"),
    /** The four that share an edge with it. */
    VON_NEUMANN("vonneumann"),
    /** The six around a hexagon, in rows of which the odd ones lie half a cell to the right. */
    HEX("hex");

    private final String word;

    Neighbourhood(String word) {
        this.word = word;
    }

    /** Its word in a recipe's line. */
    @Override
    public String toString() {
        return word;
    }
}
