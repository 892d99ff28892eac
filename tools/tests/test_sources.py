"""The source ledger data/sources.csv: closed choices, known claims, and no source that bears on nothing."""
import csv
import re
import unittest
from datetime import date

from tools.project import DATA

COLUMNS = ["id", "authors", "title", "published", "identifier", "url", "kind", "reading", "extent", "bears", "says", "limits",
           "verified", "accessed"]
KINDS = {"primary", "implementation", "commentary"}
READINGS = {"full text", "excerpt", "abstract only", "metadata only", "not accessible"}
RELATION = re.compile(r"(supports|qualifies|contradicts)((?: [CST]\d{2})+)")
# No notebook settles it: the text it rests on was not readable.
UNSETTLED = {"C29"}


def table(name: str) -> list[dict[str, str]]:
    """A CSV file of data/, each row by the header's names; a row of another length is an error."""
    with open(DATA / name, encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file, strict=True)
    return [dict(zip(header, row, strict=True)) for row in rows]


def relations(bears: str) -> list[tuple[str, list[str]]]:
    """What a source does to which claims."""
    matches = [RELATION.fullmatch(part) for part in bears.split("; ")]
    if None in matches:
        raise ValueError(f"{bears!r} is not like 'supports C01 C02; qualifies C13'")
    return [(match[1], match[2].split()) for match in matches]


class SourcesTest(unittest.TestCase):
    def setUp(self) -> None:
        self.sources = table("sources.csv")

    def test_the_columns_are_filled(self) -> None:
        for source in self.sources:
            self.assertEqual(COLUMNS, list(source))
            for name, value in source.items():
                with self.subTest(source["id"], column=name):
                    self.assertTrue(value)
                    self.assertEqual(value.strip(), value)

    def test_ids_are_sorted_and_unique(self) -> None:
        ids = [source["id"] for source in self.sources]
        self.assertEqual(sorted(set(ids)), ids)
        for id_ in ids:
            self.assertRegex(id_, r"\AR\d{2}\Z")

    def test_kind_reading_address_and_dates(self) -> None:
        for source in self.sources:
            with self.subTest(source["id"]):
                self.assertIn(source["kind"], KINDS)
                self.assertIn(source["reading"], READINGS)
                self.assertRegex(source["url"], r"\A(https?://[^\s;]+|UNVERIFIED)\Z")
                for day in (source["verified"], source["accessed"]):
                    self.assertEqual(day, date.fromisoformat(day).isoformat())

    def test_each_bears_on_claims_that_there_are_and_once_on_each(self) -> None:
        known = {claim["id"] for claim in table("claims.csv")} | UNSETTLED
        for source in self.sources:
            with self.subTest(source["id"]):
                found = relations(source["bears"])
                verbs, claims = [verb for verb, _ in found], [claim for _, ids in found for claim in ids]
                self.assertEqual(sorted(set(claims)), sorted(claims))
                self.assertEqual(len(set(verbs)), len(verbs))
                self.assertLessEqual(set(claims), known)

    def test_every_published_generator_has_its_source(self) -> None:
        self.assertLessEqual({row["source"] for row in table("published.csv")}, {source["id"] for source in self.sources})

    def test_relations_refuse_what_is_written_otherwise(self) -> None:
        self.assertEqual([("supports", ["C01", "T02"]), ("contradicts", ["S03"])], relations("supports C01 T02; contradicts S03"))
        for wrong in ("", "supports", "refutes C01", "supports C1", "supports C01;qualifies C02", "supports C01, C02"):
            with self.subTest(wrong), self.assertRaises(ValueError):
                relations(wrong)
