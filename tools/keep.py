"""What a save keeps of the committed outputs, so that a second save changes no byte."""
from __future__ import annotations

import base64

from nbformat import NotebookNode

from tools import pictures
from tools.canonical import canonical, tags
from tools.compare import kinds


def kept(committed: NotebookNode, executed: NotebookNode) -> NotebookNode:
    """The executed notebook in canonical form, with the committed outputs that mean the same."""
    old, new = canonical(committed), canonical(executed)
    for before, after in zip(old.cells, new.cells):
        if after.cell_type != "code" or kinds(before) != kinds(after):
            continue
        if "volatile" in tags(after):
            after.outputs = before.outputs
        else:
            _keep_pictures(before, after)
    return new


def _keep_pictures(before: NotebookNode, after: NotebookNode) -> None:
    # Another JDK may pack the same pixels into other bytes.
    for was, is_now in zip(before.outputs, after.outputs):
        if "image/png" in was.get("data", {}):
            png = was.data["image/png"]
            if not pictures.difference(base64.b64decode(png), base64.b64decode(is_now.data["image/png"])):
                is_now.data["image/png"] = png
