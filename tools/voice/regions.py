"""Regions of floor, and what the chapter's own flood fill sees."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.voice.caves import some_at_once


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
    touching[:, :, 1:] &= ~touching[:, :, :-1]  # two runs share one stretch of columns: its first
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
