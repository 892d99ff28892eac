package caves.evidence;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tech.tablesaw.api.Table;

/** The claims that one notebook settles, and the files that hold them. Notebooks that share a folder run one after another. */
public final class Ledger {
    private final String notebook;
    private final EvidenceFolder folder;
    private final Map<String, Claim> claims = new TreeMap<>();

    private Ledger(String notebook, Path folder) {
        this.notebook = notebook;
        this.folder = new EvidenceFolder(folder);
    }

    /** The ledger of a notebook, run in its own folder; it writes under {@code ../build/data}, never to {@code data} itself. */
    public static Ledger of(String notebook) {
        return of(notebook, Path.of("..", "build", "data"));
    }

    /** A ledger that writes {@code claims.csv} and {@code evidence/} in {@code folder}. */
    public static Ledger of(String notebook, Path folder) {
        return new Ledger(notebook, folder);
    }

    /**
     * A claim to be settled.
     *
     * @param place the chapter's section
     * @param paraphrase the claim in our words
     */
    public Draft claim(String id, String place, String paraphrase) {
        return new Draft(this, id, place, paraphrase);
    }

    /** The claims settled so far: id, claim, verdict and why, and each claim's headline figure. */
    public Table table() {
        return Csv.table(List.of("id", "claim", "verdict", "because", "question", "measured"),
                claims.values().stream().map(Ledger::row).toList());
    }

    private static List<String> row(Claim claim) {
        Optional<Figure> headline = claim.figures().stream().findFirst();
        return List.of(claim.id(), claim.paraphrase(), claim.verdict().toString(), claim.because(),
                headline.map(Figure::question).orElse(""), headline.map(figure -> figure.measured().toString()).orElse(""));
    }

    Claim settle(Claim claim, List<Exhibit> exhibits) {
        claim.orStop();
        claims.put(claim.id(), claim);
        folder.write(claim, notebook, exhibits);
        return claim;
    }
}
