package caves.exercise;

import java.util.Locale;

/** The two ways in which an exercise answers, and the refusal of what is no answer. */
final class Answer {
    private static final int WIDTH = 88;

    private Answer() {}

    static String right(String why, Object... numbers) {
        return wrapped("right: " + text(why, numbers));
    }

    static String notYet(String why, Object... numbers) {
        return wrapped("not yet: " + text(why, numbers));
    }

    /** Broken between words, so that no notebook breaks within one. */
    private static String wrapped(String text) {
        StringBuilder lines = new StringBuilder();
        int length = 0;
        for (String word : text.split("(?= )")) {
            boolean over = length + word.length() > WIDTH;
            lines.append(over ? "\n" + word.substring(1) : word);
            int newline = word.indexOf('\n');
            length = newline >= 0 ? word.length() - newline : over ? word.length() : length + word.length();
        }
        return lines.toString();
    }

    static String text(String format, Object... numbers) {
        return String.format(Locale.ROOT, format, numbers);
    }

    /** Refuses a number outside {@code low .. high}, NaN among them. */
    static void within(String what, double number, double low, double high) {
        if (!(low <= number && number <= high))
            throw new IllegalArgumentException(text("%s lies in %.0f .. %.0f; %s does not", what, low, high, number));
    }
}
