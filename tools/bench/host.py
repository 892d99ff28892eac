"""The machine and the programs that figures were taken on; nothing that names it."""
from __future__ import annotations

import datetime
import importlib.util
import os
import platform
import re
import sys
from importlib import metadata
from pathlib import Path
from xml.etree import ElementTree

from tools import machine
from tools.bench.others import ROT_JS
from tools.project import ROOT


def described(jmh: dict) -> dict[str, str]:
    """Date, hardware and versions; `jmh` is any result of JMH, which knows the JVM."""
    return {
        "date": datetime.date.today().isoformat(),
        "cpu": cpu(),
        "cores": str(os.cpu_count()),
        "memory": memory(),
        "os": f"{platform.system()} {platform.machine()}",
        "jdk": f"{jmh['vmName']} {jmh['vmVersion']}",
        "python": platform.python_version(),
        "numpy": installed("numpy"),
        "scipy": installed("scipy"),
        "node": machine.output("node", "--version").strip() or "none",
        "rot-js": ROT_JS,
        "squidlib": dependency("squidlib-util"),
        "jmh": jmh["jmhVersion"],
        "library": f"caves-from-noise {project_version()}",
    }


def cpu() -> str:
    info = Path("/proc/cpuinfo")
    name = re.search(r"^model name\s*: (.+)$", info.read_text(), re.M) if info.is_file() else None
    if name:
        return name[1]
    told = machine.output("sysctl", "-n", "machdep.cpu.brand_string") if sys.platform == "darwin" else ""
    return told.strip() or platform.processor() or platform.machine()


def memory() -> str:
    try:
        return f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GiB"
    except (AttributeError, ValueError):
        return "unknown"


def load() -> float:
    """How many other programs wanted a core during the last minute; 0 where nobody counts them."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def installed(package: str) -> str:
    return metadata.version(package) if importlib.util.find_spec(package) else "none"


def project_version() -> str:
    return _pom().findtext("{*}version")


def dependency(artifact: str) -> str:
    return next(each.findtext("{*}version") for each in _pom().findall(".//{*}dependency")
                if each.findtext("{*}artifactId") == artifact)


def _pom() -> ElementTree.Element:
    return ElementTree.parse(ROOT / "pom.xml").getroot()
