"""Everything a run needs: JDK, Maven, the Python side and the compiled library, each made once."""
from __future__ import annotations

import hashlib
import importlib
import itertools
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable, Mapping

from tools import machine, missing, process
from tools.project import ROOT, TARGET, VENV

REQUIREMENTS = ROOT / "requirements.txt"
# Run by another Python: has it all that requirements.txt brings, and a kernel named java?
COMPLETE = """
import importlib.util, sys
if not all(map(importlib.util.find_spec, ["jupyterlab", "nbclient", "nbconvert", "numpy", "PIL"])):
    sys.exit(1)
from jupyter_client.kernelspec import KernelSpecManager
KernelSpecManager().get_kernel_spec("java")
"""


@dataclass(frozen=True)
class Ready:
    """The Python that runs notebooks, and the environment with the right JDK first on PATH."""
    python: Path
    env: dict[str, str]


def ready(wanted: int | None) -> Ready:
    """Find or make all that is needed; what is already there stays untouched."""
    active = _active_python()
    env = machine.environment(_jdk(wanted, own_venv=active is None))
    env.setdefault("JJAVA_JVM_OPTS", "-Djava.awt.headless=true")  # no dock icon on a Mac
    env["JUPYTER_PREFER_ENV_PATH"] = "1"  # a java kernel of the home folder must not win
    python = active or _own_python(env)
    _library(env)
    return Ready(python, env)


def _jdk(wanted: int | None, own_venv: bool) -> machine.Java:
    found = machine.javas()
    needs = missing.needs(found, wanted, own_venv)
    # A version of one's own choice is not installed unasked: it may be a slip.
    if needs and missing.may_install() and ("JDK" not in needs or wanted in (None, machine.OLDEST_JDK)):
        missing.install(needs, wanted)
        found = machine.javas()
        importlib.invalidate_caches()
        needs = missing.needs(found, wanted, own_venv)
    if needs:
        raise process.Failed(missing.hint(needs, wanted))
    return machine.choose(found, wanted)


def _python_of(environment: Path) -> Path:
    if not process.WINDOWS:
        return environment / "bin" / "python"
    inner = environment / "Scripts" / "python.exe"
    return inner if inner.is_file() else environment / "python.exe"  # a conda environment


def _active_python() -> Path | None:
    """The Python of the active virtual or conda environment, when that is complete."""
    for name in ("VIRTUAL_ENV", "CONDA_PREFIX"):
        place = os.environ.get(name)
        if place and Path(place).resolve() != VENV and _python_of(Path(place)).is_file():
            python = _python_of(Path(place))
            if subprocess.run([python, "-c", COMPLETE], capture_output=True).returncode == 0:
                return python
    return None


def _own_python(env: Mapping[str, str]) -> Path:
    python, stamp = _python_of(VENV), VENV / "caves.stamp"
    digest = _digest([REQUIREMENTS], sys.version)
    if python.is_file() and _stamped(stamp, digest):
        return python
    process.step("Virtual environment .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)], env)
    process.step("Python packages", [str(python), "-m", "pip", "install", "--disable-pip-version-check",
                                     "--progress-bar", "off", "-r", str(REQUIREMENTS)], env, news=_first_words)
    stamp.write_text(digest)
    return python


def _library(env: Mapping[str, str]) -> None:
    stamp = TARGET / "caves.stamp"
    if _stamped(stamp, _built()):
        return
    stamp.unlink(missing_ok=True)
    for left in ("classes", "lib"):  # a class or jar that the sources no longer bring must not stay
        shutil.rmtree(TARGET / left, ignore_errors=True)
    process.step("Java library", [shutil.which("mvn"), "-B", "-ntp", "-DskipTests", "process-classes"], env)
    stamp.write_text(_built())


def _built() -> str:
    """What went into the build and what came out of it: an IDE may have compiled other sources into the same folder."""
    inside = [_files(ROOT / "lib" / "src" / "main"), _files(TARGET / "classes")]
    jars = [f"{jar.name} {jar.stat().st_size}" for jar in _files(TARGET / "lib")]
    return _digest([ROOT / "pom.xml", *itertools.chain(*inside)], *jars)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _digest(files: Iterable[Path], *more: str) -> str:
    total = hashlib.sha256("\n".join(more).encode())
    for path in files:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def _stamped(stamp: Path, digest: str) -> bool:
    return stamp.is_file() and stamp.read_text() == digest


def _first_words(line: str) -> str:
    return " ".join(line.split()[:2])
