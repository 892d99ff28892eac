"""Where things are, and how a file is replaced."""
from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "notebooks"
DATA = ROOT / "data"
BUILD = ROOT / "build"
TARGET = ROOT / "target"
VENV = ROOT / ".venv"


def replace(path: Path, content: bytes) -> bool:
    """Write beside the file and move into place; say whether anything changed."""
    if path.is_file() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content)
    os.replace(beside, path)
    return True


def shown(path: Path) -> str:
    """The path as a reader of the project writes it."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)
