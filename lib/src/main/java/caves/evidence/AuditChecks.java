package caves.evidence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tech.tablesaw.api.Row;

/** What is wrong with the data behind an audit; each complaint names the id. */
final class AuditChecks {
    static final List<String> JUDGED = List.of("concern", "priority", "response");
    private static final Set<String> PRIORITIES = Set.of("high", "medium", "low", "none");
    private static final Set<String> RESPONSES =
            Set.of("correction", "clarification", "citation", "example", "experiment", "section", "none");

    private final DataFiles data;
    private final List<String> faults = new ArrayList<>();

    AuditChecks(DataFiles data) {
        this.data = data;
    }

    /** All of them; {@code cited} are the ids that the documents link. */
    List<String> faults(Set<String> cited) {
        Set<String> named = new TreeSet<>();
        for (Row claim : data.table("claims.csv")) named.addAll(check(claim));
        List<String> files = data.evidence();
        for (String file : files) if (!named.contains(file) && !file.startsWith("evidence/bench")) say(file + " is no claim's evidence");
        for (String file : named) if (!files.contains(file)) say(file + " is named in claims.csv and is not there");
        for (String id : data.keys("audit/judgements.csv"))
            if (!data.keys("claims.csv").contains(id)) say(id + " is judged, but no notebook settled it");
        Set<String> claims = new TreeSet<>(data.keys("claims.csv"));
        for (Bearing bearing : Bearing.all(data))
            if (!claims.contains(bearing.claim())) say(bearing.source() + " bears on " + bearing.claim() + ", which is no claim");
        for (String id : data.keys("sources.csv")) if (!cited.contains(id)) say(id + " is a source that nobody cites");
        return faults;
    }

    /** Complains about one claim, and returns the files that it names. */
    private List<String> check(Row claim) {
        String id = claim.getString("id");
        List<String> files = Arrays.stream(claim.getString("evidence").split(" ")).filter(file -> !file.isEmpty()).toList();
        if (files.isEmpty()) say(id + " has no evidence");
        allow(claim, "verdict", Arrays.stream(Verdict.values()).map(Verdict::toString).collect(Collectors.toSet()));
        allow(claim, "priority", PRIORITIES);
        allow(claim, "response", RESPONSES);
        if (claim.getString("concern").isEmpty()) say(id + " has no concern, not even 'none'");
        return files;
    }

    private void allow(Row claim, String column, Set<String> allowed) {
        String value = claim.getString(column);
        if (!allowed.contains(value))
            say(claim.getString("id") + " has the " + column + " '" + value + "'; allowed are " + new TreeSet<>(allowed));
    }

    private void say(String fault) {
        faults.add(fault);
    }
}
