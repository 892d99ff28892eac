"""PNG pictures compared by what they show, not by how they are packed."""
from __future__ import annotations

import io

from PIL import Image, ImageChops, UnidentifiedImageError


def difference(old: bytes, new: bytes, size_only: bool = False) -> str | None:
    """What differs between two pictures: size, or the rows and columns with other pixels."""
    if old == new:
        return None
    try:
        before, after = _image(old), _image(new)
    except UnidentifiedImageError:
        return "one of the two is no picture"
    if before.size != after.size:
        return "picture is {} x {} pixels, was {} x {}".format(*after.size, *before.size)
    box = ImageChops.difference(before, after).getbbox(alpha_only=False)
    if size_only or box is None:
        return None
    left, top, right, bottom = box
    return f"pixels differ in rows {top}..{bottom - 1}, columns {left}..{right - 1}"


def _image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA")
