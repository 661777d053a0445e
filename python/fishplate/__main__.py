"""`python -m fishplate` and the command `fishplate`: runs the program that travels in the package.

It is told of the package's own library, unless FISHPLATE_LIBRARY names another.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def main() -> None:
    """Replaces this process by the program; its exit code is the command's."""
    program = PACKAGE / "bin/fishplate"
    if not program.is_file():
        sys.exit(f"no program at {program}: it is part of the wheel, `make wheel` puts it there")
    os.environ.setdefault("FISHPLATE_LIBRARY", str(PACKAGE / "lib/libtvm_ffi.so"))
    os.execv(program, ["fishplate", *sys.argv[1:]])


if __name__ == "__main__":
    main()
