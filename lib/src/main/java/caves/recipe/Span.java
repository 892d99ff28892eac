package caves.recipe;

import caves.grid.Outside;
import java.util.stream.IntStream;

/**
 * A stretch of a world's rows, or of its columns: {@code length} of {@code world}, from {@code from} on. On a torus it may begin at
 * a negative number, which is counted back from the world's end, and go on past the end, at 0.
 */
record Span(int from, int length, int world) {

    /**
     * A window's span with {@code reach} more on either side, as far as the outside lets it go; it begins at a multiple of
     * {@code pitch}, and on a torus, unless it is all of it, its length is one too.
     */
    static Span around(int at, int length, long reach, int pitch, int world, Outside outside) {
        long from = Math.floorDiv(at - reach, pitch) * pitch;
        long to = Math.floorDiv(at + length + reach + pitch - 1, pitch) * pitch;
        if (outside != Outside.WRAP) {
            from = Math.max(0, from);
            to = Math.min(world, to);
        }
        return to - from < world ? new Span((int) from, (int) (to - from), world) : new Span(0, world, world);
    }

    /** Where in the span a place of the world is; {@code length} or more where it is not. */
    int indexOf(int place) {
        return Math.floorMod((long) place - from, world);
    }

    /** Where in the span the outermost places of the world are: none, one or both. */
    int[] outermost() {
        return IntStream.of(indexOf(0), indexOf(world - 1)).filter(index -> index < length).toArray();
    }

    /** The place in the world where it begins. */
    int start() {
        return Math.floorMod(from, world);
    }

    /** How much of it comes before the world's end; the rest, if any, begins at 0. */
    int beforeEnd() {
        return Math.min(length, world - start());
    }
}
