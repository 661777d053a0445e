#!/usr/bin/env python3
"""Compile functions for a GPU that is not here, with machine code inside, and write a pickle of each.

    gpu/make_pickles.py FOLDER

Needs `ptxas`, on the PATH or in a package. `gpu/pack` runs this; `gpu/bench/pickles.py` loads the pickles.
"""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "bench"))

from pickled_cases import CASES, file_of  # noqa: E402

from fishplate import cuda  # noqa: E402
from fishplate.compiler import find_ptxas  # noqa: E402


def main() -> None:
    """Write the pickles."""
    if len(sys.argv) != 2:
        sys.exit("usage: gpu/make_pickles.py FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, case in CASES.items():
        code = pickle.dumps(case.compile(case.options))
        file_of(folder, name).write_bytes(code)
        print(f"{name}: {len(code)} bytes, {case.options}")
    print(f"{cuda.device_count()} GPUs here; assembled by {find_ptxas()}")


if __name__ == "__main__":
    main()
