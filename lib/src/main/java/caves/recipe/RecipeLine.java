package caves.recipe;

import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.repair.Repair;
import caves.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A recipe's line being read, token by token, in the order that {@link Recipe#toString} writes. */
final class RecipeLine {
    private static final String SIZE = "<rows>x<cols>, whole numbers from 1";
    private static final String NOISE = "noise=<p>, noise=gradient(...), noise=perlin(...) or noise=simplex(...)";
    private static final String PHASE = "<rule>*<steps> or <rule>*stable(<max>), the rule " + Rule.NOTATION;
    private static final Pattern SIZE_TEXT = Pattern.compile("([1-9][0-9]*)x([1-9][0-9]*)");
    private static final Pattern NOISE_TEXT = Pattern.compile("noise=(.*)");
    private static final Pattern PHASE_TEXT = Pattern.compile("([^*]*)\\*(?:(0|[1-9][0-9]*)|stable\\((0|[1-9][0-9]*)\\))");

    private final String line;
    private final List<String> tokens;
    private int at = 0;

    RecipeLine(String line) {
        this.line = line;
        this.tokens = List.of(line.split(" ", -1));
    }

    Recipe recipe() {
        Matcher size = next(SIZE_TEXT, SIZE);
        int rows = whole(size.group(1)), cols = whole(size.group(2));
        Matcher noiseText = next(NOISE_TEXT, NOISE);
        Noise noise = checked(NOISE, () -> Noise.parse(noiseText.group(1)));
        List<Phase> phases = new ArrayList<>(List.of(phase()));
        while (at < tokens.size() && tokens.get(at).contains("*")) phases.add(phase());
        Neighbourhood neighbourhood = oneOf("", List.of(Neighbourhood.values()), ", or " + PHASE);
        Outside outside = oneOf("outside=", List.of(Outside.values()), "");
        Ring ring = ring();
        List<Repair> repairs = new ArrayList<>();
        while (at < tokens.size()) repairs.add(repair(ring == Ring.NONE && repairs.isEmpty() ? "ring, ring0, " : ""));
        return together(() -> new Recipe(rows, cols, noise, phases, neighbourhood, outside, ring, repairs));
    }

    private Phase phase() {
        Matcher match = next(PHASE_TEXT, PHASE);
        Rule rule = checked(PHASE, () -> Rule.parse(match.group(1)));
        return match.group(2) != null
                ? Phase.steps(rule, whole(match.group(2)))
                : Phase.untilStable(rule, whole(match.group(3)));
    }

    private Ring ring() {
        for (Ring ring : List.of(Ring.EVERY_STEP, Ring.FROM_NOISE))
            if (at < tokens.size() && tokens.get(at).equals(ring.toString())) {
                at++;
                return ring;
            }
        return Ring.NONE;
    }

    private Repair repair(String orElse) {
        String token = tokens.get(at++);
        return checked(orElse + "a repair, or the end of the line", () -> Repair.parse(token));
    }

    private String next(String allowed) {
        if (at == tokens.size()) throw refused("the line ends too early", allowed);
        return tokens.get(at++);
    }

    private Matcher next(Pattern pattern, String allowed) {
        String token = next(allowed);
        Matcher match = pattern.matcher(token);
        if (!match.matches()) throw refused(quoted(token), allowed);
        return match;
    }

    private <T> T oneOf(String prefix, List<T> choices, String orElse) {
        String allowed = choices.stream().map(choice -> prefix + choice).collect(Collectors.joining(", ")) + orElse;
        String token = next(allowed);
        return choices.stream().filter(choice -> token.equals(prefix + choice)).findFirst()
                .orElseThrow(() -> refused(quoted(token), allowed));
    }

    private int whole(String digits) {
        if (digits.length() > 10 || Long.parseLong(digits) > Integer.MAX_VALUE)
            throw refused(quoted(tokens.get(at - 1)), "whole numbers up to " + Integer.MAX_VALUE);
        return Integer.parseInt(digits);
    }

    /** What {@code read} makes of the token just taken; its complaint, if any, becomes one about that token. */
    private <T> T checked(String allowed, Supplier<T> read) {
        try {
            return read.get();
        } catch (IllegalArgumentException complaint) {
            throw refused(quoted(tokens.get(at - 1)) + " (" + complaint.getMessage() + ")", allowed);
        }
    }

    /** The recipe whose tokens are good one by one; a complaint that they do not go together names the line. */
    private Recipe together(Supplier<Recipe> parts) {
        try {
            return parts.get();
        } catch (IllegalArgumentException complaint) {
            throw new IllegalArgumentException("recipe \"" + line + "\": " + complaint.getMessage());
        }
    }

    private static String quoted(String token) {
        return token.isEmpty() ? "an empty token (two spaces, or one at an end)" : "'" + token + "'";
    }

    private IllegalArgumentException refused(String what, String allowed) {
        return new IllegalArgumentException("recipe \"" + line + "\": " + what + "; allowed here: " + allowed);
    }
}
