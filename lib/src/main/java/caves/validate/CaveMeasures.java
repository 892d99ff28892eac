package caves.validate;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.region.Bottleneck;
import caves.region.Distances;
import caves.region.LocalWidths;
import caves.region.Movement;
import caves.region.Regions;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What can be counted on a cave: the chapter's six measures, then five more.
 *
 * <p>Worked by hand on 7 x 9 cells, spawn {@code (3, 1)}, exit {@code (3, 7)}:
 * <pre>
 * #########
 * #..##..##
 * #.......#
 * #.......#
 * ####..#.#
 * #.##.##.#
 * #########
 * </pre>
 *
 * <p>What is absent is an empty Optional: a share of no floor, a path that does not exist, and whatever starts or ends in a wall or
 * off the map.
 *
 * @param floorFraction floor / all cells: 24 / 63
 * @param largestFraction cells of the largest region / floor: 23 / 24, since (5, 1) is alone
 * @param regions 2
 * @param boundaryLength pairs of a floor and a wall cell that share an edge, inside the map: 34, as the 24 floor cells have 96 sides
 *     and 31 pairs of them, 15 across and 16 down, are floor on both
 * @param shortestPath moves from the spawn to the exit: 6, along row 3
 * @param minimumLocalWidth the least local width of a floor cell, 1 on almost every cave: (5, 1) lies in no larger square. On squares
 * @param wallFraction wall / all cells: 39 / 63
 * @param interiorWallFraction the same without the outermost cells: 11 / 35; absent under 3 rows or 3 columns
 * @param connectedFraction cells of the spawn's region / floor: 23 / 24
 * @param farthestPair moves between two cells far apart in the spawn's region, by a double sweep from the spawn, so a lower bound of
 *     the largest distance: 10, from (5, 7), which is 8 from the spawn, to (1, 1)
 * @param bottleneck the width of the widest square body that gets from the spawn to the exit: 2, along rows 2 and 3, as 3 rows are nowhere open
 *     from left to right. On squares
 */
public record CaveMeasures(
        double floorFraction, OptionalDouble largestFraction, int regions, long boundaryLength, OptionalInt shortestPath,
        OptionalInt minimumLocalWidth, double wallFraction, OptionalDouble interiorWallFraction, OptionalDouble connectedFraction,
        OptionalInt farthestPair, OptionalInt bottleneck) {
    private static final List<String> NAMES = List.of("floor fraction", "largest fraction", "regions", "boundary length",
            "shortest path", "minimum local width", "wall fraction", "interior wall fraction", "connected fraction", "farthest pair",
            "bottleneck width");

    /** With the default spawn and exit, which only a map without floor has not. */
    public static CaveMeasures of(Grid cave) {
        return of(cave, Movement.ORTHOGONAL);
    }

    public static CaveMeasures of(Grid cave, Movement movement) {
        return of(cave, Place.SPAWN.on(cave), Place.EXIT.on(cave), movement);
    }

    public static CaveMeasures of(Grid cave, Cell spawn, Cell exit) {
        return of(cave, spawn, exit, Movement.ORTHOGONAL);
    }

    /** On squares, between two places; one that a map has not, or has in a wall, leaves absent what starts or ends there. */
    public static CaveMeasures of(Grid cave, Place spawn, Place exit) {
        return of(cave, spawn.on(cave), exit.on(cave), Movement.ORTHOGONAL);
    }

    /** On hexagons cells have six neighbours, over which the boundary is counted too; the two widths are absent. */
    public static CaveMeasures of(Grid cave, Cell spawn, Cell exit, Movement movement) {
        return of(cave, Optional.of(spawn), Optional.of(exit), movement);
    }

    private static CaveMeasures of(Grid cave, Optional<Cell> anySpawn, Optional<Cell> anyExit, Movement movement) {
        boolean squares = movement == Movement.ORTHOGONAL;
        Regions regions = Regions.of(cave, movement);
        Optional<Cell> spawn = anySpawn.filter(cell -> regions.sizeAt(cell) > 0), exit = anyExit.filter(cell -> regions.sizeAt(cell) > 0);
        Optional<Distances> distances = spawn.map(cell -> Distances.from(cave, cell, movement));
        long floor = regions.floorCount(), boundary = Texture.of(cave).boundaryLength();
        return new CaveMeasures((double) floor / cave.cells(), share(regions.largestSize(), floor), regions.count(),
                squares ? boundary : boundary + HexBoundary.slanted(cave),
                whole(distances.flatMap(from -> exit.map(from::to))),
                squares ? LocalWidths.min(cave) : OptionalInt.empty(),
                cave.wallFraction(), interiorWallFraction(cave),
                spawn.map(cell -> share(regions.sizeAt(cell), floor)).orElse(OptionalDouble.empty()),
                whole(distances.map(from -> OptionalInt.of(from.farthestPair().moves()))),
                whole(spawn.filter(cell -> squares).flatMap(from -> exit.map(to -> Bottleneck.width(cave, from, to)))));
    }

    private static OptionalDouble share(long cells, long floor) {
        return floor == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) cells / floor);
    }

    private static OptionalDouble interiorWallFraction(Grid cave) {
        return cave.rows() < 3 || cave.cols() < 3 ? OptionalDouble.empty() : OptionalDouble.of(cave.interior().wallFraction());
    }

    private static OptionalInt whole(Optional<OptionalInt> number) {
        return number.orElse(OptionalInt.empty());
    }

    /** What the numbers are called, in their order: a table's header. */
    public static List<String> names() {
        return NAMES;
    }

    /** All as numbers, in the order of {@link #names()}: a table's row. */
    public List<OptionalDouble> numbers() {
        return List.of(OptionalDouble.of(floorFraction), largestFraction, OptionalDouble.of(regions), OptionalDouble.of(boundaryLength),
                real(shortestPath), real(minimumLocalWidth), OptionalDouble.of(wallFraction), interiorWallFraction, connectedFraction,
                real(farthestPair), real(bottleneck));
    }

    /** The number of a name; a name that is not among {@link #names()} is refused. */
    public OptionalDouble number(String name) {
        return numbers().get(place(name));
    }

    /** Where a name stands among {@link #names()}; others are refused. */
    public static int place(String name) {
        if (!NAMES.contains(name)) throw new IllegalArgumentException("no measure '" + name + "'; there are " + NAMES);
        return NAMES.indexOf(name);
    }

    private static OptionalDouble real(OptionalInt number) {
        return number.isPresent() ? OptionalDouble.of(number.getAsInt()) : OptionalDouble.empty();
    }

    /** Each name and its number, to 4 decimals, {@code -} where it is absent. */
    @Override
    public String toString() {
        return IntStream.range(0, NAMES.size()).mapToObj(i -> NAMES.get(i) + " " + text(numbers().get(i))).collect(Collectors.joining(", "));
    }

    private static String text(OptionalDouble number) {
        return number.isEmpty() ? "-" : new DecimalFormat("0.####", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number.getAsDouble());
    }
}
