"""Which published figures are counts, and of what: from a cell of an evidence file to the question that it answers."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator

from tools.voice.answers import Question

FIRST_200, FRESH, FEW, ALL = "0..199", "10000..10999", "0..19", "0..9999"
CHAPTER = "90x140 noise=0.45 B5678/S{deaths}*{steps} moore outside=floor ring"


@dataclass(frozen=True)
class Published:
    """A cell of a table in data/evidence, found by the text in its row's first column and by its column's name."""
    file: str
    row: str
    column: str
    answers: Question
    is_share: bool = True  # of what the question's "of" counts; otherwise the count itself stands there


def published() -> Iterator[Published]:
    """Every figure of these claims that is a count or a share; intervals and means of ratios are neither."""
    yield from c09_and_c10()
    yield from c13()
    yield from c14_c18_c21()
    yield from s05_and_s06()


def questions() -> list[Question]:
    """Those of every figure, and the two whose counts one figure adds up."""
    return [place.answers for place in published()] + [
        Question("C18", "listing differs from the region", recipe, FIRST_200) for recipe in (strict(), classic())]


def strict(steps: int = 4) -> str:
    return CHAPTER.format(deaths="5678", steps=steps)


def classic(steps: int = 4) -> str:
    return CHAPTER.format(deaths="45678", steps=steps)


def thresholds(birth: int, death: int) -> str:
    return f"B{'012345678'[birth:]}/S{'012345678'[death:]}"


def settings(fill: str, steps: int, birth: int, death: int, neighbourhood: str) -> str:
    return f"90x140 noise={fill} {thresholds(birth, death)}*{steps} {neighbourhood} outside=floor"


def figure(question: str, claim: str, what: str, recipe: str, seeds: str, is_share: bool = True) -> Published:
    return Published(f"{claim}-figures.csv", question, "measured", Question(claim, what, recipe, seeds), is_share)


def mean_and_band(file: str, step: int, column: str, what: str, recipe: str, seeds: str) -> Iterator[Published]:
    for ending, extreme in ("", ""), (", least", "least "), (", largest", "most "):
        yield Published(f"{file}.csv", str(step), column + ending, Question(file[:3], extreme + what, recipe, seeds))


def c09_and_c10() -> Iterator[Published]:
    for step in range(21):
        yield from mean_and_band("C09", step, "strict", "walls", strict(step), FIRST_200)
        yield from mean_and_band("C09", step, "classic", "walls", classic(step), FIRST_200)
        yield from mean_and_band("C09-fresh", step, "wall fraction", "walls", strict(step), FRESH)
        yield from mean_and_band("C09-fresh", step, "interior", "interior walls", strict(step), FRESH)
        yield from mean_and_band("C10", step, "classic", "walls", classic(step), FRESH)
    yield figure("mean wall fraction after 4 strict steps", "C09", "walls", strict(4), FRESH)
    for step in 4, 20:
        yield figure(f"mean interior wall fraction after {step}", "C09", "interior walls", strict(step), FRESH)
    for step in 3, 4, 5, 20:
        yield figure(f"mean wall fraction after {step} steps", "C10", "walls", classic(step), FRESH)


def c13() -> Iterator[Published]:
    gates = {"one region": "one region", "largest": "largest >= 0.9", "middle's": "middle's >= 0.9"}
    for rows, cols in (23, 35), (45, 70), (90, 140), (180, 280):
        for file, recipe in ("C13.csv", classic()), ("C13-strict.csv", strict()):
            recipe = recipe.replace("90x140", f"{rows}x{cols}")
            for column, what in gates.items():
                yield Published(file, str(cols), column, Question("C13", what, recipe, FRESH))
    for rule, size, what in (("classic", "23 x 35", "one region"), ("classic", "180 x 280", "one region"),
                             ("classic", "23 x 35", "largest >= .9"), ("classic", "180 x 280", "largest >= .9"),
                             ("classic", "180 x 280", "middle's >= .9"), ("strict", "180 x 280", "one region")):
        recipe = (classic() if rule == "classic" else strict()).replace("90x140", size.replace(" ", ""))
        yield figure(f"{rule}, {size}, {what}", "C13", what.replace(">= .", ">= 0."), recipe, FRESH)


def c14_c18_c21() -> Iterator[Published]:
    yield figure("mean wall fraction, strict", "C14", "walls", strict(), FRESH)
    for name, recipe in ("strict", strict()), ("classic", classic()):
        yield figure(f"{name} caves of several regions", "C14", "not one region", recipe, FRESH)
        yield figure(f"{name} caves, spawn region below .9", "C14", "middle's < 0.9", recipe, FRESH)
    yield figure("strict caves with (45, 70) in a wall, fresh", "C14", "middle in a wall", strict(), FRESH)
    yield figure("classic caves with that in a wall, fresh", "C14", "middle in a wall", classic(), FRESH)
    yield figure("share of strict caves with (45, 70) in a wall", "C18", "middle in a wall", strict(), FIRST_200)
    yield figure("share of classic caves with that in a wall", "C18", "middle in a wall", classic(), FIRST_200)
    yield figure("strict caves whose fraction is over 1", "C18", "listing over 1", strict(), FIRST_200, is_share=False)
    yield figure("least wall fraction of 200", "C21", "least walls", strict(), FIRST_200)
    yield figure("largest wall fraction of 200", "C21", "most walls", strict(), FIRST_200)
    yield figure("share of 10,000 outside that range", "C21", "outside .067 to .097", strict(), ALL)
    yield figure("caves of 200 that are one region", "C21", "one region", strict(), FIRST_200)
    yield figure("caves of 10,000 that are one region", "C21", "one region", strict(), ALL)
    yield figure("smallest largest fraction of 200", "C21", "least largest", strict(), FIRST_200)


def s05_and_s06() -> Iterator[Published]:
    yield figure("maps with any wall, default thresholds", "S05", "any wall", settings("0.48", 5, 5, 4, "vonneumann"), FRESH)
    for birth, death in (5, 4), (4, 3), (3, 3), (3, 2), (3, 1), (4, 2), (4, 1):
        recipe = settings("0.48", 5, birth, death, "vonneumann")
        yield Published("S05.csv", f"{birth} / {death}", "wall fraction", Question("S05", "walls", recipe, FEW))
        yield Published("S05.csv", f"{birth} / {death}", "per map cell", Question("S05", "boundary", recipe, FEW))
    for preset, fill, steps in ("Default", "0.48", 5), ("Rough", "0.5", 3), ("Smooth", "0.47", 7):
        yield figure(f"interior wall fraction, {preset}", "S06", "interior walls", settings(fill, steps, 5, 4, "hex"), FRESH)
    yield figure("wall fraction, 4 and 3", "S06", "walls", settings("0.48", 5, 4, 3, "hex"), FRESH)
    for birth in range(8):
        for death in range(8):
            recipe = settings("0.48", 5, birth, death, "hex")
            yield Published("S06.csv", str(death), f"birth {birth}", Question("S06", "walls", recipe, FEW))
