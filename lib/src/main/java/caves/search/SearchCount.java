package caves.search;

import caves.grid.Grid;
import caves.validate.CaveMeasures;
import caves.validate.Requirement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.PriorityQueue;

/** A report being counted, by one thread. */
final class SearchCount {
    private final SeedSearch search;
    private final TallyCount tally;
    private final List<MeasureCount> measures;
    /** The worst at the head, to be dropped when there are too many. */
    private final PriorityQueue<Kept> best = new PriorityQueue<>(Comparator.reverseOrder());
    private final List<Seeds> covered = new ArrayList<>();

    SearchCount(SeedSearch search) {
        this.search = search;
        this.tally = new TallyCount(search.gates().size());
        this.measures = CaveMeasures.names().stream().map(name -> MeasureCount.fitting(name, search.recipe())).toList();
    }

    void add(Seeds seeds) {
        seeds.stream().forEach(this::add);
        covered.add(seeds);
    }

    private void add(long seed) {
        Grid cave = search.recipe().cave(seed);
        BitSet failed = Requirement.unmet(search.gates(), cave);
        CaveMeasures found = CaveMeasures.of(cave, search.spawn(), search.exit());
        List<OptionalDouble> numbers = found.numbers();
        tally.add(failed);
        for (int i = 0; i < numbers.size(); i++) measures.get(i).add(numbers.get(i));
        if (!failed.isEmpty()) return;
        best.add(new Kept(seed, search.score().of(found).value(), numbers));
        if (best.size() > search.best()) best.remove();
    }

    long kept() {
        return tally.kept();
    }

    SearchReport report() {
        SearchTerms terms = search.terms();
        return new SearchReport(terms, SeedSet.of(covered), tally.tally(terms.gates()),
                measures.stream().map(MeasureCount::histogram).toList(), best.stream().sorted().toList());
    }
}
