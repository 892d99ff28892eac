"""What this machine has: its JDKs, asked of the system, and its Maven."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator, Mapping

OLDEST_JDK = 17
OLDEST_MAVEN = (3, 8)
EXE = ".exe" if os.name == "nt" else ""


@dataclass(frozen=True)
class Java:
    """A Java installation and what is wrong with it, if anything."""
    home: Path
    major: int
    flaw: str | None
    in_use: bool  # named by JAVA_HOME or PATH

    def __str__(self) -> str:
        return f"Java {self.major} in {self.home}" + (f" ({self.flaw})" if self.flaw else "")


def output(*command: str | Path, env: Mapping[str, str] | None = None) -> str:
    """What a command prints, errors included; nothing when it cannot run."""
    try:
        done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=60, encoding="utf-8", errors="replace")
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def inspect(java: Path, in_use: bool = False) -> Java | None:
    """Ask a java program for its home and version; the program may be a shim."""
    settings = output(java, "-XshowSettings:properties", "-version")
    home = re.search(r"^\s*java\.home = (.+?)\s*$", settings, re.M)
    version = re.search(r"^\s*java\.specification\.version = (?:1\.)?(\d+)", settings, re.M)
    if not home or not version:
        return None
    place, major = Path(home[1]).resolve(), int(version[1])
    return Java(place, major, _flaw(place, major), in_use)


def _flaw(home: Path, major: int) -> str | None:
    if major < OLDEST_JDK:
        return f"older than {OLDEST_JDK}"
    modules = output(home / "bin" / f"java{EXE}", "--list-modules")
    if not re.search(r"^jdk\.jshell\b", modules, re.M):
        return "a runtime, not a JDK: it lacks jdk.jshell"
    if not (home / "bin" / f"javac{EXE}").is_file():
        return "a runtime, not a JDK: it lacks javac"
    return None


def _in_use() -> Iterator[Path]:
    if home := os.environ.get("JAVA_HOME"):
        yield Path(home, "bin", f"java{EXE}")
    yield from (Path(folder, f"java{EXE}") for folder in os.get_exec_path() if folder)


def _installed() -> Iterator[Path]:
    if shutil.which("update-alternatives"):
        yield from map(Path, output("update-alternatives", "--list", "java").splitlines())
    if sys.platform == "darwin":
        listing = output("/usr/libexec/java_home", "-V")
        yield from (Path(home, "bin", "java") for home in re.findall(r"(/\S.*)$", listing, re.M))


def _siblings(home: Path) -> Iterator[Path]:
    """Other installations beside this one; on a Mac the home is <name>/Contents/Home."""
    inner = Path("Contents", "Home") if home.parts[-2:] == ("Contents", "Home") else Path()
    try:
        folders = sorted(home.parents[len(inner.parts)].iterdir())
    except OSError:
        return
    for folder in folders:
        yield folder / inner / "bin" / f"java{EXE}"


def _is_file(path: Path) -> bool:
    """False too where the folder may not be read, as root's PATH after `su`."""
    try:
        return path.is_file()
    except OSError:
        return False


def javas() -> list[Java]:
    """Every Java found, the one in use first, each once."""
    found: dict[Path, Java] = {}
    seen: set[Path] = set()
    waiting = [(program, True) for program in _in_use()] + [(program, False) for program in _installed()]
    while waiting:
        program, in_use = waiting.pop(0)
        if not _is_file(program) or program.resolve() in seen:
            continue
        seen.add(program.resolve())
        java = inspect(program, in_use)
        if java and java.home not in found:
            found[java.home] = java
            waiting += [(sibling, False) for sibling in _siblings(java.home)]
    return list(found.values())


def usable_majors() -> list[int]:
    """The major versions of the usable JDKs, ascending."""
    return sorted({java.major for java in javas() if not java.flaw})


def choose(found: list[Java], wanted: int | None) -> Java | None:
    """The JDK asked for, else the one in use, else the lowest."""
    usable = [java for java in found if not java.flaw and wanted in (None, java.major)]
    lowest = min(usable, key=lambda java: java.major, default=None)
    return next((java for java in usable if java.in_use), lowest)


def environment(jdk: Java) -> dict[str, str]:
    """The environment for every child: this JDK first (kernels take java from PATH)."""
    path = os.pathsep.join([str(jdk.home / "bin"), os.environ.get("PATH", os.defpath)])
    return {**os.environ, "JAVA_HOME": str(jdk.home), "PATH": path}


def maven_flaw(env: Mapping[str, str] | None) -> str | None:
    """What is wrong with the Maven on PATH, if anything."""
    program = shutil.which("mvn")
    if not program:
        return "not found"
    version = re.search(r"Apache Maven (\d+)\.(\d+)", output(program, "-v", env=env)) if env else None
    if version and (int(version[1]), int(version[2])) < OLDEST_MAVEN:
        return f"{version[1]}.{version[2]} is too old"
    return None
