package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Texture the slow way: every pair of neighbours is listed, both ways, and Pearson's formula taken as it stands. */
final class SlowTexture {
    private SlowTexture() {}

    static Texture of(Grid grid) {
        List<boolean[]> pairs = new ArrayList<>();
        long isolated = 0;
        for (int row = 0; row < grid.rows(); row++)
            for (int col = 0; col < grid.cols(); col++) {
                boolean here = grid.isWall(row, col);
                List<Boolean> around = neighbours(grid, row, col);
                around.forEach(there -> pairs.add(new boolean[] {here, there}));
                if (!around.isEmpty() && !around.contains(here)) isolated++;
            }
        long unlike = pairs.stream().filter(pair -> pair[0] != pair[1]).count();
        return new Texture(unlike / 2, isolated, pearson(pairs));
    }

    private static List<Boolean> neighbours(Grid grid, int row, int col) {
        return Stream.of(new Cell(row - 1, col), new Cell(row + 1, col), new Cell(row, col - 1), new Cell(row, col + 1))
                .filter(cell -> grid.contains(cell.row(), cell.col())).map(grid::isWall).toList();
    }

    private static double pearson(List<boolean[]> pairs) {
        double x = 0, y = 0, xx = 0, yy = 0, xy = 0;
        int n = pairs.size();
        for (boolean[] pair : pairs) {
            int a = pair[0] ? 1 : 0, b = pair[1] ? 1 : 0;
            x += a;
            y += b;
            xx += a * a;
            yy += b * b;
            xy += a * b;
        }
        return (n * xy - x * y) / Math.sqrt((n * xx - x * x) * (n * yy - y * y));
    }
}
