"""Claims and their evidence: the working copy, what differs, the save, the ledger."""
from __future__ import annotations

import csv
import shutil
from pathlib import Path
from typing import Collection

from tools import pictures
from tools.compare import unified
from tools.project import BUILD, DATA, replace

CLAIMS = "claims.csv"
DOCUMENTS = (CLAIMS, "REPORT.md", "COMPANIONS.md", "report-figures.csv")
WORKING = BUILD / "data"


def prepare(full: bool) -> None:
    """Make the working copy: empty for all notebooks, the committed state for some."""
    shutil.rmtree(WORKING / "evidence", ignore_errors=True)
    for name in DOCUMENTS:
        (WORKING / name).unlink(missing_ok=True)
    (WORKING / "evidence").mkdir(parents=True)
    if not full:
        for name in _names(DATA):
            replace(WORKING / name, (DATA / name).read_bytes())


def differences() -> dict[str, str]:
    """The files in which this run and the committed evidence differ, and how."""
    result = {}
    for name in sorted({*_names(DATA), *_names(WORKING)}):
        if what := _difference(name, DATA / name, WORKING / name):
            result[name] = what
    return result


def save(full: bool) -> int:
    """Write the working copy into data/ and return how many files changed."""
    changed = 0
    for name in _names(WORKING):
        old, new = DATA / name, (WORKING / name).read_bytes()
        if not (old.is_file() and _same(name, old.read_bytes(), new)):
            changed += replace(old, new)
    if full:
        for name in set(_names(DATA)) - set(_names(WORKING)):
            (DATA / name).unlink()
            changed += 1
    return changed


def ledger(notebooks: Collection[str]) -> list[str]:
    """A claim that these notebooks settled: id, verdict, sentence; then question and figure, if it has one."""
    if not (WORKING / CLAIMS).is_file():
        return ["no claims"]
    with open(WORKING / CLAIMS, encoding="utf-8", errors="replace", newline="") as file:
        claims = list(csv.DictReader(file))
    settled = [claim for claim in claims if claim["notebook"] in notebooks]
    lines = []
    for claim in settled:
        lines.append("{id}  {verdict:<12}  {paraphrase}".format(**claim))
        if claim["question"]:
            lines.append("     {question}: {measured}".format(**claim))
    if others := len(claims) - len(settled):
        lines.append(f"({others} claims of other notebooks, as committed)")
    return lines or ["no claims"]


def _names(data: Path) -> list[str]:
    # What `bench` writes is no claim's: no run makes it again, and none may remove it.
    files = [path for path in (data / "evidence").rglob("*")
             if path.is_file() and not path.name.startswith((".", "bench"))]
    documents = [data / name for name in DOCUMENTS if (data / name).is_file()]
    return sorted(path.relative_to(data).as_posix() for path in documents + files)


def _difference(name: str, committed: Path, written: Path) -> str | None:
    if not written.is_file():
        return "committed, but no notebook wrote it"
    if not committed.is_file():
        return "written, but not committed"
    old, new = committed.read_bytes(), written.read_bytes()
    if name.endswith(".png"):
        return pictures.difference(old, new, size_only=name.endswith("-chart.png"))
    if old != new:
        return "differs\n" + unified(old.decode("utf-8", "replace"), new.decode("utf-8", "replace"))
    return None


def _same(name: str, old: bytes, new: bytes) -> bool:
    return not pictures.difference(old, new) if name.endswith(".png") else old == new
