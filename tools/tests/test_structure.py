"""Each rule of a committed notebook finds what breaks it."""
import unittest

from nbformat.v4 import new_output

from tools.structure import faults
from tools.tests.samples import notebook, said, words


class StructureTest(unittest.TestCase):
    def test_a_good_notebook_has_no_faults(self) -> None:
        good = words("90x140 noise=0.45 B5678/S5678*4\n<td>a/b</td> https://example.org/a/b me@home ../build/data")
        self.assertEqual([], faults(notebook(good)))

    def test_unstable_outputs_are_named(self) -> None:
        for text, fault in [("123e4567-e89b-12d3-a456-426614174000", "a UUID"),
                            ("caves.Grid@1a2b3c", "an object address"),
                            ("[I@7852e922", "an object address"), ("read /home/me/x.csv", "an absolute path"),
                            ("file:/srv/data/x.csv", "an absolute path"),
                            ("<td>/home/me/x</td>", "an absolute path"), ("file:///home/me", "an absolute path"), (r"C:\Users\me", "an absolute path")]:
            with self.subTest(text):
                [found] = faults(notebook(words(text)))
                self.assertIn(fault, found)
                self.assertEqual([found], faults(notebook(said(text))))

    def test_long_cells_and_lines(self) -> None:
        self.assertEqual([], faults(notebook(source="x;\n" * 14 + "y" * 96)))
        self.assertIn("16 lines", faults(notebook(source="x;\n" * 15 + "y"))[0])
        self.assertIn("97 characters", faults(notebook(source="y" * 97))[0])

    def test_an_output_that_nobody_reads(self) -> None:
        two = notebook(words("5"))
        two.cells += notebook(words("6")).cells
        two.cells[1].execution_count = 2
        self.assertIn("cell 1: nobody reads its output", faults(two)[0])
        two.cells[0].metadata["tags"] = ["exercise"]
        self.assertEqual([], faults(two))

    def test_run_numbers_errors_and_metadata(self) -> None:
        bad = notebook(new_output("error", ename="E", evalue="", traceback=[]))
        bad.cells[0].execution_count = 4
        bad.metadata = {"kernelspec": {"name": "python3"}, "language_info": {"version": "17"}}
        self.assertEqual(4, len(faults(bad)))
