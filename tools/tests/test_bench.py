"""The bench: what JMH and the peers say, the facts, the ratios, the targets, the tables."""
import contextlib
import io
import unittest
from unittest import mock

from tools.bench import command, jmh, others, startup, tables
from tools.bench.figures import Figure, csv_text, exponent, ordered, ours, verdict
from tools.process import Failed
from tools.project import NOTEBOOKS

MAP = 90 * 140
HEADER = dict.fromkeys(("date", "cpu", "cores", "memory", "os", "jdk", "python", "numpy", "scipy", "node", "squidlib",
                        "rot-js", "growth exponent"), "?")


def search(subject: str, seeds: int, seconds: float, threads: int = 1) -> Figure:
    return Figure("search", f"90x140 x {seeds}", subject, MAP * seeds, (seconds,), threads)


def peer(says: str) -> mock.Mock:
    other = mock.Mock(facts=lambda: says)
    other.name = "peer"
    return other


SEARCH = [search("ours", 10_000, 1.0, threads=2), search("ours", 10_000, 1.8), search("chapter NumPy", 100, 2.0)]


class BenchTest(unittest.TestCase):
    def test_a_result_of_jmh_is_a_figure_with_the_samples_of_every_fork(self) -> None:
        results = [{"benchmark": "caves.bench.StepBench.squidlib", "params": {"size": "67x65"},
                    "primaryMetric": {"rawData": [[3.0, 1.0], [2.0, 9.0]]}},
                   {"benchmark": "caves.bench.ManyRoomsBench.ours", "params": {"size": "2x2"},
                    "primaryMetric": {"rawData": [[1.5]]}},
                   {"benchmark": "caves.bench.SearchBench.ours", "params": {"seeds": "10000"},
                    "primaryMetric": {"rawData": [[0.5]]}}]
        step, rooms, whole = jmh.figures(results, 1)
        self.assertEqual(Figure("step", "67x65", "SquidLib", 67 * 65, (3.0, 1.0, 2.0, 9.0)), step)
        self.assertEqual(2.5, step.median)
        self.assertEqual(Figure("many rooms", "2x2", "ours", 4, (1.5,)), rooms)
        self.assertEqual(search("ours", 10_000, 0.5), whole)

    def test_a_line_of_a_peer_is_a_figure(self) -> None:
        self.assertEqual(search("chapter NumPy", 100, 0.75),
                         others.figure(f"chapter NumPy,search,90x140 x 100,{MAP * 100},0.75"))

    def test_ratios_are_cell_for_cell_to_ours_with_the_most_threads(self) -> None:
        self.assertEqual([200, 1.8], [round(one.ratio(ours(SEARCH, one)), 9) for one in (SEARCH[2], SEARCH[1])])

    def test_a_target_is_met_or_missed(self) -> None:
        self.assertEqual("at least 150 x: met, aim 250 x: missed", verdict(SEARCH, SEARCH[2]))
        slower = search("chapter NumPy", 100, 1.4)
        self.assertEqual("at least 150 x: missed, aim 250 x: missed", verdict([SEARCH[0], slower], slower))
        self.assertEqual("", verdict(SEARCH, SEARCH[0]))
        for cells_a_ns, what in ((9.1, "met"), (8.9, "missed")):
            step = Figure("step", "1024x1024", "ours", 2**20, (2**20 / cells_a_ns * 1e-9,))
            self.assertEqual(f"at least 9 cells a ns: {what}", verdict([step], step))
        for seconds, what in ((3.9, "met"), (4.1, "missed")):
            first = Figure("start-up", "first cell", "ours", 0, (seconds,))
            self.assertEqual(f"at most 4 s: {what}", verdict([first], first))

    def test_the_exponent_is_that_of_a_power(self) -> None:
        for power in (1, 1.05):
            grown = [Figure("growth", f"{side}x{side}", "ours", side**2, (1e-9 * side**(2 * power),))
                     for side in (10, 100, 900)]
            self.assertAlmostEqual(power, exponent([*grown, *SEARCH]), 9)

    def test_the_rows_come_by_task_size_and_subject(self) -> None:
        steps = [Figure("step", size, subject, 1, (1.0,))
                 for size in ("90x140", "1024x1024") for subject in ("ours", "rot.js")]
        self.assertEqual([*steps, *SEARCH], ordered([*reversed(SEARCH), *reversed(steps)]))

    def test_csv_says_where_it_was_measured_and_what_a_subject_does(self) -> None:
        figures = [Figure("step", "90x140", "ours", MAP, (2e-6, 1e-6, 4e-6)),
                   Figure("step", "90x140", "SquidLib", MAP, (1e-4,))]
        self.assertEqual("# date: today\n"
                         "task,size,subject,threads,rule,n,median_seconds,low,high,per_cell_ns,ratio_to_ours,target\n"
                         "step,90x140,ours,1,,3,2e-06,1e-06,4e-06,0.1587,1,\n"
                         'step,90x140,SquidLib,1,"own rule: 5 of 9, no ring",1,0.0001,0.0001,0.0001,7.937,50,\n',
                         csv_text({"date": "today"}, figures))

    def test_a_line_of_the_table_has_units(self) -> None:
        start = Figure("start-up", "first map", "ours", 0, (2.5, 2.4))
        lines = tables.lines([Figure("step", "90x140", "ours", MAP, (4.321e-6,)), start])
        self.assertIn("4.32 us", lines[1])
        self.assertIn("2.40 s .. 2.50 s", lines[2])
        self.assertEqual(["321 ms", "12.3 ms", "0.50 us"], [tables.duration(seconds) for seconds in (0.321, 0.01234, 5e-7)])

    def test_the_readme_has_ratios_to_each_of_our_figures(self) -> None:
        join = [Figure("join", "300x300", "ours", 90_000, (1.0,)), Figure("join", "300x300", "rot.js", 90_000, (400.0,))]
        table = tables.readme_table(HEADER, [*join, *SEARCH], ["best NumPy"])
        self.assertIn("| join | 300x300 | 1 | 1.00 s |  |  |  | 400 x† | rot.js at least 300 x: met |", table)
        self.assertIn("| search | 90x140 x 10000 | 2 | 1.00 s | 200 x |", table)
        self.assertIn("| search | 90x140 x 10000 | 1 | 1.80 s | 111 x |  |  |  |  |", table)
        self.assertIn("Not installed and left out: best NumPy.", table)

    def test_the_table_replaces_what_stands_between_its_markers(self) -> None:
        readme = f"before\n{tables.BEGIN}\nold\n{tables.END}\nafter\n"
        placed = tables.placed(readme, "new")
        self.assertEqual(f"before\n{tables.BEGIN}\n\nnew\n\n{tables.END}\nafter\n", placed)
        self.assertEqual(placed, tables.placed(placed, "new"))
        with self.assertRaisesRegex(Failed, "no lines"):
            tables.placed(f"{tables.END} {tables.BEGIN}", "new")

    def test_the_project_s_readme_has_a_place_for_the_table(self) -> None:
        self.assertIn("new table", tables.placed((NOTEBOOKS.parent / "README.md").read_text(encoding="utf-8"), "new table"))

    def test_nothing_is_timed_for_who_makes_other_cells(self) -> None:
        java = "Picked up: some, option\nours,walls of x,5\nSquidLib,walls of x,5\n"
        with contextlib.redirect_stdout(io.StringIO()):
            command.check(java, [peer("peer,walls of x,5\n")])
        for said in ("peer,walls of x,6\n", "peer,walls of y,5\n"):
            with self.assertRaisesRegex(Failed, "peer does not make our cells"):
                command.check(java, [peer(said)])
        with self.assertRaisesRegex(Failed, "peer names no numbers"):
            command.check(java, [peer("")])

    def test_who_is_not_installed_is_left_out_by_name(self) -> None:
        def refuse() -> None:
            raise Failed("a long log\n\nnode or npm is not there")
        there, missing = others.Other("there", lambda: None, ()), others.Other("missing", refuse, ())
        with mock.patch.object(others, "all_of_them", return_value=[there, missing]), \
                contextlib.redirect_stdout(said := io.StringIO()):
            self.assertEqual(([there], ["missing"]), command.installed())
        self.assertEqual("Without missing: node or npm is not there\n", said.getvalue())
        with mock.patch("shutil.which", return_value=None), self.assertRaisesRegex(Failed, "node or npm"):
            others.rot_js()

    def test_the_pieces_of_the_set_up_are_all_of_it(self) -> None:
        setup = (NOTEBOOKS / "setup.jsh").read_text(encoding="utf-8")
        pieces = startup.pieces(setup)
        self.assertEqual(setup, "".join(pieces))
        for word, piece in zip(("Files.exists", "%classpath", "import caves.grid", "void show("), pieces):
            self.assertIn(word, piece)
        with self.assertRaisesRegex(Failed, "no longer"):
            startup.pieces("import a.b;\n%classpath x\n")
