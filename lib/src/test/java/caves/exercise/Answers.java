package caves.exercise;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** An answer begins with its verdict, has its numbers filled in, and says why. */
final class Answers {
    private Answers() {}

    static void right(String answer, String... reasons) {
        says("right: ", answer, reasons);
    }

    static void notYet(String answer, String... reasons) {
        says("not yet: ", answer, reasons);
    }

    private static void says(String verdict, String wrapped, String... reasons) {
        assertTrue(wrapped.lines().allMatch(line -> line.length() <= 88), wrapped);
        String answer = wrapped.replace('\n', ' ');
        assertTrue(answer.startsWith(verdict), answer);
        for (String reason : reasons) assertTrue(answer.contains(reason), () -> "\"" + answer + "\" does not say \"" + reason + "\"");
    }
}
