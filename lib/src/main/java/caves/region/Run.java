package caves.region;

/** Floor cells side by side in one row, columns {@code left .. right}, both included. */
public record Run(int row, int left, int right) {
    public int length() {
        return right - left + 1;
    }
}
