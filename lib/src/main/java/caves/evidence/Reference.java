package caves.evidence;

import java.math.BigDecimal;
import java.util.Locale;

/**
 * A number or a word in a sentence: where it stands in the data, and how it is to be written.
 *
 * <p>In a template it stands in braces: {@code {C10: mean wall fraction after 3 steps | .3}} is a figure of a claim, by its
 * question; {@code {C10.csv: 3: classic}} a value of an evidence file, by the first column and the name of another;
 * {@code {C10.verdict}} a column of claims.csv; {@code {fact date}} a row of audit/facts.csv. After the bar: {@code .3} (so many
 * decimals), {@code percent}, {@code count} (a share as "157 of 200"), {@code of} (a count as "70 of 512"), {@code n} (of how many
 * cases), {@code whole}.
 */
record Reference(String file, String row, String column, String form) {

    static Reference parse(String text) {
        String[] parts = text.split(" \\| ", 2);
        String what = parts[0], form = parts.length > 1 ? parts[1] : "";
        if (what.startsWith("fact ")) return new Reference("audit/facts.csv", what.substring(5), "value", form);
        if (what.matches("[CST][0-9]{2}\\.[a-z_]+"))
            return new Reference("claims.csv", what.substring(0, 3), what.substring(4), form);
        if (what.matches("[CST][0-9]{2}: .+"))
            return new Reference("evidence/" + what.substring(0, 3) + "-figures.csv", what.substring(5), "measured", form);
        String[] cell = what.split(": ", 3);
        if (cell.length == 3 && cell[0].endsWith(".csv")) return new Reference("evidence/" + cell[0], cell[1], cell[2], form);
        throw new IllegalArgumentException("'" + text + "' is no reference; allowed are as 'C10: question', 'C10.csv: row: column',"
                + " 'C10.verdict' and 'fact date'");
    }

    String value(DataFiles data) {
        return data.value(file, row, column);
    }

    /** The value as it is to be read. */
    String written(DataFiles data) {
        String value = value(data);
        if (form.matches("\\.[0-9]")) return decimals(value, form.charAt(1) - '0');
        return switch (form) {
            case "" -> value.isEmpty() || !isNumber(value) ? value : Decimals.brief(Double.parseDouble(value));
            case "percent" -> decimals(new BigDecimal(value).movePointRight(2).toPlainString(), 1) + " %";
            case "whole" -> whole(Double.parseDouble(value));
            case "n" -> whole(cases(data));
            case "of" -> whole(Double.parseDouble(value)) + " of " + whole(cases(data));
            case "count" -> whole(Double.parseDouble(value) * cases(data)) + " of " + whole(cases(data));
            default -> throw new IllegalArgumentException("'" + form + "' is no way to write a number; allowed are .0 to .9, percent,"
                    + " count, of, n, whole");
        };
    }

    private long cases(DataFiles data) {
        return Long.parseLong(data.value(file, row, "n"));
    }

    private static boolean isNumber(String value) {
        return value.matches("-?[0-9]+(\\.[0-9]+)?");
    }

    private static String decimals(String value, int places) {
        return String.format(Locale.ROOT, "%." + places + "f", new BigDecimal(value));
    }

    /** Files keep six decimals, so that a share of up to 20,000 cases gives its count back this nearly; what is further off is refused. */
    private static String whole(double number) {
        if (Math.abs(number - Math.rint(number)) > .01) throw new IllegalArgumentException(number + " is not a whole number");
        return String.format(Locale.ROOT, "%,d", Math.round(number));
    }
}
