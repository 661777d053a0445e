"""Fixtures of the tests of the Python package: the peer's release, and C code for tests."""

from __future__ import annotations

import ctypes
import os
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="session")
def peer_package() -> Path:
    """The folder that makes the peer's tvm_ffi importable."""
    return Path(os.environ["FISHPLATE_TESTING_LIBRARY"]).parents[2]


@pytest.fixture(scope="session")
def native(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """native.c, compiled against our header; the process provides the symbols of the runtime."""
    import fishplate  # noqa: F401  the runtime has to be loaded first

    library = tmp_path_factory.mktemp("native") / "libnative.so"
    command = ["gcc", "-std=c11", "-D_GNU_SOURCE", "-O1", "-Wall", "-Wextra", "-Werror", "-shared"]
    command += ["-fPIC", "-pthread", f"-I{ROOT / 'include'}", str(HERE / "native.c")]
    runtime = Path(fishplate.__file__).parent / "lib/libtvm_ffi.so"
    subprocess.run([*command, "-o", str(library), str(runtime)], check=True)
    return ctypes.CDLL(str(library))
