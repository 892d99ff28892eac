package caves.validate;

import caves.grid.Cell;
import caves.region.Regions;
import caves.validate.MapRequirement.Found;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What requirements on regions see. */
final class RegionLooks {
    private RegionLooks() {}

    static void oneRegion(Survey map, Found found) {
        int count = map.regions().count();
        if (count == 0) found.add("no floor", List::of);
        if (count > 1)
            found.add(() -> ofFloor(map, count + " regions, of which the largest", map.regions().largestSize()), () -> outsideLargest(map));
    }

    static void largest(Survey map, Found found, double share) {
        long largest = map.regions().largestSize();
        if (map.floor() == 0) found.add("no floor", List::of);
        else if (map.ofFloor(largest) < share) found.add(() -> ofFloor(map, "the largest region", largest), () -> outsideLargest(map));
    }

    private static List<Cell> outsideLargest(Survey map) {
        int largest = map.regions().largest().orElseThrow().label();
        return Survey.cells(map.regions().only(label -> label != largest));
    }

    static void regionOf(Survey map, Found found, Place place, double share) {
        map.floorAt(place, found).ifPresent(cell -> {
            long size = map.regions().sizeAt(cell);
            if (map.ofFloor(size) < share)
                found.add(() -> ofFloor(map, place + "'s region", size), () -> map.regions().at(cell).orElseThrow().cells());
        });
    }

    private static String ofFloor(Survey map, String whose, long cells) {
        return whose + " has " + cells + " of " + map.floor() + " floor cells";
    }

    static void reachable(Survey map, Found found, Place from, Place to) {
        map.floorAt(from, found).ifPresent(start -> map.floorAt(to, found).ifPresent(goal -> reachable(map, found, from, to, start, goal)));
    }

    private static void reachable(Survey map, Found found, Place from, Place to, Cell start, Cell goal) {
        if (!map.regions().joins(start, goal))
            found.add(() -> "no way from " + from + " to " + to, () -> Stream.of(start, goal).sorted().toList());
    }

    static void everyRegion(Survey map, Found found, int cells) {
        Regions regions = map.regions();
        IntStream.range(0, regions.count()).filter(label -> regions.size(label) < cells).forEach(label -> found.add(
                () -> "a region of " + regions.size(label) + " at " + regions.all().get(label).first(),
                () -> regions.all().get(label).cells()));
    }
}
