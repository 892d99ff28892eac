"""Time the library and the programs beside it, and set the figures in one table (under the notebooks' Python)."""
from __future__ import annotations

import argparse
import os
import re

from tools.bench import host, jmh, others, startup, tables
from tools.bench.figures import OURS, Figure, csv_text, exponent, ordered
from tools.bench.targets import MOST_EXPONENT, met
from tools.evidence import WORKING
from tools.process import Failed
from tools.project import DATA, ROOT, replace, shown

MAPS = jmh.FOLDER / "maps"
FACT = re.compile(r"^([^,\n]+),([^,\n]+),(\d+)$", re.M)  # a JVM may say other things as well
NAMES = ("bench.csv", "bench-growth.png")
FULL = ["-f", "2", "-wi", "3", "-w", "1s", "-i", "5", "-r", "1s"]
SHORT = ["-f", "1", "-wi", "2", "-w", "300ms", "-i", "3", "-r", "300ms"]
SHORT_GROWTH = {"size": "100x100,320x320,1024x1024,3200x3200,10000x10000"}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--save", action="store_true")
    args = parser.parse_args(arguments)

    load = host.load()
    classes = jmh.class_path()
    present, skipped = installed()
    check(jmh.facts(classes, MAPS), present)
    figures, described = measured(classes, present, args.short)
    described |= {"load before": f"{load:.2f}", "not installed": ", ".join(skipped) or "none",
                  "samples": "n, each the mean of the calls that fit into it; low and high are least and largest",
                  "growth exponent": f"{exponent(figures):.3f}"}
    _write(classes, csv_text(described, figures))
    _show(described, figures, skipped, load)
    if args.save:
        _save(tables.readme_table(described, figures, skipped))
    return 0


def installed() -> tuple[list[others.Other], list[str]]:
    """Who is there, and the names of those who are not."""
    present, skipped = [], []
    for other in others.all_of_them(MAPS):
        try:
            other.install()
            present.append(other)
        except Failed as failure:
            skipped.append(other.name)
            print(f"Without {other.name}: {str(failure).splitlines()[-1]}", flush=True)
    return present, skipped


def check(java: str, present: list[others.Other]) -> None:
    """Whoever says to make our cells has to name our numbers, before anything is timed."""
    said = [fact for answer in (java, *(other.facts() for other in present)) for fact in FACT.findall(answer)]
    our_own = {fact: number for subject, fact, number in said if subject == OURS}
    for silent in {OURS, "SquidLib", *(other.name for other in present)} - {subject for subject, _, _ in said}:
        raise Failed(f"{silent} names no numbers, so nobody knows which cells it makes. No ratio is printed.")
    for subject, fact, number in said:
        if our_own.get(fact) != number:
            raise Failed(f"{subject} does not make our cells: {fact}: {number}, ours {our_own.get(fact)}. "
                         "No ratio is printed.")
    print(f"The same cells: {len(said) - len(our_own)} numbers of the others are ours", flush=True)


def measured(classes: str, present: list[others.Other], short: bool) -> tuple[list[Figure], dict[str, str]]:
    """All figures, one program after the other so that none disturbs another, and what they were taken on."""
    timing, cores = SHORT if short else FULL, os.cpu_count()
    kernels = jmh.run(classes, "one core", "Noise|Step|Label|Join|ManyRooms|Window|Search", {}, timing, one_core=True)
    search = jmh.run(classes, "all cores", "Search", {}, timing, one_core=False)
    growth = jmh.run(classes, "growth", "Growth", SHORT_GROWTH if short else {}, timing, one_core=False)
    figures = [*jmh.figures(kernels, 1), *jmh.figures(search, cores), *jmh.figures(growth, cores)]
    for other in present:
        figures += other.figures(short)
    return ordered(figures + startup.figures(3 if short else 5)), host.described(kernels[0])


def _write(classes: str, table: str) -> None:
    csv, chart = (WORKING / "evidence" / name for name in NAMES)
    replace(csv, table.encode("utf-8"))
    jmh.chart(classes, csv, chart)


def _show(described: dict[str, str], figures: list[Figure], skipped: list[str], load: float) -> None:
    print("", *(f"{key}: {value}" for key, value in described.items()), "", *tables.lines(figures), sep="\n")
    slope = exponent(figures)
    print(f"\nGrowth exponent {slope:.3f} (at most {MOST_EXPONENT}: {met(slope <= MOST_EXPONENT)})")
    print("Skipped, not installed:", ", ".join(skipped) or "none")
    if load > 0.3:
        print(f"The machine was busy before ({load:.1f} programs): figures from a quiet one are better.")
    print("In full:", shown(WORKING / "evidence" / NAMES[0]))


def _save(table: str) -> None:
    readme = ROOT / "README.md"
    changed = replace(readme, tables.placed(readme.read_text(encoding="utf-8"), table).encode("utf-8"))
    changed += sum(replace(DATA / "evidence" / name, (WORKING / "evidence" / name).read_bytes()) for name in NAMES)
    print(f"Saved: {changed} files changed in data/evidence and README.md")
