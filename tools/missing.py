"""What is missing, the command that brings it here, and its installation where that is ours to do."""
from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from typing import Sequence

from tools import machine, process

# What to type before the names, and the name of each thing; {n} is the JDK's major version.
SOURCES: dict[str, tuple[str, dict[str, str]]] = {
    "conda": ("conda install -c conda-forge",
              {"JDK": "openjdk={n}", "Maven": "maven", "venv": "python"}),
    "apt-get": ("sudo apt-get install",
                {"JDK": "openjdk-{n}-jdk-headless", "Maven": "maven", "venv": "python3-venv"}),
    "dnf": ("sudo dnf install",
            {"JDK": "java-{n}-openjdk-devel", "Maven": "maven", "venv": "python3"}),
    "brew": ("brew install", {"JDK": "temurin@{n}", "Maven": "maven", "venv": "python"}),
    # winget has no Maven; scoop, the other usual installer, has both.
    "winget": ("winget install", {"JDK": "EclipseAdoptium.Temurin.{n}.JDK", "venv": "Python.Python.3.12"}),
    "scoop": ("scoop install", {"Maven": "maven"}),
}


def needs(found: Sequence[machine.Java], wanted: int | None, own_venv: bool) -> dict[str, str]:
    """What is missing: its short name, and a sentence that says what was found instead."""
    jdk = machine.choose(list(found), wanted)
    missing = {}
    if not jdk:
        version = f"JDK {wanted}" if wanted else f"a JDK, {machine.OLDEST_JDK} or newer"
        instead = "; ".join(map(str, found)) or "no Java"
        missing["JDK"] = f"{version}, with the module jdk.jshell (found: {instead})"
    if flaw := machine.maven_flaw(machine.environment(jdk) if jdk else None):
        missing["Maven"] = "Maven {}.{} or newer ({})".format(*machine.OLDEST_MAVEN, flaw)
    if own_venv and not importlib.util.find_spec("ensurepip"):
        missing["venv"] = f"Python's venv with pip, for {sys.executable}"
    return missing


def sources() -> list[str]:
    """The installers of this system, or all of them when none is in sight."""
    if os.environ.get("CONDA_PREFIX"):
        return ["conda"]
    there = [source for source in SOURCES if source != "conda" and shutil.which(source)]
    if there == ["winget"]:
        there.append("scoop")
    return there or list(SOURCES)


def hint(missing: dict[str, str], wanted: int | None) -> str:
    """What is missing and the commands that bring it."""
    lines = [f"Missing: {sentence}" for sentence in missing.values()]
    lines.append("What brings it, by the installer of the system:")
    for source in sources():
        command, names = SOURCES[source]
        oldest = _oldest_served() if source == "apt-get" else machine.OLDEST_JDK
        if packages := [names[thing].format(n=wanted or oldest) for thing in missing if thing in names]:
            lines.append(f"    {command} {' '.join(packages)}")
    return "\n".join(lines)


def may_install() -> bool:
    """True on Debian and its kin as root, outside conda: there the script installs by itself."""
    return sources() == ["apt-get"] and hasattr(os, "geteuid") and os.geteuid() == 0


def install(missing: dict[str, str], wanted: int | None) -> None:
    """Install with apt-get, having said what."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    process.step("apt-get update", ["apt-get", "update"], env)
    names = SOURCES["apt-get"][1]
    packages = [names[thing].format(n=wanted or _oldest_served()) for thing in missing]
    if not shutil.which("fc-list"):  # charts need a font
        packages += ["fontconfig", "fonts-dejavu-core"]
    print("Missing, so I install it:", " ".join(packages), flush=True)
    process.step("apt-get install", ["apt-get", "install", "-y", "--no-install-recommends", *packages], env)


def _oldest_served() -> int:
    """The oldest JDK that this release serves and we can use (Debian keeps one or two)."""
    served = (n for n in range(machine.OLDEST_JDK, 30)
              if "Package:" in machine.output("apt-cache", "show", f"openjdk-{n}-jdk-headless"))
    return next(served, machine.OLDEST_JDK)
