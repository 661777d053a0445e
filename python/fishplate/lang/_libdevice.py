"""NVIDIA's libdevice: math functions for GPUs as LLVM bitcode, if a CUDA toolkit or a package provides it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

_FILE = "libdevice.10.bc"
#: Packages that contain the file, and its path in them.
_PACKAGES = {"nvidia": f"*/nvvm/libdevice/{_FILE}", "triton": f"backends/nvidia/lib/{_FILE}"}


def _folders() -> Iterator[Path]:
    """List the folders of CUDA toolkits."""
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        if folder := os.environ.get(variable):
            yield Path(folder)
    yield Path("/usr/local/cuda")


@cache
def find() -> str | None:
    """Return the path of libdevice; ``FISHPLATE_LIBDEVICE`` sets it, and the empty string disables it."""
    given = os.environ.get("FISHPLATE_LIBDEVICE")
    if given is not None:
        return given or None
    for folder in _folders():
        path = folder / "nvvm/libdevice" / _FILE
        if path.is_file():
            return str(path)
    for package, pattern in _PACKAGES.items():
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            for path in sorted(Path(folder).glob(pattern)):
                return str(path)
    return None
