package caves.evidence;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tech.tablesaw.api.StringColumn;
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

    /** The claims settled so far: id, claim, question, measured, verdict. */
    public Table table() {
        Table table = Table.create(StringColumn.create("id"), StringColumn.create("claim"), StringColumn.create("question"),
                StringColumn.create("measured"), StringColumn.create("verdict"));
        for (Claim claim : claims.values()) {
            Figure headline = claim.figures().isEmpty() ? null : claim.figures().get(0);
            table.stringColumn("id").append(claim.id());
            table.stringColumn("claim").append(claim.paraphrase());
            table.stringColumn("question").append(headline == null ? "" : headline.question());
            table.stringColumn("measured").append(headline == null ? "" : headline.measured().toString());
            table.stringColumn("verdict").append(claim.verdict().toString());
        }
        return table;
    }

    Claim settle(Claim claim, List<Exhibit> exhibits) {
        claim.orStop();
        claims.put(claim.id(), claim);
        folder.write(claim, notebook, exhibits);
        return claim;
    }
}
