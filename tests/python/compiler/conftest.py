"""Fixtures of the compiler tests: a separate cache, and kernels as MLIR."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

# Read once, when the library first compiles: before any test imports it.
_CACHE = tempfile.mkdtemp(prefix="fishplate-test-cache-")
atexit.register(shutil.rmtree, _CACHE, ignore_errors=True)
os.environ["FISHPLATE_CACHE_DIR"] = _CACHE
os.environ.pop("FISHPLATE_NO_CACHE", None)

import pytest

from fishplate import Function

ROOT = Path(__file__).resolve().parents[3]

#: b = k * a, with the calling convention of `PlainCall` for the parameters of :func:`scale_params`.
SCALE = """
func.func @scale(%a: !llvm.ptr, %n: i32, %b: !llvm.ptr, %m: i32, %k: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.index_cast %n : i32 to index
  scf.for %i = %zero to %size step %one {
    %at = arith.index_cast %i : index to i64
    %p = llvm.getelementptr %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %q = llvm.getelementptr %b[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = arith.mulf %x, %k : f32
    llvm.store %y, %q : f32, !llvm.ptr
  }
  return
}
"""


def scale_params(divisibility: int | None = 4) -> list:
    """The parameters of `SCALE`."""
    from fishplate import spec

    n = spec.Var("n", "int32", divisibility=divisibility)
    return [
        spec.Tensor("a", [n], "float32", device_type="cpu"),
        spec.Tensor("b", [n], "float32", device_type="cpu"),
        spec.Var("k", "float32"),
    ]


@pytest.fixture(scope="session")
def scale() -> Function:
    """The compiled kernel."""
    from fishplate.compiler import PlainCall, compile_module

    return compile_module(SCALE, "scale", scale_params(), PlainCall())
