"""Functions exported with the arguments of the CuTe DSL, linked by a C compiler and loaded again."""

from __future__ import annotations

import subprocess
from pathlib import Path

import fishplate as fp
import fishplate.cute as cute
import numpy as np
import pytest


@cute.jit
def add_one(a: cute.Tensor, b: cute.Tensor) -> None:
    for i in range(a.shape[0]):
        b[i] = a[i] + 1


def test_an_object_file_is_linked_and_loaded(tmp_path: Path) -> None:
    a, b = np.arange(5, dtype=np.float32), np.zeros(5, np.float32)
    compiled = cute.compile(add_one, a, b)
    compiled.export_to_c(tmp_path / "one.o", function_name="one")
    compiled.export_to_c(file_path=tmp_path, file_name="two", function_prefix="two_of_them")
    libraries = cute.runtime.find_runtime_libraries(enable_tvm_ffi=True)
    objects = [str(tmp_path / name) for name in ("one.o", "two.o")]
    library = str(tmp_path / "both.so")
    subprocess.run(["cc", "-shared", "-o", library, *objects, *libraries], check=True)
    both = cute.runtime.load_module(library, enable_tvm_ffi=True)
    both.one(a, b)
    assert (b == a + 1).all()
    both.two_of_them(b, a)
    assert (a == b + 1).all()
    cute.runtime.load_module(str(tmp_path / "one.o")).one(a, b)
    assert (b == a + 1).all()


def test_the_file_is_named_once() -> None:
    compiled = fp.compile(add_one, np.zeros(1), np.zeros(1))
    for arguments in (
        {},
        {"file_path": "x"},
        {"object_file_path": "x.o", "file_path": "y", "file_name": "z"},
    ):
        with pytest.raises(TypeError, match="takes object_file_path, or file_path and file_name"):
            compiled.export_to_c(**arguments)
