package caves.region;

/** Floor cells side by side in one row, columns {@code left .. right}, both included. Fewer than one is refused. */
public record Run(int row, int left, int right) {
    public Run {
        if (row < 0 || left < 0 || right < left || right == Integer.MAX_VALUE)
            throw new IllegalArgumentException("a run in row " + row + ", columns " + left + " .. " + right
                    + "; allowed are rows from 0 and columns 0 .. " + (Integer.MAX_VALUE - 1) + ", the left one first");
    }

    public int length() {
        return right - left + 1;
    }

    /** The columns {@code left .. right} that lie in word {@code word} of a packed row, as 1s; the word holds one of them at least. */
    public static long mask(int left, int right, int word) {
        return (word == left / 64 ? -1L << left : -1L) & (word == right / 64 ? -1L >>> -(right + 1) : -1L);
    }
}
