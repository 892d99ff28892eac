"""Small notebooks and pictures for the tests."""
from __future__ import annotations

import base64
import io

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_notebook, new_output
from PIL import Image

from tools.canonical import KERNELSPEC


def png(dot: tuple[int, int] | None = None, size: tuple[int, int] = (4, 3), level: int = 9) -> bytes:
    """A white picture, perhaps with one black dot."""
    image = Image.new("RGB", size, "white")
    if dot:
        image.putpixel(dot, (0, 0, 0))
    buffer = io.BytesIO()
    image.save(buffer, "png", compress_level=level)
    return buffer.getvalue()


def picture(data: bytes) -> NotebookNode:
    """An output that shows a picture, as the kernels send it."""
    return new_output("execute_result", {"image/png": base64.b64encode(data).decode(), "text/plain": "Image@1a2b3c"})


def words(text: str) -> NotebookNode:
    """An output of plain text."""
    return new_output("execute_result", {"text/plain": text})


def said(text: str, name: str = "stdout") -> NotebookNode:
    """A piece of a stream."""
    return new_output("stream", name=name, text=text)


def notebook(*outputs: NotebookNode, source: str = "show()", tags: tuple[str, ...] = ()) -> NotebookNode:
    """A notebook of one cell with these outputs."""
    cell = new_code_cell(source, id="cell", execution_count=1, outputs=list(outputs))
    if tags:
        cell.metadata["tags"] = list(tags)
    return new_notebook(cells=[cell], metadata={"kernelspec": dict(KERNELSPEC)})
