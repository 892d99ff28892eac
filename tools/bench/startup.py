"""How long a reader waits for the first cell of a notebook and for the first map, and for what."""
from __future__ import annotations

import re
import time
from typing import Iterator

import nbformat
from jupyter_client.manager import KernelManager

from tools import process
from tools.bench.figures import OURS, Figure
from tools.canonical import numbered
from tools.progress import Line
from tools.project import BUILD, NOTEBOOKS

FIRST = NOTEBOOKS / "00-start-here.ipynb"
KERNEL, FIRST_CELL, FIRST_MAP = "kernel up", "first cell", "first map"
WHOLE = (KERNEL, FIRST_CELL, FIRST_MAP)
PARTS = ("of it first snippet", "of it class path", "of it imports", "of it definitions")


def figures(samples: int) -> list[Figure]:
    """Seconds from a kernel's launch to its reply, the first cell's and the first map's; then setup.jsh's parts."""
    line = Line()
    first, second = (cell.source for cell in numbered(nbformat.read(FIRST, as_version=4))[:2])
    times: dict[str, list[float]] = {name: [] for name in WHOLE + PARTS}
    for sample in range(samples):
        line.update(f"Start-up ... {sample + 1} of {samples}")
        launched = time.perf_counter()
        for name, at in zip(WHOLE, list(replies([first, second]))):
            times[name].append(at - launched)
        ends = list(replies(pieces((NOTEBOOKS / "setup.jsh").read_text(encoding="utf-8"))))
        for name, begin, end in zip(PARTS, ends, ends[1:]):
            times[name].append(end - begin)
    line.close("Start-up done")
    return [Figure("start-up", name, OURS, 0, tuple(seconds)) for name, seconds in times.items()]


def pieces(setup: str) -> list[str]:
    """What setup.jsh does, in four cells: its check (the first code to compile), class path, imports, own functions."""
    match = re.fullmatch(r"((?s:.*?))((?:%classpath .*\n)+)((?:import .*\n)+)((?s:.*))", setup)
    if not match:
        raise process.Failed("setup.jsh is no longer a check, %classpath lines, imports and functions, in this order")
    return list(match.groups())


def replies(cells: list[str]) -> Iterator[float]:
    """When a new kernel was up, and when each cell had its reply."""
    log = BUILD / "log" / "kernel-start-up.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    kernel = KernelManager(kernel_name="java")
    with open(log, "wb") as said:
        kernel.start_kernel(cwd=str(NOTEBOOKS), stdout=said, stderr=said)
        client = kernel.client()
        client.start_channels()
        try:
            client.wait_for_ready(timeout=60)
            yield time.perf_counter()
            for cell in cells:
                reply = client.execute_interactive(cell, output_hook=lambda message: None, timeout=60)
                if reply["content"]["status"] != "ok":
                    raise process.Failed(f"a kernel did not run:\n{cell}")
                yield time.perf_counter()
        finally:
            client.stop_channels()
            process.end_tree(kernel.provisioner.process)
            kernel.cleanup_connection_file()
