"""The counts as they are committed."""
from __future__ import annotations

import csv
import io

from tools.project import DATA
from tools.voice.answers import Question, counts
from tools.voice.published import questions

COUNTS = DATA / "golden" / "second_voice.csv"
COLUMNS = ["claim", "question", "recipe", "seeds", "count", "of"]


def table() -> str:
    """Every count made now, as CSV."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for question, count, of in sorted(counts(questions())):
        rows.writerow([question.claim, question.question, question.recipe, question.seeds, count, of])
    return text.getvalue()


def committed() -> dict[Question, tuple[int, int]]:
    """Every count in the file."""
    with open(COUNTS, encoding="utf-8", newline="") as file:
        return {Question(*row[:4]): (int(row[4]), int(row[5])) for row in list(csv.reader(file))[1:]}
