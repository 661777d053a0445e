"""Pickles of functions that were compiled on a machine without a GPU: loading to the end of a first launch.

    python gpu/bench/pickles.py OUT.json

`gpu/pack` made the pickles, with machine code inside. Each measurement is a process with empty caches, in which everything
that could compile is counted: our compiler, entries in both caches, PTX that the driver gets, and its linker. All of it
must be 0. The same function compiled from its source must give another count, or the counters see nothing.
"""

from __future__ import annotations

import ctypes
import json
import os
import pickle
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from pickled_cases import CASES, file_of
from timing import Result, write

ROUNDS = int(os.environ.get("GPU_PICKLE_ROUNDS", "5"))
GPU = Path(__file__).resolve().parents[1]
DRIVER = "FISHPLATE_CUDA_LIBRARY"


class Counted(ctypes.Structure):
    """The counters of `count_compiles.c`."""

    _fields_ = [(name, ctypes.c_int) for name in ("ptx", "fatbins", "machine_code", "links")]


def measure(name: str, file: str) -> None:
    """Print times and counts of one first launch; the child's part. Without a file the function is compiled."""
    import numpy as np
    from fishplate import cuda
    from fishplate.compiler import cache_counts

    case = CASES[name]
    arrays, expected = case.data()
    tensors = [cuda.empty(array.shape, str(array.dtype)) for array in arrays]
    for tensor, array in zip(tensors, arrays, strict=True):
        cuda.copy(tensor, array)
    cuda.synchronize()
    start = time.perf_counter()
    function = pickle.loads(Path(file).read_bytes()) if file else case.compile("")
    loaded = time.perf_counter()
    function(*tensors, *case.more)
    cuda.synchronize()
    end = time.perf_counter()
    made = np.empty_like(expected)
    cuda.copy(made, tensors[-1])
    counts, library = cache_counts(), ctypes.CDLL(os.environ[DRIVER])
    seen = Counted.in_dll(library, "fishplate_counted")
    print(
        json.dumps(
            {
                "load": (loaded - start) * 1e3,
                "ms": (end - start) * 1e3,
                "right": bool(np.array_equal(made, expected)),
                "machine code": seen.machine_code + seen.fatbins,
                "compiled": {
                    "our compiler": counts.compiled,
                    "PTX for the driver": seen.ptx,
                    "the driver's linker": seen.links,
                },
            }
        )
    )


def counting_driver(folder: Path) -> Path:
    """Build the library that counts, and forwards to the driver."""
    library, driver = folder / "libgpu_count.so", os.environ.get(DRIVER)
    command = ["cc", "-O2", "-fPIC", "-shared", "-Wl,--no-as-needed"]
    if not driver:
        # A library of the driver's name, because the driver itself may lie anywhere. It serves to link only.
        driver = str(folder / "libcuda.so.1")
        named = [*command, "-Wl,-soname,libcuda.so.1", "-o", driver, "-xc", "/dev/null"]
        subprocess.run(named, check=True)
    command += ["-o", str(library), str(GPU / "count_compiles.c"), driver, "-ldl"]
    subprocess.run(command, check=True)
    return library


def files_in(folder: Path) -> int:
    """Return the number of files with contents, except the driver's list of them."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.name != "index")
    return sum(path.stat().st_size > 0 for path in found)


def child(name: str, file: str, driver: Path) -> dict[str, Any]:
    """Run a child with empty caches; return what it printed, and the number of files that it left in them."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        ours, theirs, record = folder / "ours", folder / "theirs", folder / "record"
        settings = {
            DRIVER: str(driver),
            "FISHPLATE_CACHE_DIR": str(ours),
            "FISHPLATE_RECORD": str(record),
            "CUDA_CACHE_PATH": str(theirs),
            "CUDA_CACHE_DISABLE": "0",
        }
        command = [sys.executable, __file__, "--child", name, file]
        done = subprocess.run(
            command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True
        )
        if done.returncode:
            raise RuntimeError(f"{name}: the process ended with {done.returncode}")
        said = json.loads(done.stdout)
        said["compiled"] |= {
            "entries in our cache": files_in(ours),
            "entries in the driver's cache": files_in(theirs),
            "records": len(record.read_text().splitlines()) if record.is_file() else 0,
        }
        return said


def total(said: dict[str, Any]) -> int:
    """Return the number of all compilations."""
    return sum(said["compiled"].values())


def rows_of(name: str, folder: Path, driver: Path) -> list[Result]:
    """Measure one function: from its pickle and from its source, in turns."""
    file = file_of(folder, name)
    if not file.is_file():
        return [Result(f"pickle of {name}", None, note=f"{file} was not carried here", at_least=0)]
    turns = [(child(name, str(file), driver), child(name, "", driver)) for _ in range(ROUNDS)]
    pickled, compiled = zip(*turns, strict=True)
    print(f"{name}: pickled {pickled[0]}\n{name}: from its source {compiled[0]}")
    wrong = sum(not said["right"] for said in (*pickled, *compiled))
    found = [statistics.median(said[key] for said in pickled) for key in ("load", "ms")]
    source = statistics.median(said["ms"] for said in compiled)
    base = f"{name}: compiled from source to first launch"
    return [
        Result(base, source, "ms"),
        Result(f"{name}: pickle loaded", found[0], "ms"),
        Result(f"{name}: pickle loaded to first launch", found[1], "ms", base, found[1] / source),
        Result(f"{name}: compilations by a pickle", max(map(total, pickled)), "", at_most=0),
        Result(f"{name}: compilations without it", min(map(total, compiled)), "", at_least=1),
        Result(f"{name}: wrong results", wrong, "", at_most=0),
    ]


def main() -> None:
    """Measure all pickles."""
    carried = Path(os.environ.get("GPU_CARRIED", "dist/gpu")) / "pickles"
    with tempfile.TemporaryDirectory() as scratch:
        driver = counting_driver(Path(scratch))
        rows = [row for name in CASES for row in rows_of(name, carried, driver)]
    write(sys.argv[1], "pickles", rows)


if __name__ == "__main__":
    measure(*sys.argv[2:]) if sys.argv[1] == "--child" else main()
