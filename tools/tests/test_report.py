"""The committed report, read from outside: its sections, its quotes, and where every number in it comes from."""
import csv
import re
import unittest

from tools.project import DATA

HEADINGS = ["1. Context and provenance", "2. Claim audit", "3. Source ledger", "4. Findings", "5. Upgrade proposal",
            "6. Experiment opportunities", "7. Review checklist"]
NUMBER = re.compile(r"(?<![\w.])\d[\d,.]*\d|(?<![\w.])\d")
IDS = r"\b[CSTRPE]\d\d\b"


def rows(name: str) -> list[dict[str, str]]:
    with open(DATA / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("# ")))


def bare(line: str) -> str:
    """The line without what is not a number: code, addresses, quotes, ids, headings, the rule's name."""
    line = re.sub(r"`[^`]*`|https?://\S+|\"[^\"]*\"", "", line)
    line = re.sub(r"\[[^\]]*\]\([^)]*\)", "", line)
    return re.sub(rf"{IDS}|^#+ \d\.|\b4-5\b", "", line)


class ReportTest(unittest.TestCase):
    def setUp(self) -> None:
        self.text = (DATA / "REPORT.md").read_text(encoding="utf-8")
        self.sections = dict(zip(HEADINGS, re.split(r"(?m)^## .*$", self.text)[1:]))

    def test_the_seven_headings_in_their_order(self) -> None:
        self.assertEqual(HEADINGS, re.findall(r"(?m)^## (.*)$", self.text))

    def test_every_claim_has_a_verdict_and_evidence(self) -> None:
        claims = {row["id"]: row for row in rows("claims.csv")}
        wanted = [f"C{i:02}" for i in range(1, 30)] + [f"S{i:02}" for i in range(1, 10)] + [f"T{i:02}" for i in range(1, 10)]
        self.assertEqual(wanted, sorted(claims))
        companions = (DATA / "COMPANIONS.md").read_text(encoding="utf-8")
        for key in wanted:
            self.assertTrue(claims[key]["verdict"] and claims[key]["evidence"], key)
            self.assertIn(f"\n| {key} |", self.sections["2. Claim audit"] if key[0] == "C" else companions)

    def test_every_source_is_in_the_ledger(self) -> None:
        for row in rows("sources.csv"):
            self.assertIn(f"\n| {row['id']} |", self.sections["3. Source ledger"])

    def test_every_number_is_in_a_csv(self) -> None:
        figures = rows("report-figures.csv")
        tables = {row["id"]: " ".join(row.values()) for name in ("claims.csv", "sources.csv") for row in rows(name)}
        for name in ("REPORT", "COMPANIONS"):
            written = " ".join(row["written"] for row in figures if row["document"] == name)
            known = set(NUMBER.findall(written))
            code = False
            for line in (DATA / f"{name}.md").read_text(encoding="utf-8").splitlines():
                code ^= line.startswith("```")
                if code or line.startswith("| ") and re.match(r"\| (\w+) \| \d+ \| (?:[CST]\d\d ?)*", line):
                    continue
                row = re.match(rf"\| ({IDS}) \| ", line)
                source = tables.get(row.group(1), "") if row else ""
                for number in NUMBER.findall(bare(line)):
                    self.assertTrue(number in known or number in source or self.rounded(number, row and row.group(1)),
                                    f"{name}.md: {number} is in no CSV: {line[:160]}")

    def rounded(self, number: str, claim: str | None) -> bool:
        """Whether a number of a claim's row is one of its headline's, to four decimals."""
        headline = {row["id"]: row for row in rows("claims.csv")}.get(claim or "", {})
        return any(headline.get(column) and f"{abs(float(headline[column])):.4f}" == f"{float(number):.4f}"
                   for column in ("measured", "interval_low", "interval_high", "n"))

    def test_the_verdicts_are_counted_right(self) -> None:
        for verdict, count, ids in re.findall(r"(?m)^\| (\w+) \| (\d+) \| ((?:[CST]\d\d ?)*) ?\|$", self.text):
            found = [row["id"] for row in rows("claims.csv") if row["verdict"] == verdict and row["id"][0] == "C"]
            self.assertEqual((int(count), ids.split()), (len(found), found), verdict)

    def test_every_figure_is_what_its_file_says(self) -> None:
        files: dict[str, dict[str, dict[str, str]]] = {}
        for figure in rows("report-figures.csv"):
            name, written = figure["file"], figure["written"]
            table = files.setdefault(name, {next(iter(row.values())): row for row in rows(name)})
            row = table[figure["row"]]
            self.assertEqual(figure["value"], row[figure["column"]], figure)
            if written == figure["value"]:
                continue
            value, n = float(figure["value"]), float(row.get("n") or "nan")
            number = written.replace(",", "").removesuffix(" %")
            if " of " in number:
                count, cases = map(float, number.split(" of "))
                self.assertEqual(n, cases, figure)
                self.assertTrue(abs(count - value) < .01 or abs(count - value * n) < .01, figure)
            else:
                places = len(number.partition(".")[2])
                allowed = {value, n, value * 100 if written.endswith("%") else value}
                self.assertTrue(any(abs(float(number) - one) <= .5001 * 10 ** -places for one in allowed), figure)

    def test_quotes_to_search_for_are_short(self) -> None:
        quotes = re.findall(r'[Ff]ind:? "([^"]+)"', self.text)
        self.assertGreater(len(quotes), 10)
        for quote in quotes:
            self.assertLessEqual(len(quote.split()), 8, quote)

    def test_every_proposal_has_its_parts_and_one_decision(self) -> None:
        proposals = re.findall(r"(?m)^### (P\d\d)\. ", self.sections["5. Upgrade proposal"])
        parts = re.split(r"(?m)^### ", self.sections["5. Upgrade proposal"])[1:]
        for part in parts[:len(proposals)]:
            for word in ("Where: ", "ind: ", "Why: ", "Trade-off: "):
                self.assertIn(word, part, part[:40])
        decisions = re.findall(r"(?m)^\| (P\d\d) \| (accept|revise|defer|reject) \| \S", self.sections["7. Review checklist"])
        self.assertEqual(proposals, [decision[0] for decision in decisions])

    def test_every_asked_change_is_proposed(self) -> None:
        proposed = "".join(self.sections[heading] for heading in HEADINGS[4:])
        for row in rows("claims.csv"):
            if row["id"][0] == "C" and row["response"] != "none":
                self.assertIn(f"[{row['id']}]", proposed)

    def test_every_experiment_is_marked_unrun(self) -> None:
        lines = re.findall(r"(?m)^\| E\d\d \|.*$", self.sections["6. Experiment opportunities"])
        self.assertGreater(len(lines), 3)
        for line in lines:
            self.assertTrue(line.endswith("| UNRUN |"), line)


if __name__ == "__main__":
    unittest.main()
