package caves.show;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.LocalWidths;
import caves.region.Region;
import caves.region.Regions;
import caves.region.Run;
import caves.validate.Finding;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Pictures of maps with something laid over them: what was found wrong, regions, a path, widths. Scales and tones as in {@link Maps}. */
public final class Overlays {
    private static final int WIDEST = 16;

    private Overlays() {}

    /**
     * The map with the cells of findings in colour, one for each requirement in the order met; {@link #key} says which. A cell of
     * several keeps the colour of the first; a cell off the map is refused.
     */
    public static BufferedImage findings(Grid grid, List<Finding> findings) {
        List<String> requirements = requirements(findings);
        Map<Cell, Integer> colours = new HashMap<>();
        for (Finding finding : findings)
            for (Cell cell : finding.where()) colours.putIfAbsent(cell, Palette.inTurn(requirements.indexOf(finding.requirement())).rgb());
        return over(grid, colours);
    }

    /** For the caption of {@link #findings}: each colour and what it stands for. */
    public static String key(List<Finding> findings) {
        List<String> requirements = requirements(findings);
        return IntStream.range(0, requirements.size()).mapToObj(i -> Palette.inTurn(i).name() + ": " + requirements.get(i))
                .collect(Collectors.joining("; "));
    }

    private static List<String> requirements(List<Finding> findings) {
        return findings.stream().map(Finding::requirement).distinct().toList();
    }

    /** The map with its regions in colour: the largest always sky blue, the others five colours in turn, in scan order. */
    public static BufferedImage regions(Grid grid, Regions regions) {
        return Maps.paint(grid, colours(grid, regions));
    }

    /** Several maps with their regions in the same colours, laid out as {@link Maps#strip} does. */
    public static BufferedImage regions(List<Grid> maps, int perRow) {
        return Maps.strip(maps, perRow, map -> colours(map, Regions.of(map)));
    }

    private static Maps.CellColour colours(Grid grid, Regions regions) {
        int largest = regions.largest().map(Region::label).orElse(-1);
        int[][] colours = new int[grid.rows()][grid.cols()];
        int others = 0;
        for (Region region : regions.all()) {
            int rgb = region.label() == largest ? Palette.LARGEST_REGION : Palette.inTurn(others++).rgb();
            for (Run run : region.runs()) for (int col = run.left(); col <= run.right(); col++) colours[run.row()][col] = rgb;
        }
        return (row, col) -> grid.isWall(row, col) ? Palette.WALL : colours[row][col];
    }

    /** The map with a path over it in vermilion, its first and last cell in blue; an empty path or a cell off the map is refused. */
    public static BufferedImage path(Grid grid, List<Cell> path) {
        if (path.isEmpty()) throw new IllegalArgumentException("a path has at least one cell");
        Map<Cell, Integer> colours = new HashMap<>();
        path.forEach(cell -> colours.put(cell, Palette.ACCENT));
        colours.put(path.get(0), Palette.BLUE);
        colours.put(path.get(path.size() - 1), Palette.BLUE);
        return over(grid, colours);
    }

    /** The map with its floor the deeper blue the larger its local width, from pale at 1 to the deepest at 16 and more. */
    public static BufferedImage widths(Grid grid) {
        LocalWidths widths = LocalWidths.of(grid);
        return Maps.paint(grid, (row, col) -> grid.isWall(row, col) ? Palette.WALL
                : Palette.between(Palette.NARROW, Palette.WIDE, Math.min(widths.at(new Cell(row, col)).getAsInt(), WIDEST) - 1, WIDEST - 1));
    }

    private static BufferedImage over(Grid grid, Map<Cell, Integer> colours) {
        colours.keySet().forEach(grid::isWall);
        return Maps.paint(grid, (row, col) -> colours.getOrDefault(new Cell(row, col), Palette.tone(grid.isWall(row, col))));
    }
}
