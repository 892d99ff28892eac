"""A second voice: counts of the Java library made again with NumPy, from the definitions alone.

    python -m tools second_voice        writes data/golden/second_voice.csv
"""
from __future__ import annotations

import csv
import io
import re
import sys
from dataclasses import dataclass
from typing import Callable, Iterable, Iterator

import numpy as np

from tools.project import DATA, replace

COUNTS = DATA / "golden" / "second_voice.csv"
COLUMNS = ["claim", "question", "recipe", "seeds", "count", "of"]
LINE = re.compile(r"(\d+)x(\d+) noise=([.\d]+) (B\d+/S\d+)\*(\d+) (moore|vonneumann|hex) outside=floor( ring)?")
CAVES_AT_ONCE = 100


@dataclass(frozen=True, order=True)
class Question:
    """What to count, over the caves of a recipe's line and of the seeds "first..last"."""
    claim: str
    question: str
    recipe: str
    seeds: str


@dataclass(frozen=True, order=True)
class Recipe:
    """The part of a recipe's line that is needed here, but for the steps: two thresholds, floor outside."""
    rows: int
    cols: int
    wall_probability: float
    birth: int
    death: int
    neighbourhood: str
    ring: bool

    @staticmethod
    def parse(line: str) -> tuple[Recipe, int]:
        """The recipe and its number of steps."""
        match = LINE.fullmatch(line)
        if not match:
            raise ValueError(f"{line!r} is not a recipe that this program knows")
        rows, cols, noise, rule, steps, neighbourhood, ring = match.groups()
        birth, death = (int(digits[1]) for digits in rule.split("/"))
        if rule != f"B{'012345678'[birth:]}/S{'012345678'[death:]}":
            raise ValueError(f"{rule!r} is not a rule of two thresholds")
        return Recipe(int(rows), int(cols), float(noise), birth, death, neighbourhood, bool(ring)), int(steps)

    def noise(self, seeds: str) -> np.ndarray:
        """True is wall; shape (seeds, rows, cols)."""
        first, last = map(int, seeds.split(".."))
        return np.array([np.random.default_rng(seed).random((self.rows, self.cols)) < self.wall_probability
                         for seed in range(first, last + 1)])

    def step(self, caves: np.ndarray) -> np.ndarray:
        return np.concatenate([self._step(walls) for walls in some_at_once(caves)])

    def _step(self, walls: np.ndarray) -> np.ndarray:
        after = around(walls, self.neighbourhood) >= np.where(walls, np.uint8(self.death), np.uint8(self.birth))
        if self.ring:
            after[:, [0, -1]] = after[:, :, [0, -1]] = True
        return after


def some_at_once(caves: np.ndarray) -> list[np.ndarray]:
    """Parts small enough to stay near the processor."""
    return [caves[at:at + CAVES_AT_ONCE] for at in range(0, len(caves), CAVES_AT_ONCE)]


def around(walls: np.ndarray, neighbourhood: str) -> np.ndarray:
    """How many neighbours of each cell are wall; past the edge there is floor."""
    _, rows, cols = walls.shape
    padded = np.pad(walls, ((0, 0), (1, 1), (1, 1))).view(np.uint8)

    def moved(down: int, right: int) -> np.ndarray:
        return padded[:, 1 + down:1 + down + rows, 1 + right:1 + right + cols]

    beside = moved(0, -1) + moved(0, 1)
    if neighbourhood == "vonneumann":
        return beside + moved(-1, 0) + moved(1, 0)
    if neighbourhood == "moore":
        return beside + sum(moved(down, right) for down in (-1, 1) for right in (-1, 0, 1))
    # Odd rows lie half a cell to the right: above and below an even row touch col - 1 and col, an odd one col and col + 1.
    left, right = (moved(-1, by) + moved(1, by) for by in (-1, 1))
    slanted = np.where((np.arange(rows) % 2 == 0)[:, None], left, right)
    return beside + moved(-1, 0) + moved(1, 0) + slanted


@dataclass(frozen=True)
class Floor:
    """The floor of each cave and its regions, joined over shared edges."""
    size: np.ndarray
    regions: np.ndarray
    largest: np.ndarray
    middle: np.ndarray  # size of the region of (rows // 2, cols // 2), 0 where that is wall

    @staticmethod
    def of(walls: np.ndarray) -> Floor:
        return Floor(*map(np.concatenate, zip(*map(_floor, some_at_once(walls)))))


