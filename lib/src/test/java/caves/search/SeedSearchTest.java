package caves.search;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.validate.CaveMeasures;
import caves.validate.Place;
import caves.validate.Requirement;
import caves.validate.Requirements;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.quicktheories.core.Gen;

class SeedSearchTest {
    static final Recipe SMALL = Recipe.parse("9x14 noise=0.45 B5678/S45678*3 moore outside=floor ring");
    static final SeedSearch SEARCH = SeedSearch.of(SMALL, Score.TIGHT, 5, Requirements.floor(.3), Requirements.oneRegion(),
            Requirements.regionOf(Place.at(new Cell(4, 7)), .5));
    static final Seeds SEEDS = new Seeds(100, 399);

    /** Searches that keep few, many, all and none, list few, none and more than there are, with a map that is wall only among the caves. */
    static Gen<SeedSearch> search() {
        Requirement never = Requirement.of("never, \"ever\"", cave -> List.of(new Cell(0, 0)));
        List<List<Requirement>> gates = List.of(SEARCH.gates(), List.of(), List.of(Requirements.floor(.1), never),
                List.of(Requirement.all(Requirements.oneRegion(), Requirements.reachable(Place.SPAWN, Place.EXIT))));
        return integers().between(0, gates.size() - 1).zip(integers().between(0, 2), integers().between(1, 9), (chosen, score, rows) ->
                new SeedSearch(SMALL.withSize(rows, 14), gates.get(chosen), List.of(Score.TIGHT, Score.ROOMY, Score.WINDING).get(score),
                        new int[] {0, 3, 1000}[rows % 3], Place.SPAWN, rows > 4 ? Place.at(new Cell(4, 7)) : Place.EXIT));
    }

    @Test
    void itIsAPlainLoopThatGeneratesMeasuresGatesAndCounts() {
        SearchReport report = SEARCH.over(SEEDS);
        List<Grid> caves = SEEDS.stream().mapToObj(SMALL::cave).toList();
        List<Kept> kept = new ArrayList<>();
        long[] first = new long[3], every = new long[3];
        for (int i = 0; i < caves.size(); i++) {
            boolean isFirst = true;
            for (int gate = 0; gate < 3; gate++)
                if (!SEARCH.gates().get(gate).check(caves.get(i)).isEmpty()) {
                    every[gate]++;
                    if (isFirst) first[gate]++;
                    isFirst = false;
                }
            if (isFirst) kept.add(new Kept(SEEDS.first() + i, Score.TIGHT.of(caves.get(i)).value(), CaveMeasures.of(caves.get(i)).numbers()));
        }
        assertEquals(new GateTally(SEARCH.gates().stream().map(Requirement::name).toList(), 300, kept.size(),
                LongStream.of(first).boxed().toList(), LongStream.of(every).boxed().toList()), report.tally());
        assertTrue(LongStream.of(first).allMatch(count -> count > 0) && kept.size() > 5, report::toString);
        kept.sort(Comparator.comparing((Kept one) -> -one.score()).thenComparing(Kept::seed));
        assertEquals(kept.subList(0, 5), report.best());
        assertEquals(SeedSet.of(SEEDS), report.seeds());
        assertEquals(GateTally.of(SMALL, SEEDS, SEARCH.gates()), report.tally());
    }

    @Test
    void histogramsCountEveryCaveOnceAndKnowTheEnds() {
        SearchReport report = SEARCH.over(SEEDS);
        List<CaveMeasures> caves = SEEDS.stream().mapToObj(seed -> CaveMeasures.of(SMALL.cave(seed))).toList();
        for (Histogram histogram : report.histograms()) {
            double[] numbers = caves.stream().flatMapToDouble(cave -> cave.number(histogram.measure()).stream()).toArray();
            assertEquals(SEEDS.count() - numbers.length, histogram.absent());
            for (int bin = 0; bin < Histogram.BINS; bin++) {
                double from = histogram.edge(bin), to = bin + 1 == Histogram.BINS ? 1e9 : histogram.edge(bin + 1);
                long count = Arrays.stream(numbers).map(Millionths::round).filter(number -> from <= number && number < to).count();
                assertEquals(count, histogram.counts().get(bin), () -> histogram.measure() + " from " + from);
            }
            var summary = Arrays.stream(numbers).summaryStatistics();
            assertEquals(summary.getMin(), histogram.min().orElseThrow(), 5e-7);
            assertEquals(summary.getMax(), histogram.max().orElseThrow(), 5e-7);
            assertEquals(summary.getAverage(), histogram.mean().orElseThrow(), 5e-7);
        }
        assertEquals(.3, report.histogram("floor fraction").edge(30));
        assertTrue(report.histogram("regions").toString().matches("regions: mean [0-9.]+, 0 .. [0-9]+, absent on 0 of 300"),
                report.histogram("regions")::toString);
    }

    @Test
    void theTallyAlwaysAddsUpAndACsvReadsBackEqual() {
        qt().withExamples(60).forAll(search(), integers().between(1, 40)).checkAssert((search, count) -> {
            SearchReport report = search.over(new Seeds(7, 6 + count));
            assertEquals(count.longValue(), report.tally().kept() + report.tally().firstFailed().stream().mapToLong(Long::longValue).sum());
            assertEquals(report, SearchReport.parse(report.toCsv()));
            assertEquals(report.toCsv(), SearchReport.parse(report.toCsv()).toCsv());
        });
    }

