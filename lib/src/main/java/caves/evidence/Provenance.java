package caves.evidence;

import caves.recipe.Library;
import caves.recipe.Recipe;
import caves.search.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Where numbers come from: what goes into the header of an evidence file. */
public record Provenance(List<String> lines) {
    /** The version of this library, as in pom.xml. */
    public static final String LIBRARY = Library.VERSION;

    /** Lines as "seeds: 0..199", in printable ASCII, so that CSV headers and PNG texts can hold them; others are refused. */
    public Provenance {
        lines = List.copyOf(lines);
        for (String line : lines)
            if (!line.matches("[a-z]{1,79}: [ -~]+"))
                throw new IllegalArgumentException("provenance '" + line + "'; allowed is one line of ASCII, 'word: text'");
    }

    /** Every seed with every recipe. */
    public static Provenance of(Seeds seeds, Recipe... recipes) {
        return new Provenance(Stream.concat(
                Stream.of(recipes).map(recipe -> "recipe: " + recipe),
                Stream.of("seeds: " + seeds + ", n = " + seeds.count())).toList());
    }

    /** All cases that there are, as "all 512 neighbourhoods". */
    public static Provenance all(String cases) {
        return new Provenance(List.of("cases: " + cases));
    }

    Provenance of(String claim, String notebook) {
        List<String> all = new ArrayList<>(List.of("claim: " + claim, "notebook: " + notebook));
        all.addAll(lines);
        all.add("library: " + LIBRARY);
        return new Provenance(all);
    }
}
