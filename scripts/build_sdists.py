"""Writes the source distributions of both packages to a folder: `build_sdists.py FOLDER`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import build_backend
import compiler_wheel


def main() -> None:
    """Run the command."""
    folder = Path(sys.argv[1])
    # maturin is next to this Python.
    os.environ["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    print(folder / build_backend.build_sdist(str(folder)))
    print(compiler_wheel.write_sdist(folder))


if __name__ == "__main__":
    main()
