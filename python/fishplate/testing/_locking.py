"""One test at a time on the GPU, among all processes of a test run.

Workers of a parallel run share a GPU and its memory. `run_with_gpu_lock` runs a function while a
lock file is held: `gpu.lock` in TVM_FFI_TEST_LOCK_DIR, else in a per-user folder in the temporary folder.
"""

from __future__ import annotations

import functools
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from ..utils import FileLock

_R = TypeVar("_R")


@functools.cache
def _gpu_lock_path() -> Path:
    named = os.environ.get("TVM_FFI_TEST_LOCK_DIR")
    default = Path(tempfile.gettempdir()) / f"tvm-ffi-test-locks-{os.getuid()}"
    folder = Path(named).expanduser() if named else default
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "gpu.lock"


def run_with_gpu_lock(func: Callable[..., _R], /, *args: Any, **kwargs: Any) -> _R:
    """Call `func` while no other process of the run uses the GPU, and return its result.

    Create and release all GPU data inside the function. Compile outside, so that others need not wait.
    """
    with FileLock(str(_gpu_lock_path())):
        return func(*args, **kwargs)