def _floor(walls: np.ndarray) -> tuple[np.ndarray, ...]:
    """Numbers the runs of floor along the rows, then lets runs that touch take the smaller number until none differ."""
    caves, rows, cols = walls.shape
    floor = ~walls
    starts = floor.copy()
    starts[:, :, 1:] &= walls[:, :, :-1]
    run = np.cumsum(starts).reshape(walls.shape) - 1
    number = np.arange(starts.sum())
    touching = floor[:, :-1] & floor[:, 1:]
    touching[:, :, 1:] &= ~touching[:, :, :-1]  # once for every stretch of columns that two runs share, or more often
    upper, lower = run[:, :-1][touching], run[:, 1:][touching]
    while (differ := number[upper] != number[lower]).any():
        upper, lower = upper[differ], lower[differ]
        a, b = number[upper], number[lower]
        np.minimum.at(number, np.maximum(a, b), np.minimum(a, b))
        while (number != number[number]).any():
            number = number[number]
    cave_of = np.nonzero(starts)[0]
    size = np.bincount(number[run[floor]], minlength=len(number))
    largest = np.zeros(caves, int)
    np.maximum.at(largest, cave_of, size)
    middle = np.s_[:, rows // 2, cols // 2]
    at_middle = np.where(floor[middle], size[number[run[middle]]], 0)
    return floor.sum((1, 2)), np.bincount(cave_of[size > 0], minlength=caves), largest, at_middle


def listing_sees(walls: np.ndarray) -> np.ndarray:
    """How many cells the chapter's reachable_floor marks from the middle, whatever stands there."""
    floor = np.pad(~walls, ((0, 0), (1, 1), (1, 1)))
    seen = np.zeros_like(floor)
    seen[:, 1 + walls.shape[1] // 2, 1 + walls.shape[2] // 2] = True
    before = 0
    while before != (now := seen.sum()):
        before = now
        reached = seen.copy()
        reached[:, 1:] |= seen[:, :-1]
        reached[:, :-1] |= seen[:, 1:]
        reached[:, :, 1:] |= seen[:, :, :-1]
        reached[:, :, :-1] |= seen[:, :, 1:]
        seen |= reached & floor
    return seen.sum((1, 2))


def boundary(walls: np.ndarray) -> np.ndarray:
    """Pairs of a floor and a wall cell that share an edge."""
    return (walls[:, 1:] != walls[:, :-1]).sum((1, 2)) + (walls[:, :, 1:] != walls[:, :, :-1]).sum((1, 2))


def interior(walls: np.ndarray) -> np.ndarray:
    return walls[:, 1:-1, 1:-1]


def total(walls: np.ndarray) -> tuple[int, int]:
    return walls.sum(), walls.size


def extreme(choose: Callable, walls: np.ndarray) -> tuple[int, int]:
    return choose(walls.sum((1, 2))), walls[0].size


def share(answers: np.ndarray) -> tuple[int, int]:
    return answers.sum(), len(answers)


def middle_holds(walls: np.ndarray) -> np.ndarray:
    floor = Floor.of(walls)
    return 10 * floor.middle >= 9 * floor.size


def largest_holds(walls: np.ndarray) -> np.ndarray:
    floor = Floor.of(walls)
    return 10 * floor.largest >= 9 * floor.size


def outside_stated_range(walls: np.ndarray) -> np.ndarray:
    thousandths = 1000 * walls.sum((1, 2))
    return (thousandths < 67 * walls[0].size) | (thousandths > 97 * walls[0].size)


def least_largest(walls: np.ndarray) -> tuple[int, int]:
    floor = Floor.of(walls)
    least = np.argmin(floor.largest / floor.size)
    return floor.largest[least], floor.size[least]


def middle_in_wall(walls: np.ndarray) -> np.ndarray:
    return walls[:, walls.shape[1] // 2, walls.shape[2] // 2]


def listing_differs(walls: np.ndarray) -> np.ndarray:
    from_floor = walls[~middle_in_wall(walls)]
    return listing_sees(from_floor) != Floor.of(from_floor).middle


# "of" is what the count is a share of: cells, caves, or the floor of the one cave that is meant.
ANSWERS: dict[str, Callable[[np.ndarray], tuple[int, int]]] = {
    "walls": total,
    "least walls": lambda walls: extreme(np.min, walls),
    "most walls": lambda walls: extreme(np.max, walls),
    "interior walls": lambda walls: total(interior(walls)),
    "least interior walls": lambda walls: extreme(np.min, interior(walls)),
    "most interior walls": lambda walls: extreme(np.max, interior(walls)),
    "boundary": lambda walls: (boundary(walls).sum(), walls.size),
    "any wall": lambda walls: share(walls.any((1, 2))),
    "one region": lambda walls: share(Floor.of(walls).regions == 1),
    "not one region": lambda walls: share(Floor.of(walls).regions != 1),
    "largest >= 0.9": lambda walls: share(largest_holds(walls)),
    "least largest": least_largest,
    "middle's >= 0.9": lambda walls: share(middle_holds(walls)),
    "middle's < 0.9": lambda walls: share(~middle_holds(walls)),
    "middle in a wall": lambda walls: share(middle_in_wall(walls)),
    "listing differs from the region": lambda walls: share(listing_differs(walls)),
    "listing over 1": lambda walls: share(listing_sees(walls) > walls[0].size - walls.sum((1, 2))),
    "outside .067 to .097": lambda walls: share(outside_stated_range(walls)),
}


def counts(questions: Iterable[Question]) -> Iterator[tuple[Question, int, int]]:
    """Every question with its count and what that is a share of; each noise is drawn once and stepped on."""
    ordered = sorted(((*Recipe.parse(question.recipe), question) for question in set(questions)),
                     key=lambda entry: (entry[0], entry[2].seeds, entry[1]))
    begun = None
    for recipe, steps, question in ordered:
        if begun != (begun := (recipe, question.seeds)):
            walls, done = recipe.noise(question.seeds), 0
        while done < steps:
            walls, done = recipe.step(walls), done + 1
        count, of = ANSWERS[question.question](walls)
        yield question, int(count), int(of)


def table(questions: Iterable[Question]) -> str:
    """The counts as CSV."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    for question, count, of in sorted(counts(questions)):
        rows.writerow([question.claim, question.question, question.recipe, question.seeds, count, of])
    return text.getvalue()


def main(arguments: list[str]) -> int:
    from tools.counted import questions
    if arguments:
        sys.exit(f"second_voice takes no arguments, but got {arguments}")
    print("written" if replace(COUNTS, table(questions()).encode()) else "unchanged", COUNTS.name)
    return 0
