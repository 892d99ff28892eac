"""The notebooks on disk: which ones, and where their executed copies go."""
from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Sequence

from nbformat import NotebookNode

from tools.canonical import canonical, text
from tools.process import Failed
from tools.project import BUILD, NOTEBOOKS, replace


def chosen(prefixes: Sequence[str] = ()) -> list[Path]:
    """The notebooks whose name starts with one of the prefixes, or all, in name order."""
    every = sorted(path for path in NOTEBOOKS.glob("*.ipynb") if path.is_file())
    names = tuple(Path(prefix).name for prefix in prefixes)  # a path is as good as a name
    books = [path for path in every if not prefixes or path.name.startswith(names)]
    if not books:
        there = ", ".join(path.stem for path in every) or "none"
        raise Failed(f"No notebook starts with {' or '.join(prefixes)}. There are: {there}" if prefixes
                     else "No notebooks in notebooks/")
    return books


def edited(path: Path) -> bool:
    """Whether a notebook differs from its last commit, as it does once JupyterLab has saved it."""
    git = shutil.which("git")
    return bool(git) and subprocess.run([git, "diff", "--quiet", "HEAD", "--", str(path)], cwd=path.parent,
                                        capture_output=True).returncode == 1


def clear_copies() -> None:
    """Forget the executed copies of an earlier run."""
    for folder in ("notebooks", "html"):
        shutil.rmtree(BUILD / folder, ignore_errors=True)


def write_copy(path: Path, executed: NotebookNode) -> None:
    """Write the executed notebook under build/notebooks."""
    replace(BUILD / "notebooks" / path.name, text(canonical(executed)).encode("utf-8"))


def write_html(path: Path, executed: NotebookNode) -> None:
    """Write the executed notebook as a page under build/html."""
    from nbconvert import HTMLExporter  # slow to load, and a test has no use for it

    page, _ = HTMLExporter().from_notebook_node(canonical(executed), {"metadata": {"name": path.stem}})
    replace(BUILD / "html" / f"{path.stem}.html", page.encode("utf-8"))
