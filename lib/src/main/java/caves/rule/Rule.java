package caves.rule;

import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Decides a cell's next state from its present one and its count of wall neighbours, 0 .. 8.
 *
 * <p>Birth: a floor cell becomes wall. Survival: a wall cell stays wall. Each is a set of counts, bit {@code n} of the mask
 * for count {@code n}; counts that a neighbourhood cannot reach are allowed. The text is {@code B<counts>/S<counts>}, the
 * Life-like notation, in which the centre does not count itself.
 */
public record Rule(int births, int survivals) {
    /** The chapter's rule: wall where at least 5 of the 8 neighbours are, whatever the cell itself is. */
    public static final Rule STRICT = thresholds(5, 5);

    /** The 4-5 rule: wall where at least 5 of the 3 x 3 block are, the cell itself among them. */
    public static final Rule CLASSIC = thresholds(5, 4);

    private static final int ALL_COUNTS = 0b1_1111_1111;
    private static final Pattern TEXT = Pattern.compile("B([0-8]*)/S([0-8]*)");

    public Rule {
        if ((births & ~ALL_COUNTS) != 0 || (survivals & ~ALL_COUNTS) != 0)
            throw new IllegalArgumentException("masks " + births + " and " + survivals + " name counts outside 0 .. 8");
    }

    /** Birth at {@code birth} wall neighbours or more, survival at {@code survival} or more; negative thresholds are refused. */
    public static Rule thresholds(int birth, int survival) {
        if (birth < 0 || survival < 0)
            throw new IllegalArgumentException("thresholds " + birth + " and " + survival + "; a count is never negative");
        return of(n -> n >= birth, n -> n >= survival);
    }

    /** Birth and survival at the counts, 0 .. 8, that the two tests accept. */
    public static Rule of(IntPredicate birth, IntPredicate survival) {
        return new Rule(mask(birth), mask(survival));
    }

    /** The inverse of {@link #toString}; digits ascend, none twice. */
    public static Rule parse(String text) {
        Matcher match = TEXT.matcher(text);
        if (!match.matches() || !ascends(match.group(1)) || !ascends(match.group(2)))
            throw new IllegalArgumentException("'" + text + "' is no rule; allowed is B<digits>/S<digits>, digits 0 .. 8"
                    + " ascending, possibly none" + (text.contains("+R2") ? " (the clause +R2 is not built yet)" : ""));
        return of(n -> match.group(1).indexOf('0' + n) >= 0, n -> match.group(2).indexOf('0' + n) >= 0);
    }

    /** Whether a cell with {@code walls} wall neighbours is wall after the step. */
    public boolean next(boolean isWall, int walls) {
        if (walls < 0 || walls > 8) throw new IllegalArgumentException(walls + " wall neighbours; allowed are 0 .. 8");
        return ((isWall ? survivals : births) >> walls & 1) != 0;
    }

    @Override
    public String toString() {
        return "B" + digits(births) + "/S" + digits(survivals);
    }

    private static int mask(IntPredicate test) {
        return IntStream.rangeClosed(0, 8).filter(test).map(n -> 1 << n).sum();
    }

    private static boolean ascends(String digits) {
        return IntStream.range(1, digits.length()).allMatch(i -> digits.charAt(i - 1) < digits.charAt(i));
    }

    private static String digits(int mask) {
        return IntStream.rangeClosed(0, 8).filter(n -> (mask >> n & 1) != 0)
                .mapToObj(String::valueOf).collect(Collectors.joining());
    }
}
