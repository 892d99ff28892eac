package caves.search;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * What a score says of a cave, and why.
 *
 * @param value 0 .. 1, to the nearest millionth: the sum of utility x weight over the sum of weights
 * @param terms one for each part of the score, in its order
 */
public record CaveScore(double value, List<Term> terms) {

    /** A measure, its number (none where it is absent), what that is worth, 0 .. 1, and how much it counts. */
    public record Term(String measure, OptionalDouble number, double utility, double weight) {

        @Override
        public String toString() {
            return measure + " " + Millionths.text(number, "-") + " is worth " + Millionths.text(utility)
                    + " x " + Wanted.plain(weight);
        }
    }

    public CaveScore {
        terms = List.copyOf(terms);
    }

    /** The value, and a line for each term. */
    @Override
    public String toString() {
        return Millionths.text(value) + terms.stream().map(term -> "\n  " + term).collect(Collectors.joining());
    }
}
