"""One line of progress: updated in place on a terminal, plain lines elsewhere."""
from __future__ import annotations

import shutil
import sys
import time

PLAIN_EVERY = 2.0  # seconds between two plain lines about the same thing


class Line:
    """A line of progress that ends as one permanent line."""

    def __init__(self) -> None:
        self._terminal = sys.stdout.isatty()
        self._width = 0
        self._said = 0.0

    def show(self, text: str) -> None:
        """Say this now, wherever the output goes."""
        if self._terminal:
            text = text[: shutil.get_terminal_size().columns - 1]
            print("\r" + text.ljust(self._width), end="", flush=True)
            self._width = len(text)
        else:
            print(text, flush=True)
        self._said = time.monotonic()

    def update(self, text: str) -> None:
        """Say this, but do not flood a log file."""
        if self._terminal or time.monotonic() - self._said > PLAIN_EVERY:
            self.show(text)

    def close(self, text: str) -> None:
        """Say the last word."""
        self.show(text)
        if self._terminal:
            print(flush=True)
