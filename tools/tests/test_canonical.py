"""What the canonical form drops and keeps."""
import unittest

from nbformat.v4 import new_output

from tools.canonical import canonical, text
from tools.tests.samples import notebook, picture, png, said


class CanonicalTest(unittest.TestCase):
    def test_stream_pieces_become_one_output_each(self) -> None:
        result = canonical(notebook(said("a\n"), said("oh\n", "stderr"), said("b\n")))
        self.assertEqual([("stdout", "a\nb\n"), ("stderr", "oh\n")],
                         [(output.name, output.text) for output in result.cells[0].outputs])

    def test_a_line_written_over_is_kept_as_it_ends(self) -> None:
        result = canonical(notebook(said("so\r10 of 20"), said("\r20 of 20\nthen\n")))
        self.assertEqual("20 of 20\nthen\n", result.cells[0].outputs[0].text)

    def test_a_picture_separates_what_is_printed_around_it(self) -> None:
        result = canonical(notebook(said("before"), picture(png()), said("after")))
        self.assertEqual(["stream", "execute_result", "stream"],
                         [output.output_type for output in result.cells[0].outputs])

    def test_a_picture_stands_alone(self) -> None:
        result = canonical(notebook(picture(png())))
        self.assertEqual(["image/png"], list(result.cells[0].outputs[0].data))

    def test_html_is_not_repeated_as_plain_text(self) -> None:
        table = new_output("execute_result", {"text/html": "<b>1</b>", "text/plain": "<b>1</b>"})
        self.assertEqual(["text/html"], list(canonical(notebook(table)).cells[0].outputs[0].data))

    def test_metadata_is_what_every_machine_has(self) -> None:
        sample = notebook(tags=("volatile", "chart"))
        sample.metadata["kernelspec"]["display_name"] = "Java (jjava)"
        sample.metadata["language_info"] = {"name": "Java", "version": "17.0.15+6"}
        sample.cells[0].metadata["execution"] = {"iopub.status.busy": "now"}
        result = canonical(sample)
        self.assertEqual("Java", result.metadata.kernelspec.display_name)
        self.assertEqual({"name": "Java"}, result.metadata.language_info)
        self.assertEqual({"tags": ["chart", "volatile"]}, result.cells[0].metadata)

    def test_the_form_is_its_own_form(self) -> None:
        once = canonical(notebook(said("a"), said("é"), picture(png())))
        self.assertEqual(text(once), text(canonical(once)))
        self.assertIn("é", text(once))
        self.assertTrue(text(once).endswith("}\n"))
