package caves.grid;

import java.util.Arrays;

/**
 * A rectangle of wall and floor that never changes.
 *
 * <p>It is rows x cols cells, from 1 x 1 up; rows and columns count from 0, row 0 at the top. Two grids are equal when
 * their cells are. Cells are packed 64 to a word and each row starts a new word, so that a step can treat 64 at once.
 */
public final class Grid {
    private final int rows;
    private final int cols;
    private final int wordsPerRow;
    /** Bit {@code col % 64} of word {@code col / 64} of its row is 1 for wall; the bits past the last column are 0. */
    private final long[] words;

    private Grid(int rows, int cols) {
        if (rows < 1 || cols < 1) throw new IllegalArgumentException("a grid has at least 1 row and 1 column, not " + rows + "x" + cols);
        this.rows = rows;
        this.cols = cols;
        this.wordsPerRow = (cols - 1) / 64 + 1;
        long size = (long) rows * wordsPerRow;
        if (size > Integer.MAX_VALUE - 8)
            throw new IllegalArgumentException(rows + "x" + cols + " needs " + size + " words; at most " + (Integer.MAX_VALUE - 8) + " fit");
        this.words = new long[(int) size];
    }

    /** The grid whose wall cells are those that {@code isWall} names; asked once a cell, row by row, left to right. */
    public static Grid of(int rows, int cols, CellTest isWall) {
        return ofRows(rows, cols, (row, words) -> {
            Arrays.fill(words, 0);
            for (int col = 0; col < cols; col++)
                if (isWall.test(row, col)) words[col / 64] |= 1L << col;
        });
    }

    /** The grid made of whole rows of packed cells, each asked for once, from the top. */
    public static Grid ofRows(int rows, int cols, RowSource source) {
        Grid grid = new Grid(rows, cols);
        long[] row = new long[grid.wordsPerRow];
        for (int r = 0; r < rows; r++) {
            source.write(r, row);
            grid.put(r, row, 0);
        }
        return grid;
    }

    /** The grid made of bands of {@code rowsPerBand} whole rows, 1 or more; where there are several, by several threads. */
    public static Grid ofBands(int rows, int cols, int rowsPerBand, BandSource source) {
        Grid grid = new Grid(rows, cols);
        BandThreads.write(rows, rowsPerBand, source, grid::put);
        return grid;
    }

    private void put(int row, long[] from, int at) {
        // Most rows have a few words, which a loop copies sooner than System.arraycopy.
        for (int i = 0, to = row * wordsPerRow; i < wordsPerRow; i++) words[to + i] = from[at + i];
        words[(row + 1) * wordsPerRow - 1] &= -1L >>> -cols;
    }

    /**
     * The inverse of {@link #toString}: one text line a row, {@code #} wall and {@code .} floor, one final newline allowed. Rows
     * of unequal length and any other character are refused; the message says where.
     */
    public static Grid parse(String text) {
        return GridText.parse(text);
    }

    public int rows() {
        return rows;
    }

    public int cols() {
        return cols;
    }

    public long cells() {
        return (long) rows * cols;
    }

    public boolean contains(int row, int col) {
        return 0 <= row && row < rows && 0 <= col && col < cols;
    }

    /** Whether the cell is wall; a place off the grid is refused. */
    public boolean isWall(int row, int col) {
        if (!contains(row, col))
            throw new IllegalArgumentException("no cell " + new Cell(row, col) + " in a " + this.rows + "x" + this.cols + " grid");
        return (words[row * wordsPerRow + col / 64] >>> col & 1) != 0;
    }

    public boolean isWall(Cell cell) {
        return isWall(cell.row(), cell.col());
    }

    public long wallCount() {
        long count = 0;
        for (long word : words) count += Long.bitCount(word);
        return count;
    }

    /** Walls / all cells, the outermost ones included. */
    public double wallFraction() {
        return (double) wallCount() / cells();
    }

    /** How many cells differ from those of {@code other}, which has the same size. */
    public long differences(Grid other) {
        if (rows != other.rows || cols != other.cols)
            throw new IllegalArgumentException("cannot compare " + rows + "x" + cols + " with " + other.rows + "x" + other.cols);
        long count = 0;
        for (int i = 0; i < words.length; i++) count += Long.bitCount(words[i] ^ other.words[i]);
        return count;
    }

    /** The rectangle of {@code rows} x {@code cols} cells whose top left corner is {@code (row, col)}. */
    public Grid window(int row, int col, int rows, int cols) {
        if (rows < 1 || cols < 1 || !contains(row, col) || rows > this.rows - row || cols > this.cols - col)
            throw new IllegalArgumentException("no " + rows + "x" + cols + " window at " + new Cell(row, col)
                    + " in a " + this.rows + "x" + this.cols + " grid");
        return ofRows(rows, cols, new Cut(this, row, col));
    }

    /** All but the outermost cells; refused for a grid that has no others (under 3 rows or 3 columns). */
    public Grid interior() {
        return window(1, 1, rows - 2, cols - 2);
    }

    /** Wall for floor and floor for wall. */
    public Grid inverse() {
        return ofRows(rows, cols, (row, into) -> Arrays.setAll(into, i -> ~word(row, i)));
    }

    /** Left for right. */
    public Grid mirrored() {
        return of(rows, cols, (row, col) -> isWall(row, cols - 1 - col));
    }

    /** The same grid with its outermost cells set to wall. */
    public Grid withRing() {
        return Ring.EVERY_STEP.around(this);
    }

    /**
     * Columns {@code 64 * index} to {@code 64 * index + 63} of a row, the first in the lowest bit; 1 is wall. Inner loops read
     * through this, so the row and {@code index < wordsPerRow()} are the caller's to keep.
     */
    public long word(int row, int index) {
        return words[row * wordsPerRow + index];
    }

    public int wordsPerRow() {
        return wordsPerRow;
    }

    /** Writes the words of a row into {@code into}, the first at {@code at}. */
    public void copyRow(int row, long[] into, int at) {
        for (int i = 0, from = row * wordsPerRow; i < wordsPerRow; i++) into[at + i] = words[from + i];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid that && rows == that.rows && cols == that.cols && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * rows + cols) + Arrays.hashCode(words);
    }

    /** One text line a row, joined by newlines: {@code #} wall, {@code .} floor. */
    @Override
    public String toString() {
        return GridText.print(this);
    }

    /** Whether the cell at a place is wall. */
    @FunctionalInterface
    public interface CellTest {
        boolean test(int row, int col);
    }

    /** Writes a row into scratch: every word, in the layout of {@link Grid#word}; bits past the last column are ignored. */
    @FunctionalInterface
    public interface RowSource {
        void write(int row, long[] words);
    }
}
