package caves.recipe;

import static caves.testing.Refusals.refuses;

import caves.grid.Neighbourhood;
import caves.grid.Outside;
import caves.grid.Ring;
import caves.noise.Noise;
import caves.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A line with a token too many, too few or elsewhere, or other spaces, is refused; and so is a recipe that no line can say. */
class RecipeLineRefusalsTest {
    private static final List<String> TOKENS = List.of("9x14", "noise=0.45", "B5678/S5678*4", "moore", "outside=floor", "ring");
    private static final String LINE = String.join(" ", TOKENS);

    @Test
    void whereASecondPhaseMayStandThePhaseIsAmongWhatIsAllowed() {
        refuses(() -> Recipe.parse(LINE.replace("moore", "B3/S23 moore")), "'B3/S23'", "moore", "<rule>*<steps>");
        refuses(() -> Recipe.parse(LINE.replace("moore", "B3/S23*x moore")), "'B3/S23*x'", "<rule>*<steps>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Largest", "largest()", "tunnels", "tunnels(-1)", "tunnels(01)", "pockets(0)", "pockets(2147483648)"})
    void aRepair(String bad) {
        refuses(() -> Recipe.parse(LINE + " " + bad), LINE, "'" + bad + "'", "a repair, or the end of the line");
        refuses(() -> Recipe.parse(LINE + " largest " + bad), "'" + bad + "'", "a repair, or the end of the line");
        refuses(() -> Recipe.parse(LINE.replace("ring", bad)), "'" + bad + "'", "ring, ring0, a repair, or the end of the line");
    }

    @Test
    void aRingAfterARepair() {
        refuses(() -> Recipe.parse(LINE.replace("ring", "largest ring")), "'ring'", "a repair, or the end of the line");
    }

    @Test
    void tunnelsThatWouldStartOnAnOpenBorderOrOnHexagons() {
        String allowed = "ring and at least one step, or with ring0";
        for (String open : List.of(LINE.replace(" ring", ""), LINE.replace("*4", "*0"), LINE.replace("*4", "*stable(0)"))) {
            refuses(() -> Recipe.parse(open + " tunnels(1)"), "'tunnels(1)'", allowed);
            refuses(() -> Recipe.parse(open + " largest tunnels(0)"), "'tunnels(0)'", allowed);
        }
        Recipe dug = Recipe.parse(LINE + " tunnels(2)");
        refuses(() -> dug.withRing(Ring.NONE), "'tunnels(2)'", allowed);
        refuses(() -> dug.withSteps(Rule.thresholds(5, 4), 0), "'tunnels(2)'", allowed);
        refuses(() -> new Recipe(9, 9, dug.noise(), dug.phases(), Neighbourhood.HEX, Outside.FLOOR, Ring.FROM_NOISE, dug.repairs()),
                "'tunnels(2)'", "hex", "moore");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ring", "ring0", "again", "B5678/S5678*4"})
    void aTokenTooMany(String extra) {
        refuses(() -> Recipe.parse(LINE + " " + extra), "'" + extra + "'", "the end of the line");
    }

    @ParameterizedTest
    @CsvSource({"0, <rows>x<cols>", "1, noise=<p>", "2, <rule>*<steps>", "3, moore", "4, outside=floor"})
    void aLineThatEndsTooSoon(int tokens, String allowed) {
        String line = String.join(" ", TOKENS.subList(0, tokens));
        refuses(() -> Recipe.parse(line), '"' + line + '"', allowed);
    }

    @ParameterizedTest
    @CsvSource({
        "0, noise=0.45, <rows>x<cols>", "1, B5678/S5678*4, noise=<p>", "2, moore, <rule>*<steps>", "3, outside=floor, moore",
        "4, ring, outside=floor",
    })
    void aTokenLeftOutShowsAtTheNext(int left, String next, String allowed) {
        List<String> tokens = new ArrayList<>(TOKENS);
        tokens.remove(left);
        refuses(() -> Recipe.parse(String.join(" ", tokens)), "'" + next + "'", allowed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"  ", "\t", "\n", " \t", "\u00a0", ", "})
    void betweenTwoTokensIsOneSpace(String between) {
        for (int place = 1; place < TOKENS.size(); place++) {
            String before = String.join(" ", TOKENS.subList(0, place));
            String line = before + between + LINE.substring(before.length() + 1);
            refuses(() -> Recipe.parse(line), line);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\t", "\n", "\r\n"})
    void aroundTheLineIsNoSpace(String space) {
        refuses(() -> Recipe.parse(space + LINE), "<rows>x<cols>");
        refuses(() -> Recipe.parse(LINE + space), LINE + space);
        refuses(() -> Recipe.parse(LINE.replace(" ring", "") + space), LINE.replace(" ring", "") + space);
    }

    @ParameterizedTest
    @CsvSource({
        "9x14 noise=0.45 B456/S3456*4 hex outside=wrap, 'hex', 9",
        "8x14 noise=0.45 B5678/S45678*1 B456/S3456+R2<=2*4 hex outside=floor, B456/S3456+R2<=2, 'moore'",
        "8x14 noise=0.45 B5678/S45678+R2c<=2*stable(4) vonneumann outside=floor, 'vonneumann', 'moore'",
    })
    void tokensThatDoNotGoTogether(String line, String token, String also) {
        refuses(() -> Recipe.parse(line), line, token, also);
    }

    @Test
    void aRecipeMadeFromItsParts() {
        Noise noise = Noise.uniform(.45);
        List<Phase> phases = List.of(Phase.steps(Rule.thresholds(5, 4), 1));
        refuses(() -> new Recipe(0, 9, noise, phases, Neighbourhood.MOORE, Outside.FLOOR, Ring.NONE), "0x9");
        refuses(() -> new Recipe(9, -1, noise, phases, Neighbourhood.MOORE, Outside.FLOOR, Ring.NONE), "9x-1");
        refuses(() -> new Recipe(9, 9, noise, List.of(), Neighbourhood.MOORE, Outside.FLOOR, Ring.NONE), "phase");
        refuses(() -> new Recipe(9, 9, noise, phases, Neighbourhood.HEX, Outside.WRAP, Ring.NONE), "hex", "wrap", "even", 9);
        refuses(() -> Phase.steps(Rule.thresholds(5, 4), -1), -1);
        refuses(() -> Phase.untilStable(Rule.thresholds(5, 4), -1), -1);
        refuses(() -> Recipe.CHAPTER_STRICT.cave(-1), -1, Long.MAX_VALUE);
        refuses(() -> Recipe.CHAPTER_STRICT.generations(Long.MIN_VALUE), Long.MIN_VALUE);
    }
}
