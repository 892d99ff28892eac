package caves.search;

import static caves.search.SeedSearchTest.SEARCH;
import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import caves.validate.Requirement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedRunTest {
    private static final SeedSet SEEDS = SeedSet.of(new Seeds(0, 499), new Seeds(700, 1200));
    private static final String WHOLE = SeedRun.of(SEARCH).withThreads(1).over(SEEDS).toCsv();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void anyNumberOfThreadsGivesTheSameBytes(int threads) {
        for (int again = 0; again < 3; again++) assertEquals(WHOLE, SeedRun.of(SEARCH).withThreads(threads).over(SEEDS).toCsv());
    }

    @Test
    void progressRisesToTheEnd() {
        List<Long> done = new ArrayList<>(), kept = new ArrayList<>();
        SearchReport report = SeedRun.of(SEARCH).withThreads(3).withProgress((seeds, of, keptOfThem) -> {
            assertEquals(1001, of);
            done.add(seeds);
            kept.add(keptOfThem);
        }).over(SEEDS);
        assertEquals(done.stream().sorted().distinct().toList(), done);
        assertEquals(kept.stream().sorted().toList(), kept);
        assertEquals(1001, done.get(done.size() - 1));
        assertEquals(report.tally().kept(), kept.get(kept.size() - 1));
        assertTrue(done.size() > 10, () -> done.size() + " calls");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void aStoppedSearchGivesWhatItHasAndIsResumed(int threads, @TempDir Path folder) {
        AtomicBoolean stopped = new AtomicBoolean();
        SearchReport part = SeedRun.of(SEARCH).withThreads(threads).withStop(stopped::get)
                .withProgress((done, of, kept) -> stopped.set(done >= 200)).over(SEEDS);
        assertTrue(part.seeds().count() >= 200 && part.seeds().count() < SEEDS.count(), () -> part.seeds().toString());
        assertEquals(SeedRun.of(SEARCH).over(part.seeds()), part);
        part.save(folder.resolve("part.csv"));
        SearchReport whole = SeedRun.of(SEARCH).withThreads(threads).resume(SearchReport.read(folder.resolve("part.csv")), SEEDS);
        assertEquals(WHOLE, whole.toCsv());
    }

    @Test
    void anInterruptedSearchGivesWhatItHas() {
        Thread waiting = Thread.currentThread();
        SearchReport part = SeedRun.of(SEARCH).withThreads(2).withProgress((done, of, kept) -> waiting.interrupt()).over(SEEDS);
        assertTrue(Thread.interrupted());
        assertTrue(part.seeds().count() > 0 && part.seeds().count() <= SEEDS.count(), () -> part.seeds().toString());
        assertEquals(WHOLE, SeedRun.of(SEARCH).resume(part, SEEDS).toCsv());
    }

    @Test
    void aRunThatKeepsItsReportInAFileGoesOnFromThere(@TempDir Path folder) {
        Path file = folder.resolve("report.csv");
        SeedSet many = SeedSet.of(new Seeds(0, 5000));
        List<Long> done = new ArrayList<>();
        AtomicBoolean stopped = new AtomicBoolean();
        SeedRun run = SeedRun.of(SEARCH).withProgress((seeds, of, kept) -> done.add(seeds));
        SearchReport part = run.withStop(stopped::get).withProgress((seeds, of, kept) -> {
            assertEquals(5001, of);
            stopped.set(seeds >= 4300);
        }).resume(file, many);
        assertTrue(part.seeds().count() >= 4300 && part.seeds().count() < 5001, () -> part.seeds().toString());
        assertEquals(part, SearchReport.read(file));
        assertEquals(SeedRun.of(SEARCH).over(many), run.resume(file, many));
        assertEquals(5001 - part.seeds().count(), done.get(done.size() - 1));
        assertEquals(SeedRun.of(SEARCH).over(many), SearchReport.read(file));
    }

    @Test
    void anInterruptedRunStillSaves(@TempDir Path folder) {
        Path file = folder.resolve("report.csv");
        Thread waiting = Thread.currentThread();
        SearchReport part = SeedRun.of(SEARCH).withProgress((done, of, kept) -> waiting.interrupt()).resume(file, SEEDS);
        assertTrue(Thread.interrupted());
        assertEquals(part, SearchReport.read(file));
        assertEquals(WHOLE, SeedRun.of(SEARCH).resume(file, SEEDS).toCsv());
    }

    /** Prints the report: the work of the other machine in the test below. */
    public static void main(String[] args) {
        System.out.print(SeedRun.of(SEARCH).over(SEEDS).toCsv());
    }

    @Test
    void anotherJvmOnOneCoreInAnotherLocaleGivesTheSameBytes() throws IOException {
        Process other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:ActiveProcessorCount=1",
                "-Duser.language=ar", "-Duser.country=EG", "-cp", System.getProperty("java.class.path"), SeedRunTest.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        assertEquals(WHOLE, new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void nothingIsLookedAtTwice() {
        SearchReport whole = SearchReport.parse(WHOLE);
        SeedRun counting = SeedRun.of(SEARCH).withProgress((done, of, kept) -> {
            throw new AssertionError("a seed again");
        });
        assertEquals(whole, counting.resume(whole, SEEDS));
        refuses(() -> counting.resume(SEARCH.withGates().over(new Seeds(0, 9)), SEEDS), SEARCH.terms(), SEARCH.withGates().terms());
    }

    @Test
    void whatAGateThrowsEndsTheSearch() {
        Requirement broken = Requirement.of("broken", cave -> {
            throw new IllegalStateException("no gate");
        });
        assertEquals("no gate", assertThrows(IllegalStateException.class, () -> SEARCH.withGates(broken).over(new Seeds(0, 9999))).getMessage());
        refuses(() -> SeedRun.of(SEARCH).withThreads(0), "0 threads", "at least 1");
    }

    @Test
    void aSavedReportReplacesTheOldOneAndLeavesNothingBeside(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("report.csv");
        SEARCH.over(new Seeds(0, 3)).save(file);
        SearchReport.parse(WHOLE).save(file);
        assertEquals(WHOLE, Files.readString(file));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void aReportThatIsNoneIsRefused() {
        refuses(() -> SearchReport.parse(""), "what,of,key,value");
        refuses(() -> SearchReport.parse(WHOLE.replace("search,,recipe", "search,,line")), "line 3", "search,,recipe");
        refuses(() -> SearchReport.parse(WHOLE.replace("search,,best,5", "search,,best,five")), "line 6", "best,five");
        refuses(() -> SearchReport.parse(WHOLE.replace("search,,best,5", "search,,best,4")), "add up");
        refuses(() -> SearchReport.parse(WHOLE.replace("0..499", "0..498")), "add up");
        refuses(() -> SearchReport.parse(WHOLE.substring(0, WHOLE.length() - 60)), "line");
        refuses(() -> SearchReport.parse(WHOLE + "x\n"), "four fields");
    }
}
