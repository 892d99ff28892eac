"""Execute the notebooks, show the ledger, and save on demand (under the notebooks' Python)."""
from __future__ import annotations

import argparse
import textwrap
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from tools import books, evidence
from tools.canonical import text
from tools.execute import execute
from tools.keep import kept
from tools.project import replace


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("prefix", nargs="*")
    parser.add_argument("--save", action="store_true")
    args = parser.parse_args(arguments)

    full = not args.prefix
    paths = books.chosen(args.prefix)
    evidence.prepare(full)
    if full:
        books.clear_copies()
    executed, succeeded, failed = {}, [], []
    for path in paths:
        execution = execute(path)
        if execution.notebook is not None:
            executed[path] = execution.notebook
            books.write_copy(path, execution.notebook)
            books.write_html(path, execution.notebook)
        (failed if execution.problem else succeeded).append(path.stem)
        if execution.problem:
            print(f"{path.stem}, {execution.problem}", flush=True)
    _close(succeeded)
    if failed:
        print(f"\nFailed: {', '.join(failed)}." + (" Nothing is saved." if args.save else ""))
        return 1
    if args.save:
        _save(executed, full)
    return 0


def _close(notebooks: list[str]) -> None:
    print("\nClaims", *evidence.ledger(notebooks), sep="\n  ")
    print("\nDiffers from the committed evidence:")
    print(textwrap.fill(", ".join(evidence.differences()) or "nothing", 100, initial_indent="  ",
                        subsequent_indent="  ", break_on_hyphens=False))
    print("To look at: build/html, build/data, or `caves.py open`")


def _save(executed: dict[Path, NotebookNode], full: bool) -> None:
    changed = evidence.save(full)
    for path, notebook in executed.items():
        committed = nbformat.read(path, as_version=4)
        changed += replace(path, text(kept(committed, notebook)).encode("utf-8"))
    print(f"Saved: {changed or 'no'} file{'' if changed == 1 else 's'} changed in notebooks/ and data/")
