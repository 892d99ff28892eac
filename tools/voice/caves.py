"""Many caves at once as arrays of shape (seeds, rows, cols), true where there is wall."""
from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

LINE = re.compile(r"(\d+)x(\d+) noise=([.\d]+) (B\d+/S\d+)\*(\d+) (moore|vonneumann|hex) outside=floor( ring)?")
CAVES_AT_ONCE = 100


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
