"""What counts as a difference, and what a save keeps."""
import unittest

from tools import pictures
from tools.compare import differences
from tools.keep import kept
from tools.tests.samples import notebook, picture, png, said, words


class CompareTest(unittest.TestCase):
    def test_equal_outputs_do_not_differ(self) -> None:
        self.assertEqual([], differences(notebook(said("a"), said("b")), notebook(said("ab"))))

    def test_other_words_differ_and_show_how(self) -> None:
        [what] = differences(notebook(words("0.45")), notebook(words("0.46")))
        self.assertTrue(what.startswith("cell 1: text/plain differs"))
        self.assertIn("-0.45", what)
        self.assertIn("+0.46", what)

    def test_a_long_difference_is_cut(self) -> None:
        [what] = differences(notebook(words("a\n" * 50)), notebook(words("b\n" * 50)))
        self.assertLess(len(what.splitlines()), 13)

    def test_a_difference_far_to_the_right_is_in_sight(self) -> None:
        [what] = differences(notebook(words("x" * 900 + "0.45,")), notebook(words("x" * 900 + "0.46,")))
        self.assertIn("x0.46,", what)
        self.assertLess(len(what), 500)

    def test_one_pixel_differs_in_a_map_but_not_in_a_chart(self) -> None:
        old, new = picture(png()), picture(png(dot=(2, 1)))
        self.assertEqual(["cell 1: pixels differ in rows 1..1, columns 2..2"],
                         differences(notebook(old), notebook(new)))
        self.assertEqual([], differences(notebook(old, tags=("chart",)), notebook(new, tags=("chart",))))

    def test_the_size_of_a_chart_counts(self) -> None:
        old, new = picture(png()), picture(png(size=(5, 3)))
        [what] = differences(notebook(old, tags=("chart",)), notebook(new, tags=("chart",)))
        self.assertIn("5 x 3", what)

    def test_a_volatile_cell_differs_by_kind_only(self) -> None:
        old = notebook(words("12 ms"), tags=("volatile",))
        self.assertEqual([], differences(old, notebook(words("13 ms"), tags=("volatile",))))
        self.assertEqual(1, len(differences(old, notebook(said("13 ms"), tags=("volatile",)))))

    def test_a_lost_output_differs(self) -> None:
        self.assertEqual(["cell 1: outputs were execute_result text/plain, are none"],
                         differences(notebook(words("0.45")), notebook()))


class KeepTest(unittest.TestCase):
    def test_pixels_packed_otherwise_keep_the_committed_bytes(self) -> None:
        old, new = png(level=9), png(level=0)
        self.assertNotEqual(old, new)
        self.assertIsNone(pictures.difference(old, new))
        result = kept(notebook(picture(old)), notebook(picture(new)))
        self.assertEqual(kept(notebook(), notebook(picture(old))), result)

    def test_a_new_picture_is_taken(self) -> None:
        new = notebook(picture(png(dot=(0, 0))))
        self.assertEqual(kept(notebook(), new), kept(notebook(picture(png())), new))

    def test_volatile_outputs_stay_while_their_kind_stays(self) -> None:
        old, new = (notebook(words(text), tags=("volatile",)) for text in ("12 ms", "13 ms"))
        self.assertEqual("12 ms", kept(old, new).cells[0].outputs[0].data["text/plain"])
        self.assertEqual("13 ms", kept(notebook(), new).cells[0].outputs[0].data["text/plain"])
