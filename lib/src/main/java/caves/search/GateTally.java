package caves.search;

import caves.recipe.Recipe;
import caves.validate.Requirement;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * How many caves passed every gate, and how many each gate rejected.
 *
 * <p>A gate is a requirement that a cave must meet to be kept. Every gate looks at every cave, so the order of the gates changes nothing
 * but who is named first.
 *
 * @param gates their names, in order
 * @param seeds how many caves were looked at
 * @param kept how many passed all gates; those and {@code firstFailed} add up to {@code seeds}
 * @param firstFailed for each gate, the caves that passed the gates before it and not this one
 * @param everyFailed for each gate, the caves that did not pass it
 */
public record GateTally(List<String> gates, long seeds, long kept, List<Long> firstFailed, List<Long> everyFailed) {
    public GateTally {
        gates = List.copyOf(gates);
        firstFailed = List.copyOf(firstFailed);
        everyFailed = List.copyOf(everyFailed);
        if (firstFailed.size() != gates.size() || everyFailed.size() != gates.size())
            throw new IllegalArgumentException(firstFailed + " and " + everyFailed + " for the gates " + gates);
        long rejected = seeds - kept;
        if (kept < 0 || rejected != firstFailed.stream().mapToLong(Long::longValue).sum()
                || !arePossible(firstFailed, everyFailed, rejected))
            throw new IllegalArgumentException(kept + " of " + seeds + " kept, first failed " + firstFailed + ", failed " + everyFailed
                    + ": these do not add up");
    }

    /** The first gate is the first to fail whenever it fails. */
    private static boolean arePossible(List<Long> first, List<Long> every, long rejected) {
        return IntStream.range(0, first.size()).allMatch(gate -> 0 <= first.get(gate) && first.get(gate) <= every.get(gate)
                && every.get(gate) <= rejected && (gate > 0 || first.get(gate).equals(every.get(gate))));
    }

    /** Makes and judges the caves of a range, in parallel, without measuring them; refused are hex, and gates of equal names. */
    public static GateTally of(Recipe recipe, Seeds seeds, Requirement... gates) {
        return of(recipe, seeds, List.of(gates));
    }

    public static GateTally of(Recipe recipe, Seeds seeds, List<Requirement> gates) {
        SearchTerms.requireSquares(recipe);
        List<String> names = SearchTerms.names(gates);
        return seeds.stream().parallel().collect(() -> new TallyCount(names.size()),
                (count, seed) -> count.add(Requirement.unmet(gates, recipe.cave(seed))), TallyCount::add).tally(names);
    }

    public long rejected() {
        return seeds - kept;
    }

    /** Kept / seeds; NaN of no seeds. */
    public double rate() {
        return (double) kept / seeds;
    }

    /** Of other caves and these together; other gates are refused. */
    public GateTally and(GateTally other) {
        if (!gates.equals(other.gates)) throw new IllegalArgumentException("the gates " + gates + " and " + other.gates + " differ");
        return new GateTally(gates, seeds + other.seeds, kept + other.kept, sums(firstFailed, other.firstFailed),
                sums(everyFailed, other.everyFailed));
    }

    private static List<Long> sums(List<Long> a, List<Long> b) {
        return IntStream.range(0, a.size()).mapToObj(i -> a.get(i) + b.get(i)).toList();
    }

    /** A line for kept and rejected, then one for each gate: first failed, failed at all, its name. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(kept + " of " + seeds + " kept" + (seeds == 0 ? "" : " (" + Millionths.text(rate()) + ")")
                + ", " + rejected() + " rejected\n");
        if (!gates.isEmpty()) text.append(String.format(Locale.ROOT, "%12s %8s\n", "first failed", "failed"));
        for (int i = 0; i < gates.size(); i++)
            text.append(String.format(Locale.ROOT, "%12d %8d  %s\n", firstFailed.get(i), everyFailed.get(i), gates.get(i)));
        return text.toString();
    }
}
