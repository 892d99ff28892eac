"""The programs beside ours that run outside the JVM; who cannot be installed is left out by name."""
from __future__ import annotations

import functools
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from tools import process
from tools.bench.figures import Figure
from tools.bench.jmh import FOLDER
from tools.project import ROOT, VENV

PEERS = Path(__file__).parent / "peers"
REQUIREMENTS = ROOT / "requirements-bench.txt"
ROT_JS = "2.2.1"


@dataclass(frozen=True)
class Other:
    """A program: how it is brought here, and how it is asked; `samples` and `seeds` of a full run and of a short one."""
    name: str
    install: Callable[[], None]
    command: tuple[str, ...]
    arguments: tuple[str, ...] = ()
    samples: tuple[int, int] = (5, 3)
    seeds: tuple[int, int] | None = None

    def facts(self) -> str:
        return process.step(f"Facts, {self.name}", [*self.command, "facts", *self.arguments], os.environ)

    def figures(self, short: bool) -> list[Figure]:
        seeds = [str(self.seeds[short])] if self.seeds else []
        said = process.step(f"Times, {self.name}", [*self.command, "times", *self.arguments, str(self.samples[short]),
                                                    "0.1" if short else "0.5", *seeds], os.environ, news=_task)
        return [figure(line) for line in said.splitlines() if line.startswith(f"{self.name},")]


def figure(line: str) -> Figure:
    """A line that a peer says: subject, task, size, cells, then the samples."""
    subject, task, size, cells, *seconds = line.split(",")
    return Figure(task, size, subject, int(cells), tuple(map(float, seconds)))


def all_of_them(maps: Path) -> list[Other]:
    python, node = sys.executable, shutil.which("node") or "node"
    return [Other("chapter NumPy", numpy, (python, str(PEERS / "chapter_numpy.py")), seeds=(1000, 100)),
            Other("best NumPy", numpy, (python, str(PEERS / "best_numpy.py")), seeds=(10_000, 1000)),
            Other("rot.js", rot_js, (node, str(PEERS / "rot.mjs")), (str(FOLDER), str(maps)), samples=(5, 2))]


@functools.cache
def numpy() -> None:
    """Into our own environment; one that is somebody else's has it, or goes without."""
    if Path(sys.prefix).resolve() == VENV:
        process.step("NumPy and SciPy", [sys.executable, "-m", "pip", "install", "--disable-pip-version-check",
                                         "--progress-bar", "off", "-r", str(REQUIREMENTS)], os.environ)
    else:
        process.step("NumPy and SciPy", [sys.executable, "-c", "import numpy, scipy"], os.environ)


def rot_js() -> None:
    if not shutil.which("node") or not shutil.which("npm"):
        raise process.Failed("node or npm is not there")
    if not (FOLDER / "node_modules" / "rot-js").is_dir():
        FOLDER.mkdir(parents=True, exist_ok=True)
        process.step("rot.js", [shutil.which("npm"), "install", "--no-audit", "--no-fund", "--prefix", str(FOLDER),
                                f"rot-js@{ROT_JS}"], os.environ)


def _task(line: str) -> str:
    return " ".join(line.split(",")[1:3])
