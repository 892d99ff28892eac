package caves.show;

import caves.grid.Cell;
import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.rule.Automaton;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One step of a small map, cell by cell: point at a cell and see its nine cells, its count, the rule's answer and the next map.
 *
 * <p>Without scripts, the map with its counts and the next map. All that it says comes from the automaton.
 */
public final class CellProbe {
    private static final int MOST_ROWS = 24;
    private static final int MOST_COLS = 40;

    private CellProbe() {}

    /**
     * One self-contained output; refused are maps of more than 24 rows or 40 columns, and automata that do not decide by the
     * nine cells: other neighbourhoods than Moore, and a two-step clause.
     */
    public static String html(Automaton automaton, Grid grid) {
        if (automaton.neighbourhood() != Neighbourhood.MOORE || automaton.rule().twoStep().isPresent())
            throw new IllegalArgumentException("'" + automaton.neighbourhood() + "' with " + automaton.rule()
                    + " does not decide by the nine cells around; allowed is 'moore' without a clause +R2");
        if (grid.rows() > MOST_ROWS || grid.cols() > MOST_COLS)
            throw new IllegalArgumentException("a " + grid.rows() + "x" + grid.cols() + " map is too large to point at its cells; at most "
                    + MOST_ROWS + "x" + MOST_COLS + ", take a window");
        Grid next = automaton.step(grid);
        CellAnswer answer = new CellAnswer(automaton, grid, next);
        List<String> answers = cells(grid).map(answer::words).distinct().sorted().toList();
        return Html.fill("probe.html", Map.of(
                "now", table(grid, cell -> (grid.isWall(cell) ? "#" : ".") + answer.walls(cell)),
                "next", table(next, cell -> next.isWall(cell) ? "#" : "."),
                "around", answer.around(),
                "answers", answers.stream().map(words -> "'" + words + "'").collect(Collectors.joining(",\n    ")),
                "which", cells(grid).map(cell -> String.valueOf(answers.indexOf(answer.words(cell)))).collect(Collectors.joining(" ")),
                "rule", Html.escape(answer.habits()),
                "wall", Palette.css(Palette.WALL),
                "floor", Palette.css(Palette.FLOOR),
                "pale", Palette.css(Palette.PALE_WALL),
                "accent", Palette.css(Palette.ACCENT)));
    }

    private static String table(Grid grid, Function<Cell, String> text) {
        StringBuilder html = new StringBuilder("<table style=\"width: auto; margin: 0\"><tbody>");
        for (int row = 0; row < grid.rows(); row++) {
            html.append("\n<tr>");
            for (int col = 0; col < grid.cols(); col++) {
                boolean isWall = grid.isWall(row, col);
                html.append("<td style=\"background:").append(Palette.css(Palette.tone(isWall))).append(";color:")
                        .append(Palette.css(Palette.tone(!isWall))).append("\">").append(text.apply(new Cell(row, col))).append("</td>");
            }
            html.append("</tr>");
        }
        return html.append("\n</tbody></table>").toString();
    }

    /** In scan order. */
    private static Stream<Cell> cells(Grid grid) {
        return IntStream.range(0, grid.rows() * grid.cols()).mapToObj(i -> new Cell(i / grid.cols(), i % grid.cols()));
    }
}
