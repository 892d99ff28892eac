"""The one form in which an executed notebook is kept, so that equal runs give equal bytes."""
from __future__ import annotations

import copy
import itertools
import re
from typing import Iterable

import nbformat
from nbformat import NotebookNode

KERNELSPEC = {"display_name": "Java", "language": "java", "name": "java"}


def numbered(notebook: NotebookNode) -> list[NotebookNode]:
    """The cells that get a run number, in order: code cells with something in them."""
    return [cell for cell in notebook.cells if cell.cell_type == "code" and cell.source.strip()]


def tags(cell: NotebookNode) -> list[str]:
    """The cell's tags, sorted."""
    return sorted(cell.metadata.get("tags", []))


def canonical(notebook: NotebookNode) -> NotebookNode:
    """A copy without what changes from machine to machine or from run to run."""
    result = copy.deepcopy(notebook)
    language = {key: value for key, value in result.metadata.get("language_info", {}).items() if key != "version"}
    result.metadata = NotebookNode({"kernelspec": NotebookNode(KERNELSPEC)})
    if language:
        result.metadata["language_info"] = language
    result.nbformat, result.nbformat_minor = 4, 5
    for cell in result.cells:
        cell.metadata = NotebookNode({"tags": tags(cell)} if tags(cell) else {})
        if cell.cell_type == "code":
            cell.outputs = [_plain(output) for output in _joined(cell.outputs)]
    return result


def text(notebook: NotebookNode) -> str:
    """The notebook as its file holds it."""
    return nbformat.writes(notebook, version=4) + "\n"


def _joined(outputs: Iterable[NotebookNode]) -> list[NotebookNode]:
    """Join the pieces of a stream; a picture in between still separates them."""
    result: list[NotebookNode] = []
    for is_stream, group in itertools.groupby(outputs, key=lambda output: output.output_type == "stream"):
        if not is_stream:
            result += group
            continue
        streams: dict[str, NotebookNode] = {}
        for piece in group:
            if piece.name in streams:
                streams[piece.name].text += piece.text
            else:
                streams[piece.name] = piece
        for stream in streams.values():
            stream.text = _left_standing(stream.text)
        result += [streams[name] for name in sorted(streams, reverse=True)]  # stdout, then stderr
    return result


def _left_standing(text: str) -> str:
    """What a screen shows in the end: a carriage return writes the line over."""
    return re.sub(r"[^\n]*\r(?!\n)", "", text)


def _plain(output: NotebookNode) -> NotebookNode:
    """Without metadata, and without the words that kernels put beside a picture or a page."""
    if "metadata" in output:
        output.metadata = NotebookNode()
    data = output.get("data", {})
    if "image/png" in data:
        output.data = NotebookNode({"image/png": "".join(data["image/png"].split())})
    elif "text/html" in data and data.get("text/plain") == data["text/html"]:
        del data["text/plain"]
    return output
