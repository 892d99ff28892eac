package caves.exercise;

import java.util.Locale;

/** The two ways in which an exercise answers, and the refusal of what is no answer. */
final class Answer {
    private Answer() {}

    static String right(String why, Object... numbers) {
        return "right: " + text(why, numbers);
    }

    static String notYet(String why, Object... numbers) {
        return "not yet: " + text(why, numbers);
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
