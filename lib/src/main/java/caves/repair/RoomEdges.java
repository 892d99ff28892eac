package caves.repair;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Region;
import caves.region.Regions;
import caves.region.Run;
import java.util.Arrays;
import java.util.List;

/** The edge cells of a map's rooms: floor cells with a wall beside, above or below them. A tunnel starts and ends at one. */
public final class RoomEdges {
    private final Grid grid;
    private final Regions regions;
    private final List<Region> rooms;
    /** Edge cells by number: one room after the other, each room's in scan order. */
    private int[] row = new int[64];
    private int[] col = new int[64];
    private int[] room = new int[64];
    private int count = 0;
    /** The numbers of a room's edge cells are {@code begin[label] .. begin[label + 1] - 1}. */
    private final int[] begin;

    private RoomEdges(Grid grid, Regions regions) {
        this.grid = grid;
        this.regions = regions;
        this.rooms = regions.all();
        this.begin = new int[rooms.size() + 1];
        for (Region region : rooms) {
            for (Run run : region.runs()) addEdgesOf(run, region.label());
            begin[region.label() + 1] = count;
        }
    }

    /** Those of the regions of a map of squares; past the map there is no wall. */
    public static RoomEdges of(Grid grid) {
        return of(grid, Regions.of(grid));
    }

    static RoomEdges of(Grid grid, Regions rooms) {
        return new RoomEdges(grid, rooms);
    }

    private void addEdgesOf(Run run, int label) {
        for (int i = run.left() / 64; i <= run.right() / 64; i++)
            for (long bits = besideWall(run.row(), i) & Run.mask(run.left(), run.right(), i); bits != 0; bits &= bits - 1)
                add(run.row(), 64 * i + Long.numberOfTrailingZeros(bits), label);
    }

    private long besideWall(int row, int i) {
        long here = grid.word(row, i);
        long left = here << 1 | (i == 0 ? 0 : grid.word(row, i - 1) >>> 63);
        long right = here >>> 1 | (i + 1 == grid.wordsPerRow() ? 0 : grid.word(row, i + 1) << 63);
        long above = row == 0 ? 0 : grid.word(row - 1, i);
        long below = row + 1 == grid.rows() ? 0 : grid.word(row + 1, i);
        return left | right | above | below;
    }

    private void add(int row, int col, int label) {
        if (count == room.length) {
            this.row = Arrays.copyOf(this.row, 2 * count);
            this.col = Arrays.copyOf(this.col, 2 * count);
            this.room = Arrays.copyOf(this.room, 2 * count);
        }
        this.row[count] = row;
        this.col[count] = col;
        this.room[count++] = label;
    }

    /** How many edge cells all rooms have together. */
    public int count() {
        return count;
    }

    /** How many edge cells one of the rooms has; a region that is none of them is refused. */
    public int count(Region room) {
        if (room.label() >= rooms.size() || !rooms.get(room.label()).equals(room))
            throw new IllegalArgumentException(room + " is none of the " + rooms.size() + " rooms of this map");
        return begin[room.label() + 1] - begin[room.label()];
    }

    /** The rooms, in scan order. */
    public List<Region> rooms() {
        return rooms;
    }

    /** An edge cell by its number, 0 .. {@code count() - 1}; another is refused. */
    public Cell cell(int edge) {
        if (edge < 0 || edge >= count) throw new IllegalArgumentException("edge cell " + edge + " of " + count + ", from 0");
        return new Cell(row[edge], col[edge]);
    }

    /** Cells of a room. */
    long size(int room) {
        return regions.size(room);
    }

    Region roomOf(int edge) {
        return rooms.get(room[edge]);
    }

    int row(int edge) {
        return row[edge];
    }

    int col(int edge) {
        return col[edge];
    }

    int room(int edge) {
        return room[edge];
    }

    long squaredDistance(int edge, int other) {
        long down = row[edge] - row[other], right = col[edge] - col[other];
        return down * down + right * right;
    }
}
