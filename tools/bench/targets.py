"""What the library is to reach, and whether it does."""
from __future__ import annotations

from dataclasses import dataclass

MOST_EXPONENT = 1.05


@dataclass(frozen=True)
class Target:
    """A least ratio and perhaps an aim beyond it, a most of seconds, or a least number of cells a nanosecond."""
    least_ratio: float | None = None
    most_seconds: float | None = None
    least_rate: float | None = None
    aim: float | None = None

    def verdict(self, seconds: float, ns: float | None, ratio: float | None) -> str:
        """The target in words, and whether these figures meet it."""
        if self.least_ratio is not None:
            aim = f", aim {self.aim:g} x: {met(ratio >= self.aim)}" if self.aim else ""
            return f"at least {self.least_ratio:g} x: {met(ratio >= self.least_ratio)}{aim}"
        if self.most_seconds is not None:
            return f"at most {self.most_seconds:g} s: {met(seconds <= self.most_seconds)}"
        return f"at least {self.least_rate:g} cells a ns: {met(1 / ns >= self.least_rate)}"


TARGETS = {
    ("noise", "90x140", "best NumPy"): Target(least_ratio=1.1),
    ("noise", "1024x1024", "best NumPy"): Target(least_ratio=1.1),
    ("step", "1024x1024", "ours"): Target(least_rate=9),
    ("step", "1024x1024", "best NumPy"): Target(least_ratio=3),
    ("join", "300x300", "rot.js"): Target(least_ratio=300),
    ("many rooms", "300x300", "rot.js"): Target(least_ratio=300),
    ("search", "90x140", "chapter NumPy"): Target(least_ratio=150, aim=250),
    ("search", "90x140", "best NumPy"): Target(least_ratio=8),
    ("growth", "32768x32768", "ours"): Target(most_seconds=0.5),
    ("start-up", "first cell", "ours"): Target(most_seconds=4),
}


def target(task: str, place: str, subject: str) -> Target | None:
    return TARGETS.get((task, place, subject))


def met(is_met: bool) -> str:
    return "met" if is_met else "missed"
