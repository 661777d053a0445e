"""Loads `libtvm_ffi_testing.so`, which registers the functions and types named `testing.*`.

It is a part of Apache TVM-FFI and is not shipped here. It is loaded from the path in FISHPLATE_TESTING_LIBRARY, else
from the folder of our runtime library. If the process has it already, for example because Apache's package was
imported, nothing is loaded.
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from .. import libinfo
from ..registry import get_global_func

LIBRARY_VARIABLE = "FISHPLATE_TESTING_LIBRARY"
_FILE = "libtvm_ffi_testing.so"


def find() -> Path:
    """The library's path; if there is none, ImportError says what to do."""
    if named := os.environ.get(LIBRARY_VARIABLE):
        path = Path(named).expanduser()
        if not path.is_file():
            raise ImportError(f"{LIBRARY_VARIABLE}={named}: there is no such file")
        return path.resolve()
    path = Path(libinfo.find_libtvm_ffi()).with_name(_FILE)
    if not path.is_file():
        raise ImportError(
            f"fishplate.testing needs {_FILE} of Apache TVM-FFI: set {LIBRARY_VARIABLE} to its "
            f"path (in that package it lies in tvm_ffi/lib); it is not at {path} either"
        )
    return path


def load() -> None:
    """Load the library unless its functions are registered already. It is never unloaded."""
    if get_global_func("testing.echo", allow_missing=True) is None:
        ctypes.CDLL(str(find()))
