"""The working copy, its differences and its save, on folders made for the test."""
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from tools import evidence
from tools.tests.samples import png


class EvidenceTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data, self.working = Path(folder.name, "data"), Path(folder.name, "working")
        for name, value in (("DATA", self.data), ("WORKING", self.working)):
            patch = mock.patch.object(evidence, name, value)
            patch.start()
            self.addCleanup(patch.stop)
        (self.data / "golden").mkdir(parents=True)
        self.write(self.data, "claims.csv", 
                   b"id,paraphrase,question,measured,verdict,notebook\nC01,it is so,\"how much, then?\",0.45,holds,03-x\n")
        self.write(self.data, "evidence/C01.csv", b"# recipe\nx\n1\n")
        self.write(self.data, "evidence/C01-map.png", png(level=9))
        self.write(self.data, "evidence/C01-chart.png", png(level=9))

    def write(self, folder: Path, name: str, content: bytes) -> None:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)

    def test_a_partial_run_starts_from_the_committed_state(self) -> None:
        self.write(self.working, "evidence/stale.csv", b"old")
        evidence.prepare(full=False)
        self.assertEqual({}, evidence.differences())
        self.assertEqual(["C01  holds         it is so", "     how much, then?: 0.45"], evidence.ledger(["03-x"]))
        self.assertEqual(["(1 claims of other notebooks, as committed)"], evidence.ledger(["00-y"]))

    def test_a_claim_without_a_figure_is_one_line(self) -> None:
        self.write(self.data, "claims.csv", b"id,paraphrase,question,measured,verdict,notebook\nC29,unread,,,unverified,10-y\n")
        evidence.prepare(full=False)
        self.assertEqual(["C29  unverified    unread"], evidence.ledger(["10-y"]))

    def test_the_report_is_compared_and_saved_too(self) -> None:
        self.write(self.data, "REPORT.md", b"old\n")
        evidence.prepare(full=True)
        self.assertEqual("committed, but no notebook wrote it", evidence.differences()["REPORT.md"])
        self.write(self.working, "REPORT.md", b"new\n")
        self.assertIn("+new", evidence.differences()["REPORT.md"])
        evidence.save(full=False)
        self.assertEqual(b"new\n", (self.data / "REPORT.md").read_bytes())

    def test_a_full_run_starts_from_nothing(self) -> None:
        self.write(self.working, "claims.csv", b"old")
        evidence.prepare(full=True)
        self.assertEqual({"committed, but no notebook wrote it"}, set(evidence.differences().values()))
        self.assertEqual(4, len(evidence.differences()))

    def test_what_the_bench_wrote_is_left_alone(self) -> None:
        self.write(self.data, "evidence/bench.csv", b"# date\n")
        evidence.prepare(full=False)
        self.assertEqual({}, evidence.differences())
        self.write(self.working, "evidence/bench.csv", b"of another machine")
        self.assertEqual(0, evidence.save(full=True))
        self.assertEqual(b"# date\n", (self.data / "evidence/bench.csv").read_bytes())

    def test_maps_differ_by_pixels_and_charts_by_size(self) -> None:
        evidence.prepare(full=False)
        for name in ("C01-map.png", "C01-chart.png"):
            self.write(self.working, f"evidence/{name}", png(dot=(1, 1), level=9))
        self.write(self.working, "evidence/C01.csv", b"# recipe\nx\n2\n")
        found = evidence.differences()
        self.assertEqual(["evidence/C01-map.png", "evidence/C01.csv"], list(found))
        self.assertIn("+2", found["evidence/C01.csv"])

    def test_a_save_keeps_equal_pixels_and_foreign_files(self) -> None:
        self.write(self.data, "golden/x.csv", b"golden")
        evidence.prepare(full=False)
        self.write(self.working, "evidence/C01-map.png", png(level=0))
        self.assertEqual(0, evidence.save(full=False))
        self.write(self.working, "evidence/C02.csv", b"new")
        (self.working / "evidence/C01.csv").unlink()
        self.assertEqual(2, evidence.save(full=True))
        self.assertEqual(0, evidence.save(full=True))
        self.assertFalse((self.data / "evidence/C01.csv").exists())
        self.assertEqual(png(level=9), (self.data / "evidence/C01-map.png").read_bytes())
        self.assertEqual(b"golden", (self.data / "golden/x.csv").read_bytes())
