"""The second voice: it sings its committed counts again, and every published figure is one of them, rounded."""
from __future__ import annotations

import csv
import unittest
from collections import deque
from fractions import Fraction

import numpy as np

from tools.project import DATA
from tools.voice.answers import Question
from tools.voice.caves import Recipe, around
from tools.voice.published import FRESH, Published, classic, published
from tools.voice.regions import Floor
from tools.voice.table import COUNTS, committed, table

ROUNDING = Fraction(1, 2_000_000)  # files have six decimals


def evidence(file: str) -> list[dict[str, str]]:
    """A table of data/evidence, without its header's lines."""
    with open(DATA / "evidence" / file, encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(line for line in lines if not line.startswith("# ")))


def regions_by_walking(cave: np.ndarray) -> list[list[tuple[int, int]]]:
    """The regions of one cave, cell by cell."""
    left = {(int(row), int(col)) for row, col in np.argwhere(~cave)}
    regions = []
    while left:
        region, queue = [], deque([left.pop()])
        while queue:
            row, col = cell = queue.popleft()
            region.append(cell)
            for to in (row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1):
                if to in left:
                    left.remove(to)
                    queue.append(to)
        regions.append(region)
    return regions


class CommittedCountsTest(unittest.TestCase):
    def test_they_are_counted_again(self) -> None:
        self.assertEqual(COUNTS.read_text(encoding="utf-8").splitlines(), table().splitlines())

    def test_each_published_figure_is_a_count_rounded(self) -> None:
        counts, tables = committed(), {}
        for place in published():
            with self.subTest(place.file, row=place.row, column=place.column):
                rows = tables.setdefault(place.file, evidence(place.file))
                row, = (row for row in rows if next(iter(row.values())) == place.row)
                self.compare(place, row, *counts[place.answers])

    def compare(self, place: Published, row: dict[str, str], count: int, of: int) -> None:
        if place.is_share:
            self.assertLessEqual(abs(Fraction(row[place.column]) - Fraction(count, of)), ROUNDING)
        else:
            self.assertEqual(int(row[place.column]), count)
        if "n" in row:
            first, last = map(int, place.answers.seeds.split(".."))
            self.assertEqual(int(row["n"]), last - first + 1)

    def test_the_flood_fills_floor_starts_of_both_rules_add_up(self) -> None:
        asked = [counts for question, counts in committed().items() if question.question == "listing differs from the region"]
        row, = (row for row in evidence("C18-figures.csv") if row["question"].startswith("floor starts"))
        self.assertEqual([int(row["measured"]), int(row["n"])], [sum(column) for column in zip(*asked)])

    def test_the_classic_rule_is_stable_from_the_step_that_is_published(self) -> None:
        counts = committed()
        walls = [counts[Question("C10", "walls", classic(step), FRESH)] for step in range(21)]
        moves = [abs(Fraction(after[0] - before[0], after[1])) for before, after in zip(walls, walls[1:])]
        stable = max(step for step, move in enumerate(moves, 1) if move >= Fraction(5, 1000))
        row, = (row for row in evidence("C10-figures.csv") if row["question"] == "mean wall fraction once it is stable")
        self.assertLessEqual(abs(Fraction(row["measured"]) - Fraction(*walls[stable])), ROUNDING)

    def test_no_share_of_these_figures_is_left_out(self) -> None:
        answered = {(place.file, place.row) for place in published()}
        left = {row["question"] for claim in ("C09", "C10", "C13", "C14", "C18", "C21", "S05", "S06")
                for row in evidence(f"{claim}-figures.csv") if (f"{claim}-figures.csv", row["question"]) not in answered}
        self.assertEqual({
            "mean wall fraction after 1, minus theory", "mean straight run, four 3/2 - eight 5/4",  # no counts
            "mean wall fraction once it is stable", "floor starts at which listing and region differ",  # tested above
            "cells whose neighbours are not the six axial moves", "cells with a neighbour that does not count them",  # no caves
            "cells inside without six neighbours", "recipes that the flag changes"}, left)


class SmallCavesTest(unittest.TestCase):
    def test_neighbours_are_counted_as_drawn(self) -> None:
        walls = np.array([[[1, 0, 1], [0, 1, 0], [1, 1, 0], [0, 0, 1]]], bool)
        for neighbourhood, expected in (("moore", ["131", "443", "233", "231"]), ("vonneumann", ["030", "312", "122", "120"]),
                                        ("hex", ["031", "422", "123", "220"])):
            with self.subTest(neighbourhood):
                found = around(walls, neighbourhood)[0]
                self.assertEqual(expected, ["".join(map(str, row)) for row in found])

    def test_regions_are_those_of_a_walk(self) -> None:
        for line in ("23x35 noise=0.45 B5678/S45678*1 moore outside=floor ring", "8x9 noise=0.5 B5678/S5678*0 moore outside=floor"):
            recipe, steps = Recipe.parse(line)
            caves = recipe.noise("0..49")
            for _ in range(steps):
                caves = recipe.step(caves)
            floor = Floor.of(caves)
            for at, cave in enumerate(caves):
                regions = regions_by_walking(cave)
                middle = cave.shape[0] // 2, cave.shape[1] // 2
                self.assertEqual([sum(map(len, regions)), len(regions), max(map(len, regions)),
                                  sum(len(region) for region in regions if middle in region)],
                                 [floor.size[at], floor.regions[at], floor.largest[at], floor.middle[at]])

    def test_other_recipes_are_refused(self) -> None:
        for line in ("9x9 noise=0.45 B5678/S5678*4 moore outside=wall ring", "9x9 noise=0.45 B567/S5678*4 moore outside=floor",
                     "9x9 noise=0.45 B5678/S45678+R2<=2*4 moore outside=floor"):
            with self.subTest(line), self.assertRaises(ValueError):
                Recipe.parse(line)
