"""`python -m fishplate` and the command `fishplate`: runs the program that travels in the package.

The environment passes on the path of the package's own library, unless FISHPLATE_LIBRARY is set, and the Python that
runs it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def main() -> None:
    """Replace this process by the program; its exit code is the command's."""
    program = PACKAGE / "bin/fishplate"
    if not program.is_file():
        sys.exit(f"no program at {program}: it is part of the wheel, `make wheel` puts it there")
    if "FISHPLATE_LIBRARY" not in os.environ:
        os.environ["FISHPLATE_LIBRARY"] = os.environ["FISHPLATE_PACKAGE_LIBRARY"] = str(
            PACKAGE / "lib/libtvm_ffi.so"
        )
    os.environ["FISHPLATE_PYTHON"] = sys.executable
    os.execv(program, ["fishplate", *sys.argv[1:]])


if __name__ == "__main__":
    main()
