package caves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the house is built: each package says what its words mean, and imports run only downward. */
class ArchitectureTest {
    private static final Path MAIN = Path.of("lib", "src", "main", "java", "caves");
    private static final List<String> FROM_THE_TOP = List.of("exercise", "show", "evidence", "search", "recipe", "repair",
            "validate", "region", "rule", "noise", "grid");
    private static final Path USES_JNOISE = Path.of("noise", "SmoothField.java");
    private static final Path SHOWS_A_RATE = Path.of("show", "ProgressLine.java");
    private static final String UNWANTED = "(\\bassert\\b|\\bMath(?:\\.|::)random\\b|\\brandom\\("
            + "|\\bnew (?:[\\w.]+\\.)?\\w*(?:Random|Date)\\(\\s*\\)"
            + "|\\b(?:ThreadLocalRandom|SecureRandom|RandomGenerator|randomUUID|nanoTime|currentTimeMillis|Clock)\\b"
            + "|\\bshuffle\\([^,()]*\\)|\\b(?:Instant|Local\\w+|Zoned\\w+|Offset\\w+|Year\\w*)(?:\\.|::)now\\b"
            + "|io\\.github\\.spencerpark|org\\.dflib)";
    private static final List<String> CORE = FROM_THE_TOP.subList(FROM_THE_TOP.indexOf("recipe"), FROM_THE_TOP.size());

    @Test
    void everyFileIsInOneOfThePackagesAndEachPackageSaysWhatItIs() throws IOException {
        List<String> packages = sources().map(Source::home).distinct().toList();
        assertTrue(packages.containsAll(List.of("grid", "noise", "rule", "region", "recipe")), packages::toString);
        assertEquals(List.of(), packages.stream().filter(name -> !FROM_THE_TOP.contains(name)).toList());
        assertEquals(List.of(), packages.stream().map(name -> MAIN.resolve(name).resolve("package-info.java"))
                .filter(Files::notExists).toList());
    }

    @Test
    void packagesUseOnlyThoseBelowThem() throws IOException {
        assertEquals(List.of(), sources().flatMap(source -> source.names("\\bcaves\\.([a-z]+)\\.")
                .filter(used -> FROM_THE_TOP.indexOf(used) < FROM_THE_TOP.indexOf(source.home()))
                .map(used -> source.file() + " uses " + used)).toList());
    }

    @Test
    void fromGridToRecipeTheJdkIsEnoughButForOneFileThatAsksJNoise() throws IOException {
        List<Source> core = sources().filter(source -> CORE.contains(source.home())).toList();
        assertEquals(List.of(), core.stream().flatMap(source -> source.names("(?m)^import (?:static )?([\\w.]+)")
                .filter(name -> !name.startsWith("java.") && !name.startsWith("caves."))
                .filter(name -> !(name.startsWith("de.articdive.jnoise.") && source.file().equals(USES_JNOISE)))
                .map(name -> source.file() + " imports " + name)).toList());
    }

    /** The progress line shows a rate, and leaves none. */
    @Test
    void nothingButTheProgressLineRestsOnAssertOnGlobalRandomnessOnTheClockOrOnAKernel() throws IOException {
        assertEquals(List.of(), sources().filter(source -> !source.file().equals(SHOWS_A_RATE)).flatMap(source -> source.names(UNWANTED)
                .map(name -> source.file() + " has " + name)).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"assert x;", "Math.random()", "StrictMath.random()", "Math::random", "import static java.lang.Math.random;",
        "x = random();", "new Random()", "new java.util.Random( )", "new SplittableRandom()", "new SecureRandom(seed)",
        "ThreadLocalRandom.current()", "RandomGenerator.getDefault()", "UUID.randomUUID()", "Collections.shuffle(list)",
        "System.nanoTime()", "import static java.lang.System.currentTimeMillis;", "Instant.now()", "LocalDate::now", "Clock.systemUTC()",
        "new Date()"})
    void whatIsUnwantedIsFoundInWhateverFormItComes(String code) {
        assertTrue(new Source(MAIN, code).names(UNWANTED).findAny().isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"new Random(seed)", "new SplittableRandom(42)", "random.nextDouble()", "Collections.shuffle(list, random)",
        "assertThat", "Pcg64 random = Pcg64.ofSeed(seed);", "known()"})
    void seededRandomnessIsWelcome(String code) {
        assertEquals(List.of(), new Source(MAIN, code).names(UNWANTED).toList());
    }

    private static Stream<Source> sources() throws IOException {
        try (Stream<Path> files = Files.walk(MAIN)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().map(Source::of).toList().stream();
        }
    }

    private record Source(Path file, String code) {
        private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");

        static Source of(Path file) {
            try {
                return new Source(MAIN.relativize(file), COMMENT.matcher(Files.readString(file)).replaceAll(""));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        String home() {
            return file.getName(0).toString();
        }

        Stream<String> names(String pattern) {
            return Pattern.compile(pattern).matcher(code).results().map(found -> found.group(1));
        }
    }
}
