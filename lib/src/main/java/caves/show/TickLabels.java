package caves.show;

import java.math.BigDecimal;
import java.util.function.Function;

/** One axis's numbers, all with as many decimals as the tick that needs most: it learns while a draft is painted. */
final class TickLabels implements Function<Double, String> {
    private static final int MOST_DECIMALS = 6;

    private final double from;
    private final double to;
    private int decimals = 0;
    private boolean learning = true;

    /** The axis's ends, which XChart asks about too though they need not be ticks. */
    TickLabels(double from, double to) {
        this.from = from;
        this.to = to;
    }

    /** From now on all have the same decimals. */
    void learnt() {
        learning = false;
    }

    @Override
    public String apply(Double tick) {
        BigDecimal value = Decimals.rounded(tick, MOST_DECIMALS);
        if (!learning) return Decimals.fixed(tick, decimals);
        if (tick != from && tick != to) decimals = Math.max(decimals, value.stripTrailingZeros().scale());
        return value.toPlainString();
    }
}
