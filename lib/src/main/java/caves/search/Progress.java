package caves.search;

/** Told now and then how far a search is: seeds done, of how many, and how many of those done were kept. */
@FunctionalInterface
public interface Progress {
    void at(long done, long of, long kept);
}
