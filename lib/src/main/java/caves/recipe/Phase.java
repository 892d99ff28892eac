package caves.recipe;

import caves.grid.Grid;
import caves.rule.Rule;
import java.util.Objects;

/** A stretch of a recipe in which one rule is stepped. */
public sealed interface Phase {
    Rule rule();

    /** Whether the phase ends at the grid that stands {@code step} steps after its start, given the two before it, if any. */
    boolean endsAt(int step, Grid now, Grid oneBefore, Grid twoBefore);

    /** The number of steps that it may not exceed; a first one is taken whenever this is more than 0. */
    int mostSteps();

    static Phase steps(Rule rule, int steps) {
        return new Steps(rule, steps);
    }

    static Phase untilStable(Rule rule, int max) {
        return new UntilStable(rule, max);
    }

    /** A fixed number of steps, 0 or more: {@code <rule>*<steps>}. */
    record Steps(Rule rule, int steps) implements Phase {
        public Steps {
            Objects.requireNonNull(rule, "rule");
            if (steps < 0) throw new IllegalArgumentException(steps + " steps; allowed are 0 and more");
        }

        @Override
        public boolean endsAt(int step, Grid now, Grid oneBefore, Grid twoBefore) {
            return step == steps;
        }

        @Override
        public int mostSteps() {
            return steps;
        }

        @Override
        public String toString() {
            return rule + "*" + steps;
        }
    }

    /**
     * Steps until the grid equals the one before (fixed) or the one before that (flicker), at most {@code max}, 0 or more:
     * {@code <rule>*stable(<max>)}.
     */
    record UntilStable(Rule rule, int max) implements Phase {
        public UntilStable {
            Objects.requireNonNull(rule, "rule");
            if (max < 0) throw new IllegalArgumentException("at most " + max + " steps; allowed are 0 and more");
        }

        @Override
        public boolean endsAt(int step, Grid now, Grid oneBefore, Grid twoBefore) {
            return step == max || now.equals(oneBefore) || now.equals(twoBefore);
        }

        @Override
        public int mostSteps() {
            return max;
        }

        @Override
        public String toString() {
            return rule + "*stable(" + max + ")";
        }
    }
}
