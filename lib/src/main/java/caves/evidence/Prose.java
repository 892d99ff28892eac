package caves.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences with references in braces, filled in from the data; an id alone in braces becomes a link.
 *
 * <p>A digit outside of braces, code, quotes, links and ids is a fault: it would be a number that nobody measured.
 */
final class Prose {
    private static final Pattern BRACES = Pattern.compile("\\{([^{}]+)}");
    private static final Pattern LOOSE = Pattern.compile("[0-9]");
    private static final String NOT_NUMBERS = "`[^`]*`|\\{[^{}]*}|\\b[CSTRPE][0-9]{2}\\b|^## [0-9]\\.|\\b4-5\\b|\\[[^\\]]*]\\([^)]*\\)|\"[^\"]*\"";

    private final DataFiles data;
    private final String name;
    private final List<List<String>> figures = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final Set<String> cited = new TreeSet<>();

    /** The prose of the document {@code name}. */
    Prose(DataFiles data, String name) {
        this.data = data;
        this.name = name;
    }

    /** One line with its references filled in; those that do not resolve stay, and are faults. */
    String fill(String line) {
        if (LOOSE.matcher(line.replaceAll(NOT_NUMBERS, "")).find()) faults.add(name + ": a number that refers to nothing in: " + line);
        return BRACES.matcher(line).replaceAll(found -> Matcher.quoteReplacement(resolved(found.group(1))));
    }

    private String resolved(String reference) {
        try {
            if (reference.matches("[CSTR][0-9]{2}")) return link(reference);
            Reference parsed = Reference.parse(reference);
            String text = parsed.written(data);
            figures.add(List.of(name, text, parsed.file(), parsed.row(), parsed.column(), parsed.value(data)));
            return text;
        } catch (IllegalArgumentException e) {
            faults.add(name + ": {" + reference + "} does not resolve: " + e.getMessage());
            return "{" + reference + "}";
        }
    }

    private String link(String id) {
        cited.add(id);
        if (!id.startsWith("R")) return "[" + id + "](" + data.value("claims.csv", id, "evidence").split(" ")[0] + ")";
        data.row("sources.csv", id);
        return "[" + id + "](REPORT.md#3-source-ledger)";
    }

    List<List<String>> figures() {
        return figures;
    }

    List<String> faults() {
        return faults;
    }

    /** The ids that were linked. */
    Set<String> cited() {
        return cited;
    }
}
