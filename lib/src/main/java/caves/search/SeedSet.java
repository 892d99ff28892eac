package caves.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Any seeds, as ranges in order that neither touch nor overlap: one set, one way to write it. It may be empty. */
public record SeedSet(List<Seeds> ranges) {
    public static final SeedSet NONE = new SeedSet(List.of());
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,19})\\.\\.([0-9]{1,19})");

    public SeedSet {
        ranges = List.copyOf(ranges);
        for (int i = 1; i < ranges.size(); i++)
            if (ranges.get(i).first() <= ranges.get(i - 1).last() || ranges.get(i).first() == ranges.get(i - 1).last() + 1)
                throw new IllegalArgumentException("ranges " + ranges + "; allowed are ranges in order with seeds left out between them");
    }

    /** Ranges in any order, which may touch; refused when a seed is in two of them. */
    public static SeedSet of(Seeds... ranges) {
        return of(List.of(ranges));
    }

    static SeedSet of(List<Seeds> ranges) {
        List<Seeds> joined = new ArrayList<>();
        for (Seeds next : ranges.stream().sorted(Comparator.comparingLong(Seeds::first)).toList()) {
            Seeds last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (last != null && next.first() <= last.last()) throw new IllegalArgumentException("seeds " + last + " and " + next + " overlap");
            if (last != null && next.first() == last.last() + 1) joined.set(joined.size() - 1, new Seeds(last.first(), next.last()));
            else joined.add(next);
        }
        return new SeedSet(joined);
    }

    /** The inverse of {@link #toString}. */
    public static SeedSet parse(String text) {
        if (text.equals("none")) return NONE;
        return new SeedSet(Stream.of(text.split(" ", -1)).map(SeedSet::range).toList());
    }

    private static Seeds range(String text) {
        var match = RANGE.matcher(text);
        try {
            if (match.matches()) return new Seeds(Long.parseLong(match.group(1)), Long.parseLong(match.group(2)));
        } catch (NumberFormatException tooLarge) {
            // refused below
        }
        throw new IllegalArgumentException("seeds '" + text + "'; allowed are 'none' and ranges as '0..99 200..299'");
    }

    public long count() {
        return ranges.stream().mapToLong(Seeds::count).reduce(0, Math::addExact);
    }

    public boolean contains(long seed) {
        return ranges.stream().anyMatch(range -> range.first() <= seed && seed <= range.last());
    }

    /** The seeds of both; refused when one is in both. */
    public SeedSet and(SeedSet other) {
        return of(Stream.concat(ranges.stream(), other.ranges.stream()).toList());
    }

    /** The seeds that the other set has not. */
    public SeedSet without(SeedSet other) {
        List<Seeds> left = new ArrayList<>();
        for (Seeds range : ranges) {
            long from = range.first();
            boolean isLeft = true;
            for (Seeds cut : other.ranges) {
                if (cut.last() < from || cut.first() > range.last()) continue;
                if (cut.first() > from) left.add(new Seeds(from, cut.first() - 1));
                isLeft = cut.last() < range.last();
                if (!isLeft) break;
                from = cut.last() + 1;
            }
            if (isLeft) left.add(new Seeds(from, range.last()));
        }
        return new SeedSet(left);
    }

    /** The set in pieces of at most {@code most} seeds, made one by one. */
    Iterator<Seeds> chunks(long most) {
        return ranges.stream().flatMap(range -> LongStream.rangeClosed(0, (range.count() - 1) / most)
                .map(chunk -> range.first() + chunk * most)
                .mapToObj(first -> new Seeds(first, first + Math.min(most - 1, range.last() - first)))).iterator();
    }

    /** Its ranges, as {@code 0..99 200..299}, or {@code none}. */
    @Override
    public String toString() {
        return ranges.isEmpty() ? "none" : ranges.stream().map(Seeds::toString).collect(Collectors.joining(" "));
    }
}
