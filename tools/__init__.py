"""The work behind caves.py, one idea a module."""
