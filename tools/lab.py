"""JupyterLab on the notebooks, ended so that no kernel outlives it."""
from __future__ import annotations

import os
import signal
import subprocess
import sys

from tools import process
from tools.project import NOTEBOOKS
from tools.setup import Ready

FIRST = "--LabApp.default_url=/lab/tree/00-start-here.ipynb"


def open_lab(ready: Ready) -> int:
    """Start JupyterLab in notebooks/ and wait for its end."""
    terminal = sys.stdin.isatty()
    root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    if not process.WINDOWS:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # inherited: SIGHUP would end the lab but not its kernels
    lab = subprocess.Popen([str(ready.python), "-m", "jupyterlab", FIRST, *root], cwd=NOTEBOOKS, env=ready.env,
                           start_new_session=not terminal and not process.WINDOWS)
    for ending in process.ENDINGS:
        signal.signal(ending, lambda number, frame: lab.terminate())
    if terminal:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # JupyterLab itself asks whether to stop
    return lab.wait()
