package caves.search;

import java.util.stream.LongStream;

/** The seeds {@code first .. last}, both included, each 0 or more. */
public record Seeds(long first, long last) {

    /** The chapter reports figures of 200 seeds and, in the excerpt, does not name them; these are the first. */
    public static final Seeds FIRST_200 = new Seeds(0, 199);

    /** Other seeds, for judging a claim in general. */
    public static final Seeds FRESH = new Seeds(10_000, 10_999);

    public Seeds {
        if (first < 0 || last < first || last - first == Long.MAX_VALUE)
            throw new IllegalArgumentException("seeds " + first + ".." + last
                    + "; allowed are 0 <= first <= last, at most 2^63 - 1 of them");
    }

    public long count() {
        return last - first + 1;
    }

    public LongStream stream() {
        return LongStream.rangeClosed(first, last);
    }

    @Override
    public String toString() {
        return first + ".." + last;
    }
}
