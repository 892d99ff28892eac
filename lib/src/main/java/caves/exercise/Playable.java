package caves.exercise;

import caves.grid.Grid;
import caves.recipe.Recipe;
import caves.rule.Rule;
import caves.search.Seeds;
import caves.validate.Finding;
import caves.validate.Place;
import caves.validate.Requirement;
import caves.validate.Requirements;
import java.util.List;

/** The exercises of notebook 05, on caves that fail. */
public final class Playable {
    private static final Recipe CLASSIC = Recipe.CHAPTER_CLASSIC.withSteps(Rule.CLASSIC, 4);
    private static final Seeds SEEDS = Seeds.FIRST_200;
    private static final Requirement EXIT = Requirements.reachable(Place.SPAWN, Place.EXIT);
    private static final int NEAR = 10;

    private Playable() {}

    /** Of 200 classic caves of four steps, in how many there is no way from spawn to exit. */
    public static String exitUnreachable(int guess) {
        Answer.within("a number of 200 caves", guess, 0, SEEDS.count());
        long failures = caves(0).stream().filter(cave -> !isMet(EXIT, cave)).count();
        if (Math.abs(guess - failures) > NEAR)
            return Answer.notYet("%d is too %s. The largest region has nine tenths of the floor in nearly all of them; spawn and exit are the"
                    + " floor nearest to two given cells. How often is that floor in one of the small regions?",
                    guess, guess > failures ? "high" : "low");
        return Answer.right("there is no way in %d of %d, although nearly all the floor is one region: two chosen cells are two chances to"
                + " stand in a small one.", failures, SEEDS.count());
    }

    /** A map that breaks exactly one of the chapter's six requirements. */
    public static String failsInOneWay(Grid map) {
        List<Requirement> broken = Requirements.chapterFailures().stream().filter(one -> !isMet(one, map)).toList();
        if (broken.isEmpty()) return Answer.notYet("this map meets all six. Shut a few cells in, or fill all but a few.");
        if (broken.size() > 1)
            return Answer.notYet("it breaks %d: %s.", broken.size(), String.join("; ", broken.stream().map(Requirement::name).toList()));
        List<Finding> findings = broken.get(0).check(map);
        return Answer.right("it breaks only \"%s\": %s.", broken.get(0).name(), findings.get(0).what());
    }

    /** A share of the floor such that no classic cave whose largest region has it cuts its exit off, of the first 200 seeds. */
    public static String connectedEnough(double share) {
        List<Grid> passing = caves(share);
        long cutOff = passing.stream().filter(cave -> !isMet(EXIT, cave)).count();
        if (passing.isEmpty()) return Answer.notYet("no cave has a region with %s of its floor: nothing is left to play in.", share);
        if (cutOff > 0)
            return Answer.notYet("%d caves have a region with %s of their floor, and %d of them have no way to the exit.",
                    passing.size(), share, cutOff);
        return Answer.right("%d of %d caves have a region with %s of their floor, and all of them have a way to the exit. It costs nearly all caves;"
                + " asking for the way itself would have cost fewer.", passing.size(), SEEDS.count(), share);
    }

    private static List<Grid> caves(double largestShare) {
        Requirement largest = Requirements.largest(largestShare);
        return SEEDS.stream().mapToObj(CLASSIC::cave).filter(cave -> isMet(largest, cave)).toList();
    }

    private static boolean isMet(Requirement requirement, Grid cave) {
        return requirement.check(cave).isEmpty();
    }
}
