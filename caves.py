#!/usr/bin/env python3
"""The one command of Caves from Noise: run, test or open the notebooks, or time the library."""
import sys

if sys.version_info < (3, 10):
    sys.exit("caves.py needs Python 3.10 or newer; this is Python %d.%d" % sys.version_info[:2])

import argparse

from tools import lab, machine, process, setup


def jdk_version(text: str) -> int:
    """A major version that could serve; anything else is refused before it is looked for."""
    if text.isdecimal() and machine.OLDEST_JDK <= int(text) < 100:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no version of a JDK from {machine.OLDEST_JDK} on")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="run | test | open | bench | jdks")

    run = commands.add_parser("run", help="set up what is missing, then execute the notebooks")
    run.add_argument("prefix", nargs="*", help="only the notebooks whose name starts so (03)")
    run.add_argument("--save", action="store_true", help="write outputs and evidence back into the project")

    test = commands.add_parser("test", help="Java tests, then every notebook against its committed outputs")
    test.add_argument("--long", action="store_true", help="include the tests that take long")

    open_ = commands.add_parser("open", help="JupyterLab in notebooks/")

    bench = commands.add_parser("bench", help="time the library beside other programs")
    how = bench.add_mutually_exclusive_group()
    how.add_argument("--short", action="store_true", help="within three minutes, by fewer samples")
    how.add_argument("--save", action="store_true", help="write the figures back into data/evidence and the README")
    for command in (run, test, open_, bench):
        command.add_argument("--jdk", type=jdk_version, metavar="N", help="use the JDK of this major version")

    commands.add_parser("jdks", help="the major version of each usable JDK, one a line")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    if args.command == "jdks":
        for major in machine.usable_majors():
            print(major)
        return 0
    ready = setup.ready(args.jdk)
    if args.command == "open":
        return lab.open_lab(ready)
    # Notebooks and kernels need nbclient, so the rest runs under the Python that has it.
    if args.command == "run":
        work = ["run", *args.prefix, *(["--save"] if args.save else [])]
    elif args.command == "bench":
        work = ["bench.command", *(f"--{flag}" for flag in ("short", "save") if getattr(args, flag))]
    else:
        work = ["check", *(["--long"] if args.long else [])]
    return process.hand_over([str(ready.python), "-m", "tools", *work], ready.env)


if __name__ == "__main__":
    sys.exit(process.guarded(main))
