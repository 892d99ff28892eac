"""Rules that a committed notebook keeps, whatever it computes."""
from __future__ import annotations

import itertools
import re
from typing import Iterator

from nbformat import NotebookNode

from tools.canonical import KERNELSPEC, numbered, tags

MOST_LINES, LONGEST_LINE = 15, 96
# What differs on every run or machine, and how it looks in an output.
UNSTABLE = {
    "a UUID": re.compile(r"\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b", re.I),
    "an object address": re.compile(r"[\w\]$;]@[0-9a-f]{4,8}\b"),
    "an absolute path": re.compile(r"(?:^|[\s\"'(=:,\[>])(?:/[\w.-]+/[\w.-]|[A-Za-z]:\\\w)|file:/+\w", re.M),
}


def faults(notebook: NotebookNode) -> list[str]:
    """The rules that a notebook breaks, each with its place."""
    cells = enumerate(numbered(notebook), 1)
    return [*_notebook_faults(notebook),
            *(f"cell {number}: {fault}" for number, cell in cells for fault in _cell_faults(number, cell))]


def _notebook_faults(notebook: NotebookNode) -> Iterator[str]:
    if notebook.metadata.get("kernelspec") != KERNELSPEC:
        yield f"kernelspec is not {KERNELSPEC}"
    if "version" in notebook.metadata.get("language_info", {}):
        yield "language_info.version is committed"
    for cell, following in itertools.pairwise(notebook.cells):
        if cell.get("outputs") and following.cell_type == "code" and "exercise" not in tags(cell):
            yield f"cell {cell.execution_count}: nobody reads its output, a code cell follows"


def _cell_faults(number: int, cell: NotebookNode) -> Iterator[str]:
    if cell.execution_count != number:
        yield f"its run number is {cell.execution_count}"
    lines = cell.source.splitlines()
    if len(lines) > MOST_LINES:
        yield f"{len(lines)} lines, more than {MOST_LINES}"
    for line in lines:
        if len(line) > LONGEST_LINE:
            yield f"a line of {len(line)} characters, more than {LONGEST_LINE}: {line[:40]}..."
    for output in cell.outputs:
        if output.output_type == "error":
            yield "an error output is committed"
        for what, pattern in UNSTABLE.items():
            if found := pattern.search(_words(output)):
                yield f"{what} in its output: {found[0].strip()}"


def _words(output: NotebookNode) -> str:
    data = output.get("data", {})
    return output.get("text", "") + "\n".join(str(data[mime]) for mime in data if not mime.startswith("image/"))
