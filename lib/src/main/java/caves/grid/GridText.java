package caves.grid;

/** Grids as text maps, both ways. */
final class GridText {
    private GridText() {}

    static Grid parse(String text) {
        String[] lines = (text.endsWith("\n") ? text.substring(0, text.length() - 1) : text).split("\n", -1);
        int cols = lines[0].length();
        if (cols == 0) throw new IllegalArgumentException("row 0 is empty; a map has at least one cell, '#' or '.'");
        for (int row = 0; row < lines.length; row++)
            if (lines[row].length() != cols)
                throw new IllegalArgumentException("row " + row + " \"" + lines[row] + "\" has " + lines[row].length()
                        + " cells, row 0 has " + cols);
        return Grid.of(lines.length, cols, (row, col) -> isWall(lines[row].charAt(col), row, col));
    }

    private static boolean isWall(char glyph, int row, int col) {
        return switch (glyph) {
            case '#' -> true;
            case '.' -> false;
            default -> throw new IllegalArgumentException(
                    "'" + glyph + "' at " + new Cell(row, col) + " is no cell; allowed are '#' wall and '.' floor");
        };
    }

    static String print(Grid grid) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < grid.rows(); row++) {
            if (row > 0) text.append('\n');
            for (int col = 0; col < grid.cols(); col++) text.append(grid.isWall(row, col) ? '#' : '.');
        }
        return text.toString();
    }
}
