package caves.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import caves.grid.Grid;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Golly, the well-known simulator, as an oracle: its command {@code bgolly}, from Debian's package golly. */
public final class Golly {
    private static final Pattern RUN = Pattern.compile("([0-9]*)([bo$!])");
    private static final boolean IS_THERE = isThere();

    private Golly() {}

    /** Skips the running test, and prints why, where bgolly is not installed. */
    public static void isNeeded() {
        String reason = "not compared with Golly: there is no bgolly on the PATH (Debian's package golly brings it)";
        if (!IS_THERE) System.out.println(reason);
        assumeTrue(IS_THERE, reason);
    }

    private static boolean isThere() {
        try {
            new ProcessBuilder("bgolly").redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
            return true;
        } catch (IOException notFound) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The walls after so many steps of a rule in Golly's own notation, {@link #cropped}, for that is all that Golly writes. */
    public static String steps(Grid start, String rule, int steps) {
        try {
            Path before = Files.createTempFile("before", ".rle"), after = Files.createTempFile("after", ".rle");
            String cells = start.toString().replace('#', 'o').replace('.', 'b').replace('\n', '$');
            Files.writeString(before, "x = " + start.cols() + ", y = " + start.rows() + ", rule = " + rule + "\n" + cells + "!\n");
            Process golly = new ProcessBuilder("bgolly", "-q", "-q", "-m", "" + steps, "-o", after.toString(), before.toString())
                    .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            if (golly.waitFor() != 0) throw new AssertionError("bgolly refused " + rule);
            String[] headerAndRuns = Files.readString(after).split("\n", 2);
            Files.delete(before);
            Files.delete(after);
            return cropped(cells(headerAndRuns[1]));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static String cells(String runs) {
        StringBuilder text = new StringBuilder();
        for (Matcher run = RUN.matcher(runs); run.find(); ) {
            int times = run.group(1).isEmpty() ? 1 : Integer.parseInt(run.group(1));
            String cell = switch (run.group(2)) {
                case "o" -> "#";
                case "b" -> ".";
                case "$" -> "\n";
                default -> "";
            };
            text.append(cell.repeat(times));
        }
        return text.toString();
    }

    /** A map as text without the rows and columns of floor around its walls, and without the floor at the ends of its rows. */
    public static String cropped(Grid grid) {
        return cropped(grid.toString());
    }

    private static String cropped(String map) {
        String walls = map.replaceAll("(?m)\\.+$", "").replaceAll("^\n+|\n+$", "");
        int margin = walls.lines().filter(row -> !row.isEmpty()).mapToInt(row -> row.indexOf('#')).min().orElse(0);
        return walls.replaceAll("(?m)^\\.{" + margin + "}", "");
    }
}
