"""The whole test: Java, these tools, every notebook, the evidence (under the notebooks' Python)."""
from __future__ import annotations

import argparse
import io
import os
import shutil
import unittest
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import nbformat

from tools import books, compare, evidence, process, structure
from tools.execute import execute
from tools.project import ROOT, TARGET


@dataclass
class Tally:
    """How many checks passed and failed."""
    passed: int = 0
    failed: int = 0

    def add(self, name: str, complaints: list[str]) -> None:
        """Count one check and print what it complains about."""
        if complaints:
            self.failed += 1
            print(*(f"{name}, {complaint}" for complaint in complaints), sep="\n", flush=True)
        else:
            self.passed += 1


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--long", action="store_true")
    args = parser.parse_args(arguments)

    tally = Tally()
    java_tests(tally, args.long)
    tool_tests(tally)
    evidence.prepare(full=True)
    for path in books.chosen():
        complaints = notebook_complaints(path)
        if complaints and books.edited(path):
            complaints.append("it was edited since the last commit, or saved by JupyterLab: "
                              f"`git restore notebooks/{path.name}` brings the committed one back")
        tally.add(path.stem, complaints)
    tally.add("evidence", [f"data/{name}: {what}" for name, what in evidence.differences().items()])
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0


def java_tests(tally: Tally, long: bool) -> None:
    """Run mvn verify and count from its reports; a build that fails without them counts once."""
    reports = TARGET / "surefire-reports"
    shutil.rmtree(reports, ignore_errors=True)
    command = [shutil.which("mvn"), "-B", "-ntp", *(["-Dcaves.long=true"] if long else []), "verify"]
    failure = None
    try:
        process.step("Java tests", command, os.environ, news=_running)
    except process.Failed as failed:
        failure = failed
    cases = [case for report in sorted(reports.glob("TEST-*.xml"))
             for case in ElementTree.parse(report).iter("testcase")]
    bad = [case for case in cases if _wrong(case) is not None]
    tally.passed += sum(case.find("skipped") is None for case in cases) - len(bad)
    tally.failed += len(bad) or bool(failure) or not cases
    for case in bad:
        message = (_wrong(case).get("message") or _wrong(case).text or "").strip().splitlines()
        print(f"{case.get('classname')}.{case.get('name')}: {message[0] if message else 'failed'}", flush=True)
    if failure and not bad:
        print(failure, flush=True)
    elif not cases:
        print("Java tests: none was run", flush=True)


def _wrong(case: ElementTree.Element) -> ElementTree.Element | None:
    failure = case.find("failure")
    return failure if failure is not None else case.find("error")


def _running(line: str) -> str | None:
    _, running, test = line.partition("Running ")
    return test.strip() if running else None


def tool_tests(tally: Tally) -> None:
    """Run the unit tests of these tools."""
    suite = unittest.defaultTestLoader.discover(str(ROOT / "tools" / "tests"), top_level_dir=str(ROOT))
    stream = io.StringIO()
    result = unittest.TextTestRunner(stream).run(suite)
    broken = len(result.failures) + len(result.errors)
    if broken:
        print(stream.getvalue())
    print(f"Tool tests done, {result.testsRun} run", flush=True)
    tally.passed += result.testsRun - broken - len(result.skipped)
    tally.failed += broken


def notebook_complaints(path: Path) -> list[str]:
    """Execute a notebook and say what is wrong with it or with what it now gives."""
    execution = execute(path)
    if execution.notebook is None:
        return [execution.problem]
    committed = nbformat.read(path, as_version=4)
    books.write_copy(path, execution.notebook)
    if execution.problem:
        return [*structure.faults(committed), execution.problem]
    return structure.faults(committed) + compare.differences(committed, execution.notebook)