    @Test
    void reportsOfPartsAreTheReportOfTheWholeInAnyGrouping() {
        Gen<Long> cuts = longs().between(0, (1 << 20) - 1);
        qt().withExamples(40).forAll(search(), cuts, cuts).checkAssert((search, cut, cutAgain) -> {
            SearchReport a = part(search, cut), b = part(search, ~cut & cutAgain), c = part(search, ~cut & ~cutAgain);
            String whole = search.over(new Seeds(0, 19)).toCsv();
            assertEquals(whole, a.merge(b).merge(c).toCsv());
            assertEquals(whole, a.merge(b.merge(c)).toCsv());
            assertEquals(whole, c.merge(a).merge(b).toCsv());
        });
    }

    private static SearchReport part(SeedSearch search, long bits) {
        Seeds[] seeds = BitSet.valueOf(new long[] {bits & (1 << 20) - 1}).stream().mapToObj(seed -> new Seeds(seed, seed)).toArray(Seeds[]::new);
        return SeedRun.of(search).withThreads(1).over(SeedSet.of(seeds));
    }

    @Test
    void aGateThatNobodyPassesLeavesAnEmptyListAndATallyThatAddsUp() {
        SearchReport report = SEARCH.withGates(Requirements.oneRegion(), Requirements.floor(1)).over(SEEDS);
        assertEquals(List.of(), report.best());
        assertEquals(0, report.tally().kept());
        assertEquals(300, report.tally().rejected());
        assertEquals(300, report.tally().everyFailed().get(1));
        assertEquals(300 - report.tally().firstFailed().get(0), report.tally().firstFailed().get(1));
    }

    @Test
    void theNarrowlyRejectedFailOneGateAndComeBestFirst() {
        List<Rejected> expected = new ArrayList<>();
        SEEDS.stream().forEach(seed -> {
            Grid cave = SMALL.cave(seed);
            List<String> failed = SEARCH.gates().stream().filter(gate -> !gate.check(cave).isEmpty()).map(Requirement::name).toList();
            if (failed.size() == 1) expected.add(new Rejected(seed, failed.get(0), Score.TIGHT.of(cave).value()));
        });
        expected.sort(Comparator.comparing((Rejected one) -> -one.score()).thenComparing(Rejected::seed));
        assertEquals(expected.subList(0, 4), SEARCH.narrowlyRejected(SEEDS, 4));
        assertEquals(expected, SEARCH.narrowlyRejected(SEEDS, 1000));
        assertEquals(List.of(), SEARCH.withGates().narrowlyRejected(SEEDS, 4));
    }

    @Test
    void withoutGatesEveryCaveIsKept() {
        SearchReport report = SEARCH.withGates().over(new Seeds(3, 5));
        assertEquals(3, report.tally().kept());
        assertEquals(List.of(3L, 4L, 5L), report.best().stream().map(Kept::seed).sorted().toList());
        assertEquals("3 of 3 kept (1), 0 rejected\n", report.tally().toString());
    }

    @Test
    void aReportReadsAsText() {
        String[] lines = SEARCH.over(SEEDS).toString().split("\n");
        assertEquals(SMALL.toString(), lines[0]);
        assertEquals("seeds 100..399, measured from spawn to exit, by caves-from-noise 0.1.0", lines[1]);
        assertTrue(lines[2].matches("[0-9]+ of 300 kept \\(0\\.[0-9]+\\), [0-9]+ rejected"), lines[2]);
        assertTrue(lines[4].matches(" +[0-9]+ +[0-9]+  floor >= 0.3 of map"), lines[4]);
        assertEquals(2 + 2 + 3 + 1 + 11 + 1 + 5, lines.length);
    }

    @Test
    void reportsOfOtherSearchesAreRefusedWithBothLines() {
        SearchReport report = SEARCH.over(new Seeds(0, 9));
        for (SeedSearch other : List.of(SEARCH.withRecipe(SMALL.withSize(9, 15)), SEARCH.withGates(Requirements.floor(.4)),
                SeedSearch.of(SMALL, Score.ROOMY, 5, SEARCH.gates().toArray(Requirement[]::new)),
                SeedSearch.of(SMALL, Score.TIGHT, 6, SEARCH.gates().toArray(Requirement[]::new)),
                SEARCH.withPlaces(Place.EXIT, Place.SPAWN)))
            refuses(() -> report.merge(other.over(new Seeds(10, 19))), SEARCH.terms(), other.terms());
        SearchTerms terms = report.terms();
        SearchTerms later = new SearchTerms("caves-from-noise 9", terms.recipe(), terms.places(), terms.gates(), terms.score(), terms.best());
        refuses(() -> report.merge(new SearchReport(later, report.seeds(), report.tally(), report.histograms(), report.best())),
                "caves-from-noise 9", "caves-from-noise 0.1.0");
        refuses(() -> report.merge(SEARCH.over(new Seeds(9, 12))), "0..9", "9..12", "overlap");
    }

    @Test
    void searchesThatCannotBeAreRefused() {
        refuses(() -> SEARCH.withRecipe(Recipe.parse("8x8 noise=0.5 B456/S456*1 hex outside=floor")), "hex", "moore and vonneumann");
        refuses(() -> SEARCH.withGates(Requirements.floor(.5), Requirements.floor(.50)), "floor >= 0.5", "differ");
        refuses(() -> SeedSearch.of(SMALL, Score.TIGHT, -1), "-1", "from 0");
        refuses(() -> GateTally.of(SMALL, SEEDS, Requirements.floor(.5), Requirements.floor(.5)), "differ");
        refuses(() -> new GateTally(List.of("a"), 10, 5, List.of(4L), List.of(5L)), "do not add up");
    }
}
