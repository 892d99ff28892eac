package caves.evidence;

import static caves.testing.Refusals.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import caves.recipe.Recipe;
import caves.search.Seeds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ProvenanceTest {

    @Test
    void theLibraryIsTheOneInThePom() throws Exception {
        Matcher pom = Pattern.compile("<artifactId>([^<]*)</artifactId>\\s*<version>([^<]*)</version>")
                .matcher(Files.readString(Path.of("pom.xml")));
        pom.find();
        assertEquals(pom.group(1) + " " + pom.group(2), Provenance.LIBRARY);
    }

    @Test
    void itSaysClaimNotebookRecipesSeedsNAndLibrary() {
        Provenance header = Provenance.of(Seeds.FIRST_200, Recipe.CHAPTER_STRICT, Recipe.CHAPTER_CLASSIC).of("C09", "03-smoothing");
        assertEquals(List.of("claim: C09", "notebook: 03-smoothing",
                "recipe: 90x140 noise=0.45 B5678/S5678*4 moore outside=floor ring",
                "recipe: 90x140 noise=0.45 B5678/S45678*5 moore outside=floor ring",
                "seeds: 0..199, n = 200", "library: " + Provenance.LIBRARY), header.lines());
    }

    @Test
    void orWhichCasesThereAre() {
        assertEquals(List.of("claim: C04", "notebook: 02", "cases: all 512 neighbourhoods", "library: " + Provenance.LIBRARY),
                Provenance.all("all 512 neighbourhoods").of("C04", "02").lines());
    }

    @Test
    void whatCannotStandInAHeaderIsRefused() {
        refuses(() -> Provenance.all("two\nlines"), "two\nlines");
        refuses(() -> new Provenance(List.of("no keyword")), "no keyword");
        refuses(() -> Provenance.all("floor \u2192 wall"), "\u2192");
    }
}
