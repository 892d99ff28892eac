"""The half of caves.py that runs under the notebooks' Python: run, check or bench."""
import importlib
import sys

from tools import process


def main() -> int:
    name, *arguments = sys.argv[1:]
    # These load nbclient, which takes a second: an interrupt must already find its handler.
    return importlib.import_module(f"tools.{name}").main(arguments)


if __name__ == "__main__":
    sys.exit(process.guarded(main))
