"""The interpreter's lock: released around native calls, kept around functions that are declared as never waiting."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import fishplate
import numpy as np
import pytest
from fishplate import compiler, get_global_func, spec

VARIABLE = "TVM_FFI_RELEASE_GIL_BY_DEFAULT"


def function(native: ctypes.CDLL, name: str) -> fishplate.Function:
    address = ctypes.cast(getattr(native, name), ctypes.c_void_p).value
    return fishplate.Function.__from_extern_c__(address, keep_alive_object=native)


def test_a_native_function_that_waits_for_python_on_another_thread(native: ctypes.CDLL) -> None:
    assert function(native, "call_on_thread")(lambda x: x * 2, 21) == 42


def test_native_naps_run_side_by_side(native: ctypes.CDLL) -> None:
    nap, naps = function(native, "nap"), 4
    with ThreadPoolExecutor(naps) as pool:
        list(pool.map(lambda _: nap(0), range(naps)))  # the threads are running
        # One after another they take 1.2 s. A busy machine may start a thread late, so one success is enough.
        for _ in range(100):
            start = time.perf_counter()
            list(pool.map(lambda _: nap(300), range(naps)))
            if time.perf_counter() - start < 0.6:
                return
    raise AssertionError("four naps of 0.3 s never took less than 0.6 s")


@pytest.mark.parametrize(
    ("value", "released"), [(None, True), ("1", True), ("0", False), (" 0 ", False), ("2", True)]
)
def test_the_variable_is_read_as_upstream_reads_it(value: str | None, released: bool) -> None:
    environment = {name: text for name, text in os.environ.items() if name != VARIABLE}
    if value is not None:
        environment[VARIABLE] = value
    program = "import fishplate; print(fishplate.get_global_func('ffi.json.Parse').release_gil)"
    run = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == str(released)


def test_a_variable_that_is_no_number_is_named() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "import fishplate"],
        env={**os.environ, VARIABLE: "yes"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1 and f"{VARIABLE} must be 0 or 1, got 'yes'" in run.stderr


@pytest.mark.skipif(os.environ.get(VARIABLE) == "0", reason="every function keeps the lock")
def test_what_lets_go_and_what_keeps() -> None:
    for name in ("ffi.ArraySize", "ffi.ListClear", "ffi.MapGetItem", "ffi.StructuralEqual"):
        assert not get_global_func(name).release_gil, name
        assert fishplate.get_global_func_metadata(name)["nonblocking"] is True
    for name in ("ffi.json.Parse", "ffi.ModuleLoadFromFile", "ffi.ModuleGetFunction"):
        assert get_global_func(name).release_gil, name
        assert "nonblocking" not in fishplate.get_global_func_metadata(name)
    # Python on the other side takes the lock again, so releasing it gains nothing.
    assert not fishplate.convert(lambda: None).release_gil
    assert not fishplate.register_global_func("test_release.python", lambda: None).release_gil


@pytest.mark.skipif(os.environ.get(VARIABLE) == "0", reason="every function keeps the lock")
def test_compiled_functions() -> None:
    text = "module { func.func @f(%x: i64) { return } }"
    params = [spec.Var("x", "int64")]
    on_processor = compiler.compile_module(text, "f", params, compiler.PlainCall())
    assert on_processor.release_gil
    assert on_processor(1) is None
    checks_only = compiler.compile_module(text, "f", params, compiler.Nop())
    assert not checks_only.release_gil


def test_jit_functions() -> None:
    @fishplate.jit
    def first(a: fishplate.Tensor, b: fishplate.Tensor) -> None:
        b[0] = a[0]

    a, b = np.ones(2, np.float32), np.zeros(2, np.float32)
    first(a, b)
    assert first.release_gil is None
    first.release_gil = False
    first(a.astype(np.float64), b.astype(np.float64))
    assert [made.release_gil for made in first._compiled.values()] == [False, False]
    first.release_gil = True
    assert all(made.release_gil for made in first._compiled.values())
    first(a, b=b)
    assert b[0] == 1


_CPP = """
#include <tvm/ffi/reflection/registry.h>
#include <tvm/ffi/tvm_ffi.h>
namespace refl = tvm::ffi::reflection;
struct PointObj : public tvm::ffi::Object {
  int64_t x = 1;
  TVM_FFI_DECLARE_OBJECT_INFO_FINAL("test_release.Point", PointObj, tvm::ffi::Object);
};
static int64_t Get(const PointObj* p) { return p->x; }
static int64_t One() { return 1; }
TVM_FFI_STATIC_INIT_BLOCK() {
  refl::GlobalDef()
      .def("test_release.short", One, refl::Metadata({{"nonblocking", true}}))
      .def("test_release.long", One);
  refl::ObjectDef<PointObj>()
      .def("short", Get, refl::Metadata({{"nonblocking", true}}))
      .def("long", Get);
}
"""


@pytest.mark.skipif(os.environ.get(VARIABLE) == "0", reason="every function keeps the lock")
def test_metadata_of_cpp(peer_package: Path, tmp_path: Path) -> None:
    source, library = tmp_path / "release.cc", tmp_path / "librelease.so"
    source.write_text(_CPP)
    include = f"-I{peer_package / 'tvm_ffi/include'}"
    runtime = str(Path(fishplate.__file__).parent / "lib/libtvm_ffi.so")
    command = ["g++", "-std=c++17", "-O0", "-shared", "-fPIC", include, str(source), runtime]
    subprocess.run([*command, "-o", str(library)], check=True)
    fishplate.load_module(library)
    assert not get_global_func("test_release.short").release_gil
    assert get_global_func("test_release.long").release_gil
    info = fishplate.core._lookup_or_register_type_info_from_type_key("test_release.Point")
    released = {method.name: method.func.release_gil for method in info.methods}
    assert released["short"] is False and released["long"] is True


def test_a_function_that_is_moved_away_while_it_runs(native: ctypes.CDLL) -> None:
    nap, other = function(native, "nap"), fishplate.Object.__new__(fishplate.Function)
    thread = threading.Thread(target=nap, args=(200,))
    thread.start()
    time.sleep(0.05)
    other.__move_handle_from__(nap)
    del other
    thread.join()
    with pytest.raises(TypeError, match="the Function is empty"):
        nap(0)
