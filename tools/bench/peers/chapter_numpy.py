"""The chapter's algorithm in NumPy: eight shifted copies are added up, a queue floods the floor."""
from __future__ import annotations

from collections import deque

import asked
import numpy as np

NEAR = (-1, 0, 1)
BESIDE = ((-1, 0), (1, 0), (0, -1), (0, 1))


class ChapterCaves:
    def __init__(self, rows: int, cols: int) -> None:
        self.grid = np.zeros((rows, cols), dtype=np.uint8)

    def draw(self, seed: int) -> None:
        self.grid = (np.random.default_rng(seed).random(self.grid.shape) < 0.45).astype(np.uint8)

    def step(self, centre: bool) -> None:
        count = np.zeros_like(self.grid)
        for down in NEAR:
            for right in NEAR:
                if centre or down or right:
                    count += shifted(self.grid, down, right)
        after = (count >= 5).astype(np.uint8)
        after[[0, -1], :] = 1
        after[:, [0, -1]] = 1
        self.grid = after

    def walls(self) -> int:
        return int(self.grid.sum())

    def regions(self) -> list[int]:
        seen = self.grid == 1
        return [flood(self.grid, seen, (int(row), int(col)))
                for row, col in np.argwhere(self.grid == 0) if not seen[row, col]]

    def reached(self, spawn: tuple[int, int]) -> int:
        return 0 if self.grid[spawn] else flood(self.grid, np.zeros(self.grid.shape, dtype=bool), spawn)


def shifted(grid: np.ndarray, down: int, right: int) -> np.ndarray:
    """The grid moved by at most one cell; floor comes in at the edge."""
    rows, cols = grid.shape
    return np.pad(grid, 1)[1 - down:1 - down + rows, 1 - right:1 - right + cols]


def flood(grid: np.ndarray, seen: np.ndarray, start: tuple[int, int]) -> int:
    """Mark what the start reaches, and count it."""
    rows, cols = grid.shape
    seen[start] = True
    queue, count = deque([start]), 0
    while queue:
        row, col = queue.popleft()
        count += 1
        for down, right in BESIDE:
            near = row + down, col + right
            if 0 <= near[0] < rows and 0 <= near[1] < cols and not seen[near] and not grid[near]:
                seen[near] = True
                queue.append(near)
    return count


if __name__ == "__main__":
    asked.main("chapter NumPy", ChapterCaves)
