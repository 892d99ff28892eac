"""What both NumPy peers are asked: facts that show which cells they make, and times."""
from __future__ import annotations

import sys
import time
from typing import Callable, Iterator, Protocol

CHAPTER, SPAWN = (90, 140), (45, 70)


class Caves(Protocol):
    """Caves of one size in a peer's own form, one at a time."""

    def draw(self, seed: int) -> None:
        """Start from the noise of a seed, wall with probability .45."""

    def step(self, centre: bool) -> None:
        """Wall where 5 of the 8 neighbours are, or 5 of 9 with the centre; then the ring."""

    def walls(self) -> int:
        """How many cells are wall."""

    def regions(self) -> list[int]:
        """The size of every floor region."""

    def reached(self, spawn: tuple[int, int]) -> int:
        """The size of the spawn's region; 0 when it is wall."""


def main(subject: str, caves: Callable[[int, int], Caves]) -> None:
    """Answer `facts`, or `times <samples> <seconds a sample lasts at least> <seeds>`, a line each."""
    if sys.argv[1] == "facts":
        for fact, number in facts(caves):
            print(subject, fact, int(number), sep=",")
    else:
        samples, seconds, seeds = int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
        for task, size, cells, call in tasks(caves, seeds):
            call()  # the first one finds cold caches
            times = (repr(sample(call, seconds)) for _ in range(samples))
            print(subject, task, size, cells, *times, sep=",", flush=True)


def sample(call: Callable[[], object], seconds: float) -> float:
    """The mean of as many calls as it takes to last so long."""
    calls, start = 0, time.perf_counter()
    while not calls or time.perf_counter() - start < seconds:
        call()
        calls += 1
    return (time.perf_counter() - start) / calls


def grown(caves: Caves, seed: int, steps: int, centre: bool) -> Caves:
    caves.draw(seed)
    for _ in range(steps):
        caves.step(centre)
    return caves


def facts(caves: Callable[[int, int], Caves]) -> Iterator[tuple[str, int]]:
    """Those of `caves.bench.Facts`, by the same names."""
    for rows, cols in (CHAPTER, (67, 65)):
        one = caves(rows, cols)
        for seed in range(5):
            which = f" {rows}x{cols} seed {seed}"
            for name, steps in (("of the noise", 0), ("after a step", 1), ("after four steps", 4)):
                yield f"walls {name}{which}", grown(one, seed, steps, centre=False).walls()
            sizes = grown(one, seed, 5, centre=True).regions()
            yield f"regions{which}", len(sizes)
            yield f"largest region{which}", max(sizes)
    for name, number in zip(("kept", "rejected by gate 0", "rejected by gate 1"), search(caves(*CHAPTER), 100)):
        yield f"{name} of 100", number


def tasks(caves: Callable[[int, int], Caves], seeds: int) -> Iterator[tuple[str, str, int, Callable[[], object]]]:
    """The name of each task, its size, how many cells it makes, and what to time."""
    for rows, cols in (CHAPTER, (1024, 1024), (4096, 4096)):
        size, cells, one = f"{rows}x{cols}", rows * cols, caves(rows, cols)
        if rows < 4096:
            yield "noise", size, cells, lambda: one.draw(1)
        one.draw(1)
        yield "step", size, cells, lambda: one.step(centre=False)
        if rows < 4096:
            grown(one, 1, 5, centre=True)
            yield "label", size, cells, one.regions
    one = caves(*CHAPTER)
    yield "search", f"90x140 x {seeds}", 90 * 140 * seeds, lambda: search(one, seeds)


def search(caves: Caves, seeds: int) -> tuple[int, int, int]:
    """Of the strict caves how many are kept, have too little floor, have a spawn that reaches too little of it."""
    kept = little = isolated = 0
    for seed in range(seeds):
        grown(caves, seed, 4, centre=False)
        floor, reached = 90 * 140 - caves.walls(), caves.reached(SPAWN)
        fails = floor < 0.92 * 90 * 140, not reached or reached < 0.9 * floor
        little, isolated, kept = little + fails[0], isolated + fails[1], kept + (not any(fails))
    return kept, little, isolated
