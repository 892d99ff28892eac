"""What was timed: one figure a task, size and subject, in the order of the tables, and as CSV."""
from __future__ import annotations

import csv
import io
import math
import statistics
from dataclasses import dataclass
from typing import Iterable, Mapping

from tools.bench.targets import Target, target

OURS = "ours"
TASKS = ("noise", "step", "label", "join", "many rooms", "window", "search", "growth", "start-up")
SUBJECTS = (OURS, "chapter NumPy", "best NumPy", "SquidLib", "rot.js")
COLUMNS = ("task", "size", "subject", "threads", "rule", "n", "median_seconds", "low", "high", "per_cell_ns",
           "ratio_to_ours", "target")
# What a subject does where it cannot make our cells.
OWN_RULES = {
    ("noise", "SquidLib"): "own rule: own generator, whole words",
    ("noise", "rot.js"): "own rule: own generator",
    ("step", "SquidLib"): "own rule: 5 of 9, no ring",
    ("join", "rot.js"): "own rule: guesses a near pair",
    ("many rooms", "rot.js"): "own rule: guesses a near pair",
}


@dataclass(frozen=True)
class Figure:
    """Seconds that a subject took for a task, one a sample; no cells where none are made."""
    task: str
    size: str
    subject: str
    cells: int
    seconds: tuple[float, ...]
    threads: int = 1

    @property
    def place(self) -> str:
        """The map, however many of it were made."""
        return self.size.split(" x ")[0]

    @property
    def rule(self) -> str:
        """What another subject makes: our cells, which was checked, or its own."""
        return "" if self.subject == OURS else OWN_RULES.get((self.task, self.subject), "same cells")

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    @property
    def per_cell_ns(self) -> float | None:
        return self.median / self.cells * 1e9 if self.cells else None

    def ratio(self, ours: Figure) -> float | None:
        """How many times as long it takes as ours, cell for cell."""
        return self.per_cell_ns / ours.per_cell_ns if self.cells else None


def ordered(figures: Iterable[Figure]) -> list[Figure]:
    """By task, size and subject; those of a start-up as they came."""
    def place(one: Figure) -> tuple[int, int, int, int]:
        area = math.prod(map(int, one.place.split("x"))) if one.cells else 0
        return TASKS.index(one.task), area, SUBJECTS.index(one.subject), -one.threads

    return sorted(figures, key=place)


def ours(figures: Iterable[Figure], other: Figure) -> Figure:
    """Ours at the same task and map, with the most threads."""
    return max((one for one in figures if (one.task, one.place, one.subject) == (other.task, other.place, OURS)),
               key=lambda one: one.threads)


def aimed(figures: Iterable[Figure], one: Figure) -> Target | None:
    """The target that this figure has to meet; ours on fewer threads than there are has none."""
    return target(one.task, one.place, one.subject) if one.subject != OURS or one == ours(figures, one) else None


def verdict(figures: Iterable[Figure], one: Figure) -> str:
    """The target and whether it is met, or nothing."""
    aim = aimed(figures, one)
    return aim.verdict(one.median, one.per_cell_ns, one.ratio(ours(figures, one))) if aim else ""


def exponent(figures: Iterable[Figure]) -> float:
    """The slope of the least-squares line through the logarithms of cells and seconds of the growth."""
    grown = [one for one in figures if one.task == "growth"]
    line = statistics.linear_regression([math.log(one.cells) for one in grown], [math.log(one.median) for one in grown])
    return line.slope


def csv_text(header: Mapping[str, str], figures: list[Figure]) -> str:
    """The evidence file: what was measured where, then a row a figure."""
    text = io.StringIO()
    for key, value in header.items():
        text.write(f"# {key}: {value}\n")
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for one in figures:
        rows.writerow([one.task, one.size, one.subject, one.threads if one.cells else "", one.rule, len(one.seconds),
                       number(one.median), number(min(one.seconds)), number(max(one.seconds)), number(one.per_cell_ns),
                       number(one.ratio(ours(figures, one))), verdict(figures, one)])
    return text.getvalue()


def number(value: float | None) -> str:
    """Four digits that count."""
    return "" if value is None else f"{value:.4g}"
