package caves.show;

import caves.recipe.Recipe;
import caves.search.Seeds;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words beside a picture, in small print: what is seen, by which recipe, from which seeds. */
public final class Caption {
    private Caption() {}

    /** What is seen. */
    public static String html(String what) {
        return paragraph(Html.escape(what));
    }

    /** What is seen, the recipe's line as code, and the seed or seeds, e.g. {@code "seed 42"} or {@code "200 seeds, 0 .. 199"}. */
    public static String html(String what, Recipe recipe, String seeds) {
        return paragraph(Html.escape(what) + "<br><code>" + Html.escape(recipe.toString()) + "</code>, " + Html.escape(seeds));
    }

    /** What is seen of every seed, and the line of each recipe. */
    public static String html(String what, Seeds seeds, Recipe... recipes) {
        String lines = Stream.of(recipes).map(recipe -> "<br><code>" + Html.escape(recipe.toString()) + "</code>")
                .collect(Collectors.joining());
        return paragraph(Html.escape(what) + lines + "<br>seeds " + seeds + ", n = " + seeds.count());
    }

    private static String paragraph(String html) {
        return "<p style=\"font-size: 0.85em; line-height: 1.45; margin: 0.2em 0 0.8em; max-width: 760px\">" + html + "</p>";
    }
}
