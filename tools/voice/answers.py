"""What is counted, and of what: cells, caves, or the floor of the one cave that is meant."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Iterable, Iterator

import numpy as np

from tools.voice.caves import Recipe
from tools.voice.regions import Floor, listing_sees


@dataclass(frozen=True, order=True)
class Question:
    """What to count, over the caves of a recipe's line and of the seeds "first..last"."""
    claim: str
    question: str
    recipe: str
    seeds: str


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
