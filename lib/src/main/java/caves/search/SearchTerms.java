package caves.search;

import caves.grid.Neighbourhood;
import caves.recipe.Library;
import caves.recipe.Recipe;
import caves.validate.Requirement;
import java.util.List;

/**
 * What a search asks, as text: reports can be put together when it is equal.
 *
 * @param library the version that made the report
 * @param recipe its line
 * @param places the spawn and the exit of the measures
 * @param gates the names of the requirements, in order
 * @param score its line
 * @param best how many of the kept caves are listed
 */
public record SearchTerms(String library, String recipe, String places, List<String> gates, String score, int best) {
    public SearchTerms {
        gates = List.copyOf(gates);
        if (best < 0) throw new IllegalArgumentException("the best " + best + " caves; allowed are numbers from 0");
    }

    static SearchTerms of(SeedSearch search) {
        return new SearchTerms(Library.VERSION, search.recipe().toString(), search.spawn() + " to " + search.exit(), names(search.gates()),
                search.score().toString(), search.best());
    }

    /** Each a line of text, no two alike; others are refused. */
    static List<String> names(List<Requirement> gates) {
        List<String> names = gates.stream().map(Requirement::name).toList();
        names.forEach(name -> oneLine("a gate's name", name));
        if (names.stream().distinct().count() < names.size())
            throw new IllegalArgumentException("the gates " + names + "; allowed are gates with names that differ");
        return names;
    }

    /** Gates walk on squares. */
    static void requireSquares(Recipe recipe) {
        if (recipe.neighbourhood() == Neighbourhood.HEX)
            throw new IllegalArgumentException("a search of \"" + recipe + "\"; allowed are moore and vonneumann, as gates walk on squares");
    }

    static void oneLine(String whose, String text) {
        if (text.isBlank() || !text.lines().toList().equals(List.of(text)))
            throw new IllegalArgumentException(whose + " is one line of text, not \"" + text + "\"");
    }

    /** All in one line. */
    @Override
    public String toString() {
        return library + " | " + recipe + " | " + places + " | gates " + gates + " | " + score + " | best " + best;
    }
}
