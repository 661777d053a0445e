"""Compiled functions from C++: in a file, and registered by Python but called without it."""

from __future__ import annotations

import ctypes
import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fishplate as fp

SOURCE = Path(__file__).with_name("programs.cc")


@fp.jit
def add(a: fp.Tensor, by: fp.Float32) -> None:
    for i in fp.parallel_range(a.shape[0]):
        a[i] += by


@fp.jit
def total(a: fp.Tensor) -> Any:
    s = 0.0
    for i in range(a.shape[0]):
        s += a[i]
    return s


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """programs.cc built as a program that is also a library."""
    made = tmp_path_factory.mktemp("programs") / "programs"
    runtime = Path(fp.__file__).parent / "lib"
    flags = ["-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror", "-pthread", "-fPIC"]
    flags += ["-isystem", os.environ["FISHPLATE_TVM_FFI_INCLUDE"], f"-Wl,-rpath,{runtime}"]
    library = str(runtime / "libtvm_ffi.so")
    subprocess.run(["g++", *flags, "-c", SOURCE, "-o", f"{made}.o"], check=True)
    for how, name in (([], made), (["-shared"], f"{made}.so")):
        command = ["g++", *how, *flags, f"{made}.o", "-o", str(name), library]
        subprocess.run(command, check=True)
    return made


def test_a_program_loads_a_file_with_several_functions(program: Path) -> None:
    a = np.zeros(3, np.float32)
    path = program.with_name("several.so")
    fp.export_module(path, [fp.compile(add, a, 1.0), fp.compile(total, a)])
    done = subprocess.run([program, path], check=True, capture_output=True, text=True)
    assert done.stdout == "fine\n"


def test_a_registered_function_is_called_without_python(program: Path) -> None:
    """The call comes from a thread of C++ while this one holds the lock: Python code could not run."""
    fp.register_global_func("tests.total", fp.compile(total, np.zeros(3, np.float32)))
    try:
        call = ctypes.PyDLL(f"{program}.so").call_registered
        call.restype, call.argtypes = ctypes.c_double, [ctypes.c_char_p]
        assert call(b"tests.total") == 150.0
    finally:
        fp.remove_global_func("tests.total")
