"""Child processes: steps that must succeed, and ends that reach every descendant."""
from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from typing import Callable, Mapping, Sequence

from tools.progress import Line
from tools.project import BUILD, ROOT, replace, shown

WINDOWS = os.name == "nt"
ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
TAIL = 25


class Failed(Exception):
    """A step that did not succeed, with what the reader needs to know."""


def guarded(main: Callable[[], int]) -> int:
    """Run main; a failure becomes a message, a signal becomes an orderly end."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")
    for ending in ENDINGS:
        signal.signal(ending, _interrupt)
    try:
        return main()
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    except OSError as error:  # a folder that may not be written, a disk that is full
        print(f"{error.strerror or error}: {error.filename}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        sys.stdout.flush()
        os._exit(130)  # nbclient's own exit handler would wait for a kernel that is gone


def _interrupt(number: int, frame: object) -> None:
    # A terminal signals the whole group and the parent passes its own signal on:
    # the second one must not break the cleaning up after the first.
    for ending in ENDINGS:
        signal.signal(ending, signal.SIG_IGN)
    raise KeyboardInterrupt


def hand_over(command: Sequence[str], env: Mapping[str, str]) -> int:
    """Let another program do the rest; pass an interrupt on and wait for its end."""
    sys.stdout.flush()
    child = subprocess.Popen(command, env=env, cwd=ROOT)
    try:
        return child.wait()
    except KeyboardInterrupt:
        if not WINDOWS:  # there the console has already told every process
            child.send_signal(signal.SIGINT)
        child.wait()
        return 130


def step(name: str, command: Sequence[str], env: Mapping[str, str] | None = None,
         news: Callable[[str], str | None] = lambda line: None) -> str:
    """Run one step of the work and return its output; Failed carries the output's tail."""
    line, lines, started = Line(), [], time.monotonic()
    line.show(f"{name} ...")
    child = subprocess.Popen(command, env=env, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
                             start_new_session=not WINDOWS)
    try:
        for text in child.stdout:
            lines.append(text)
            if detail := news(text):
                line.update(f"{name} ... {detail}")
        code = child.wait()
    except BaseException:
        end_tree(child)
        raise
    output = "".join(lines)
    log = BUILD / "log" / (re.sub(r"\W+", "-", name.lower()).strip("-") + ".txt")
    replace(log, output.encode("utf-8"))
    line.close(f"{name} {'done' if code == 0 else 'FAILED'}, {time.monotonic() - started:.1f} s")
    if code != 0:
        tail = "".join(lines[-TAIL:]).rstrip()
        raise Failed(f"{tail}\n\n{name} failed with exit code {code}. All of its output: {shown(log)}")
    return output


def end_tree(process: subprocess.Popen) -> None:
    """End a process that leads its own group, and all that it started."""
    if WINDOWS:
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True)
        return
    # JJava is a launcher and a child JVM: ending the launcher alone would leave the child.
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
            process.wait(timeout=3)
        except subprocess.TimeoutExpired:
            continue
        except (ProcessLookupError, PermissionError):  # macOS refuses a group of zombies
            return
