"""Execute one notebook on a java kernel of its own, from a clean start."""
from __future__ import annotations

import asyncio
import re
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode

from tools import process
from tools.canonical import numbered
from tools.progress import Line
from tools.project import BUILD, shown

CELL_SECONDS = 600
ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


@dataclass(frozen=True)
class Execution:
    """An executed notebook, none if it could not be read, and what went wrong, if anything."""
    notebook: NotebookNode | None
    problem: str | None


class WholeKernelManager(AsyncKernelManager):
    """Ends the whole kernel: JJava's launcher and its child."""

    process = None

    async def start_kernel(self, **options) -> None:
        await super().start_kernel(**options)
        self.process = self.provisioner.process

    async def shutdown_kernel(self, **options) -> None:
        self.end()
        await super().shutdown_kernel(**options)

    def end(self) -> bool:
        """End the kernel if it has started, and say whether it had."""
        if self.process:
            process.end_tree(self.process)
            self.cleanup_connection_file()
        return self.process is not None


class Run:
    """One execution under way; the kernel's conversation has a thread of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notebook = nbformat.read(path, as_version=4)
        for cell in self.notebook.cells:
            if cell.cell_type == "code":
                cell.outputs, cell.execution_count = [], None
        self.total = len(numbered(self.notebook))
        self.current = 0
        self.problem: str | None = None
        self.started = time.monotonic()
        self.finished = threading.Event()  # Thread.join would think an interrupted thread ended
        self.kernel = WholeKernelManager(kernel_name="java")
        self.client = NotebookClient(
            self.notebook, self.kernel, timeout=CELL_SECONDS, shutdown_kernel="immediate",
            on_cell_execute=self._count, resources={"metadata": {"path": str(path.parent)}})

    def _count(self, cell: NotebookNode, cell_index: int) -> None:
        self.current += 1

    def converse(self) -> None:
        """Let the kernel execute every cell; what the JVMs themselves print goes to a log."""
        log = BUILD / "log" / f"kernel-{self.path.stem}.txt"
        log.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(log, "wb") as said:
                self.client.execute(cleanup_kc=True, stdout=said, stderr=said)
        except CellExecutionError:
            self.problem = f"cell {self.current} failed\n{complaint(numbered(self.notebook)[self.current - 1])}"
        except (Exception, asyncio.CancelledError) as error:  # a dead kernel, a cell that never ends
            where = f"cell {self.current} failed" if self.current else "its kernel did not start"
            self.problem = f"{where}: {type(error).__name__}: {error} (the kernel's own output: {shown(log)})"
        finally:
            self.kernel.end()
            self.finished.set()

    def __str__(self) -> str:
        place = f"cell {self.current} of {self.total}" if self.current else "starting the kernel"
        return f"{self.path.stem}  {place}  {time.monotonic() - self.started:.1f} s"


def execute(path: Path) -> Execution:
    """Execute a notebook in its own folder, showing how far it is."""
    try:
        run, line = Run(path), Line()
    except (OSError, ValueError, nbformat.ValidationError) as error:  # NotJSONError is a ValueError
        return Execution(None, f"not readable as a notebook: {str(error).splitlines()[0][:200]}")
    # Signals reach the main thread only, so an interrupt cannot hit a half-started kernel.
    threading.Thread(target=run.converse, daemon=True).start()
    try:
        while not run.finished.wait(0.1):
            line.update(str(run))
    except BaseException:
        while not run.kernel.end() and not run.finished.wait(0.1):
            pass
        raise
    line.close(f"{run}  FAILED" if run.problem else str(run))
    return Execution(run.notebook, run.problem)


def complaint(cell: NotebookNode) -> str:
    """What a failed cell said: its stderr and the head of its error."""
    lines: list[str] = []
    for output in cell.outputs:
        if output.output_type == "error":
            told = "\n".join(output.traceback) or f"{output.ename}: {output.evalue}"
            lines += ANSI.sub("", told).splitlines()[:12]
        elif output.output_type == "stream" and output.name == "stderr":
            lines += output.text.splitlines()[-5:]
    return "\n".join(f"    {line}" for line in lines)
