"""The Java figures: caves.bench compiled with the tests, run by JMH in JVMs of its own."""
from __future__ import annotations

import json
import math
import os
import re
import shutil
from pathlib import Path
from typing import Mapping

from tools import process
from tools.bench.figures import OURS, Figure
from tools.project import BUILD, TARGET

FOLDER = BUILD / "bench"
SUBJECTS = {"ours": OURS, "squidlib": "SquidLib"}
# Kernels get one core, whatever they would do with more.
ONE_CORE = "-XX:ActiveProcessorCount=1 -Djava.util.concurrent.ForkJoinPool.common.parallelism=0"


def class_path() -> str:
    """Compile the tests and name all that they need."""
    listing = TARGET / "bench.classpath"
    process.step("Benchmarks", [shutil.which("mvn"), "-B", "-ntp", "test-compile", "dependency:build-classpath",
                                f"-Dmdep.outputFile={listing}", "-Dmdep.includeScope=test"], os.environ)
    return os.pathsep.join([str(TARGET / "test-classes"), str(TARGET / "classes"), listing.read_text().strip()])


def run(classes: str, name: str, benches: str, parameters: Mapping[str, str], timing: list[str],
        one_core: bool) -> list[dict]:
    """Run the benches whose names match and return JMH's results."""
    results = FOLDER / f"jmh-{name.replace(' ', '-')}.json"
    results.parent.mkdir(parents=True, exist_ok=True)
    limits = ["-jvmArgsAppend", ONE_CORE] if one_core else []
    chosen = [word for key, value in parameters.items() for word in ("-p", f"{key}={value}")]
    process.step(f"JMH, {name}", ["java", "-cp", classes, "org.openjdk.jmh.Main", rf"caves\.bench\.({benches})Bench",
                                  "-bm", "avgt", "-tu", "s", "-foe", "true", "-rf", "json", "-rff", str(results),
                                  *limits, *chosen, *timing], os.environ, news=_running)
    return json.loads(results.read_text())


def figures(results: list[dict], threads: int) -> list[Figure]:
    """What JMH measured, a sample for each iteration."""
    return [_figure(result, threads) for result in results]


def _figure(result: dict, threads: int) -> Figure:
    kind, method = result["benchmark"].split(".")[-2:]
    seeds = int(result["params"].get("seeds", 1))
    size = result["params"].get("size", "90x140")
    cells = seeds * math.prod(map(int, size.split("x")))
    seconds = tuple(sample for fork in result["primaryMetric"]["rawData"] for sample in fork)
    task = re.sub("(?<=[a-z])(?=[A-Z])", " ", kind.removesuffix("Bench")).lower()
    return Figure(task, size + (f" x {seeds}" if seeds > 1 else ""), SUBJECTS[method], cells, seconds, threads)


def facts(classes: str, maps: Path) -> str:
    """What the Java subjects make of a few seeds."""
    return process.step("Facts, Java", ["java", "-cp", classes, "caves.bench.Facts", str(maps)], os.environ)


def chart(classes: str, table: Path, picture: Path) -> None:
    """Draw the growth from the evidence file."""
    process.step("Growth chart", ["java", "-Djava.awt.headless=true", "-cp", classes, "caves.bench.GrowthChart",
                                  str(table), str(picture)], os.environ)


def _running(line: str) -> str | None:
    if line.startswith("# Benchmark: "):
        return line.split(".", 2)[-1].strip()
    return None
