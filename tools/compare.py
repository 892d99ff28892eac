"""An executed notebook against its committed outputs."""
from __future__ import annotations

import base64
import difflib
import os
from typing import Iterator

from nbformat import NotebookNode

from tools import pictures
from tools.canonical import canonical, numbered, tags

DIFF_LINES, WIDTH = 10, 120


def kinds(cell: NotebookNode) -> list[tuple[str, ...]]:
    """What sort of outputs a cell has, whatever they say."""
    return [(output.output_type, output.get("name", ""), *sorted(output.get("data", {}))) for output in cell.outputs]


def differences(committed: NotebookNode, executed: NotebookNode) -> list[str]:
    """What changed, cell by cell, numbered as the notebook numbers them."""
    pairs = zip(numbered(canonical(committed)), numbered(canonical(executed)))
    return [f"cell {number}: {what}"
            for number, (old, new) in enumerate(pairs, 1) for what in cell_differences(old, new)]


def cell_differences(old: NotebookNode, new: NotebookNode) -> Iterator[str]:
    """What changed in one cell; its tags say how closely to look."""
    if kinds(old) != kinds(new):
        yield f"outputs were {_named(old)}, are {_named(new)}"
        return
    if "volatile" in tags(new):
        return
    for before, after in zip(old.outputs, new.outputs):
        if before.output_type == "stream":
            yield from _text(before.name, before.text, after.text)
        elif before.output_type != "error":
            for mime in before.data:
                yield from _data(mime, before.data[mime], after.data[mime], "chart" in tags(new))


def unified(old: str, new: str) -> str:
    """A short unified diff of two texts."""
    lines = list(difflib.unified_diff(old.splitlines(), new.splitlines(), "committed", "this run", lineterm="", n=1))
    if not lines:
        lines = ["only line ends differ"]
    if len(lines) > DIFF_LINES:
        lines[DIFF_LINES - 1:] = [f"... {len(lines) - DIFF_LINES + 1} more lines of difference"]
    return "\n".join(f"    {line}" for line in _focused(lines))


def _focused(lines: list[str]) -> list[str]:
    """Long lines cut so that what differs between a removed and an added line is in sight."""
    starts = dict.fromkeys(range(len(lines)), 0)
    removed, added = ([i for i, line in enumerate(lines) if line.startswith(sign) and i > 1] for sign in "-+")
    for old, new in zip(removed, added):
        if max(len(lines[old]), len(lines[new])) > WIDTH:
            starts[old] = starts[new] = max(0, len(os.path.commonprefix([lines[old][1:], lines[new][1:]])) - WIDTH // 3)
    return [line[:1] + ("..." if starts[i] else "") + line[1 + starts[i]:][:WIDTH] for i, line in enumerate(lines)]


def _text(what: str, old: str, new: str) -> Iterator[str]:
    if old != new:
        yield f"{what} differs\n{unified(old, new)}"


def _data(mime: str, old: str, new: str, chart: bool) -> Iterator[str]:
    if mime != "image/png":
        yield from _text(mime, str(old), str(new))
    elif what := pictures.difference(base64.b64decode(old), base64.b64decode(new), size_only=chart):
        yield what


def _named(cell: NotebookNode) -> str:
    return ", ".join(" ".join(filter(None, kind)) for kind in kinds(cell)) or "none"
