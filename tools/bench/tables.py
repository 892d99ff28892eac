"""The figures to read: all of them on a terminal, the ratios in the README."""
from __future__ import annotations

from typing import Mapping

from tools.bench.figures import OURS, SUBJECTS, Figure, number, ours, verdict
from tools.process import Failed

BEGIN, END = "<!-- speed: written by caves.py bench --save -->", "<!-- /speed -->"
HEADS = ("task", "size", "subject", "threads", "n", "median", "least .. largest", "ns/cell", "ratio", "rule", "target")
NAMES = {"label": "regions", "many rooms": "join, many rooms", "window": "window of 4 * 10^18 cells",
         "growth": "step, all cores"}


def lines(figures: list[Figure]) -> list[str]:
    """One aligned line a figure; a ratio is how many times as long it takes as ours."""
    rows = [HEADS] + [_row(figures, one) for one in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]


def _row(figures: list[Figure], one: Figure) -> tuple[str, ...]:
    ratio = one.ratio(ours(figures, one))
    return (one.task, one.size, one.subject, threads(one), str(len(one.seconds)), duration(one.median),
            f"{duration(min(one.seconds))} .. {duration(max(one.seconds))}", number(one.per_cell_ns),
            "" if ratio is None else times(ratio), one.rule, verdict(figures, one))


def readme_table(header: Mapping[str, str], figures: list[Figure], skipped: list[str]) -> str:
    """Markdown: a row for each of our figures, the others as ratios to it."""
    others = [subject for subject in SUBJECTS if subject != OURS]
    rows = [["task", "size", "threads", "ours", *others, "target"], ["---"] * 4 + ["---:"] * len(others) + ["---"]]
    for one in figures:
        if one.subject == OURS:
            beside = [_beside(figures, one, subject) for subject in others]
            rows.append([NAMES.get(one.task, one.task), one.size, threads(one), duration(one.median), *beside,
                         _verdicts(figures, one)])
    notes = ["Medians, {date}, {cpu}, {cores} cores, {memory}, {os}; {jdk}, Python {python}, NumPy {numpy}, "
             "SciPy {scipy}, node {node}, SquidLib {squidlib}, rot.js {rot-js}.".format_map(header),
             "A ratio says how many times as long the other takes, cell for cell; † by a rule of its own.",
             f"A step's time grows with the number of cells to the power {header['growth exponent']}."]
    if skipped:
        notes.append(f"Not installed and left out: {', '.join(skipped)}.")
    return "\n".join([*(f"| {' | '.join(row)} |" for row in rows), "", *notes])


def _beside(figures: list[Figure], one: Figure, subject: str) -> str:
    there = [other for other in figures
             if (other.task, other.place, other.subject) == (one.task, one.place, subject)]
    return "".join(times(other.ratio(one)) + ("†" if other.rule.startswith("own") else "") for other in there)


def _verdicts(figures: list[Figure], one: Figure) -> str:
    if one != ours(figures, one):
        return ""
    said = [(other.subject, verdict(figures, other)) for other in figures
            if (other.task, other.place) == (one.task, one.place)]
    return "; ".join(text if subject == OURS else f"{subject} {text}" for subject, text in said if text)


def placed(readme: str, table: str) -> str:
    """The README with this table between its two markers."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise Failed(f"README.md has no lines {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def duration(seconds: float) -> str:
    """Three digits that count and a unit."""
    for unit, scale in (("s", 1), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= scale:
            break
    return f"{_three(seconds / scale)} {unit}"


def times(ratio: float) -> str:
    return f"{_three(ratio)} x"


def threads(one: Figure) -> str:
    return str(one.threads) if one.cells else ""


def _three(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
