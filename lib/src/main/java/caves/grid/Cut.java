package caves.grid;

/** The rows of a grid from a cell on, to the right and down. */
record Cut(Grid grid, int row, int col) implements Grid.RowSource {

    @Override
    public void write(int down, long[] into) {
        int first = col / 64;
        for (int i = 0; i < into.length; i++) {
            boolean hasNext = col % 64 > 0 && first + i + 1 < grid.wordsPerRow();
            into[i] = grid.word(row + down, first + i) >>> col | (hasNext ? grid.word(row + down, first + i + 1) << -col : 0);
        }
    }
}
