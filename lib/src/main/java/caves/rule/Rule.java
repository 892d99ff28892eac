package caves.rule;

import caves.grid.Neighbourhood;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides a cell's next state from its present one and its count of wall neighbours, 0 .. 8.
 *
 * <p>Birth: a floor cell becomes wall. Survival: a wall cell stays wall. Each is a set of counts, bit {@code n} of the mask
 * for count {@code n}; counts that a neighbourhood cannot reach are allowed ({@link #warnings} names them). A {@link TwoStep}
 * clause makes more walls, whatever the counts say. The text is {@code B<counts>/S<counts>}, the Life-like notation, in which
 * the centre does not count itself, and then the clause, if any: {@code B5678/S45678+R2<=2}.
 */
public record Rule(int births, int survivals, Optional<TwoStep> twoStep) {
    /** The chapter's rule: wall where at least 5 of the 8 neighbours are, whatever the cell itself is. */
    public static final Rule STRICT = thresholds(5, 5);

    /** The 4-5 rule: wall where at least 5 of the 3 x 3 block are, the cell itself among them. */
    public static final Rule CLASSIC = thresholds(5, 4);

    /** What {@link #parse} reads, for messages. */
    public static final String NOTATION = "B<digits>/S<digits>, digits 0 .. 8 ascending, possibly none, and then perhaps +R2<=<k>,"
            + " k 0 .. 25, or +R2c<=<k>, k 0 .. 21";

    private static final int ALL_COUNTS = 0b1_1111_1111;
    private static final Pattern TEXT = Pattern.compile("B([0-8]*)/S([0-8]*)(\\+.*)?");

    public Rule {
        Objects.requireNonNull(twoStep, "twoStep");
        if ((births & ~ALL_COUNTS) != 0 || (survivals & ~ALL_COUNTS) != 0)
            throw new IllegalArgumentException("masks " + births + " and " + survivals + " name counts outside 0 .. 8");
    }

    /** Without a clause. */
    public Rule(int births, int survivals) {
        this(births, survivals, Optional.empty());
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
        if (!match.matches() || !ascends(match.group(1)) || !ascends(match.group(2))) throw refused(text);
        Rule rule = of(n -> match.group(1).indexOf('0' + n) >= 0, n -> match.group(2).indexOf('0' + n) >= 0);
        try {
            return match.group(3) == null ? rule : rule.with(TwoStep.parse(match.group(3)));
        } catch (IllegalArgumentException badClause) {
            throw refused(text);
        }
    }

    private static IllegalArgumentException refused(String text) {
        return new IllegalArgumentException("'" + text + "' is no rule; allowed is " + NOTATION);
    }

    /** The same counts with a clause, in place of the one it may have. */
    public Rule with(TwoStep clause) {
        return new Rule(births, survivals, Optional.of(clause));
    }

    /** Whether a cell with {@code walls} wall neighbours is wall after the step; refused for a rule with a clause, which asks for more. */
    public boolean next(boolean isWall, int walls) {
        if (twoStep.isPresent())
            throw new IllegalArgumentException(this + " asks for more than the walls around a cell; ask the automaton");
        return byCount(isWall, walls);
    }

    /** What the counts alone say. */
    boolean byCount(boolean isWall, int walls) {
        if (walls < 0 || walls > 8) throw new IllegalArgumentException(walls + " wall neighbours; allowed are 0 .. 8");
        return ((isWall ? survivals : births) >> walls & 1) != 0;
    }

    /** What in this rule can never happen, a sentence each: counts beyond the size of the neighbourhood. */
    public List<String> warnings(Neighbourhood neighbourhood) {
        return Stream.concat(unreached("birth", births, neighbourhood), unreached("survival", survivals, neighbourhood)).toList();
    }

    private static Stream<String> unreached(String event, int mask, Neighbourhood neighbourhood) {
        return counts(mask).filter(n -> n > neighbourhood.size())
                .mapToObj(n -> event + " at " + n + " never happens with " + neighbourhood.size() + " neighbours");
    }

    @Override
    public String toString() {
        return "B" + digits(births) + "/S" + digits(survivals) + twoStep.map(TwoStep::toString).orElse("");
    }

    private static int mask(IntPredicate test) {
        return IntStream.rangeClosed(0, 8).filter(test).map(n -> 1 << n).sum();
    }

    private static boolean ascends(String digits) {
        return IntStream.range(1, digits.length()).allMatch(i -> digits.charAt(i - 1) < digits.charAt(i));
    }

    private static String digits(int mask) {
        return counts(mask).mapToObj(String::valueOf).collect(Collectors.joining());
    }

    private static IntStream counts(int mask) {
        return IntStream.rangeClosed(0, 8).filter(n -> (mask >> n & 1) != 0);
    }
}
