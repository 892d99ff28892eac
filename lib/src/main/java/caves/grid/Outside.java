package caves.grid;

/** What a cell sees when it looks past the edge of the grid. */
public enum Outside {
    FLOOR("floor"),
    WALL("wall"),
    /** The opposite edge: the grid is a torus, on which a cell counts once for every offset that reaches it. */
    WRAP("wrap");

    private final String word;

    Outside(String word) {
        this.word = word;
    }

    /** The cells of a {@code rows} x {@code cols} map, continued past its edge in every direction. */
    public Grid.CellTest extend(int rows, int cols, Grid.CellTest cells) {
        return (row, col) -> {
            if (0 <= row && row < rows && 0 <= col && col < cols) return cells.test(row, col);
            return switch (this) {
                case FLOOR -> false;
                case WALL -> true;
                case WRAP -> cells.test(Math.floorMod(row, rows), Math.floorMod(col, cols));
            };
        };
    }

    /** Its word in a recipe's line, after {@code outside=}. */
    @Override
    public String toString() {
        return word;
    }
}
