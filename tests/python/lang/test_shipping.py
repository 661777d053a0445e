"""Compiled functions that leave the process: several in one file, and pickled to other processes."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import pickle
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import fishplate as fp
from fishplate import compiler, spec
from fishplate.compiler import _shipping


@fp.jit
def add(a: fp.Tensor, by: fp.Float32 = 1.0) -> None:
    """Add a number."""
    for i in fp.parallel_range(a.shape[0], grain=64):
        a[i] += by


@fp.jit
def total(a: fp.Tensor) -> Any:
    """Sum up."""
    s = 0.0
    for i in range(a.shape[0]):
        s += a[i]
    return s


class Pair(NamedTuple):
    a: Any
    b: Any


@fp.jit
def scale(pair: Pair, k: fp.Int32) -> None:
    for i in fp.parallel_range(pair.a.shape[0]):
        pair.b[i] = pair.a[i] * k


A = np.arange(500, dtype=np.float32)


def made() -> list[fp.Function]:
    return [fp.compile(add, A), fp.compile(total, A), fp.compile(scale, Pair(A, A), 3)]


def check(find: Callable[[str], Any]) -> None:
    a, b = A.copy(), A.copy()
    find("add")(a, 2.5)
    np.testing.assert_array_equal(a, A + 2.5)
    assert find("total")(A) == A.sum()
    find("scale")(Pair(a, b), 4)
    np.testing.assert_array_equal(b, a * 4)
    with pytest.raises(TypeError, match=r"`add\(a: Tensor"):
        find("add")(1, 2.5)


@pytest.mark.parametrize("ending", ["so", "o"])
def test_several_functions_in_one_file(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"several.{ending}"
    fp.export_module(path, made())
    module = fp.load_module(str(path))
    check(lambda name: getattr(module, name))
    assert list(tmp_path.iterdir()) == [path]


def test_names_and_metadata_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "named.so"
    first, second, _ = made()
    fp.export_module(path, {"one": first, "two": second}, export_only_tvm_ffi_symbols=True)
    module = fp.load_module(str(path))
    a = A.copy()
    module.one(a)
    module.one(a, by=2.0)
    np.testing.assert_array_equal(a, A + 3)
    assert module.get_function_doc("two") == module.two.__doc__ == "Sum up."
    listed = subprocess.run(["nm", "-D", "--defined-only", path], capture_output=True, text=True)
    symbols = sorted(line.split()[-1] for line in listed.stdout.splitlines())
    assert symbols == [
        "__tvm_ffi__doc_one",
        "__tvm_ffi__doc_two",
        "__tvm_ffi__metadata_one",
        "__tvm_ffi__metadata_two",
        "__tvm_ffi_one",
        "__tvm_ffi_two",
    ]


def test_a_kernel_twice_and_one_pool(tmp_path: Path) -> None:
    """Two functions of one kernel keep their own code; the threads are started once."""
    path = tmp_path / "twice.so"
    doubles = A.astype(np.float64)
    floats = {"f32": fp.compile(add, A), "f64": fp.compile(add, doubles)}
    fp.export_module(path, floats)
    program = f"""
import os, numpy as np, fishplate as fp
module = fp.load_module({str(path)!r})
a, b = np.ones(100000, "f4"), np.ones(100000)
before = len(os.listdir("/proc/self/task"))
module.f32(a, 1.0)
between = len(os.listdir("/proc/self/task"))
module.f64(b, 1.0)
after = len(os.listdir("/proc/self/task"))
assert (a == 2).all() and (b == 2).all()
assert before < between == after, (before, between, after)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_what_cannot_be_exported(tmp_path: Path) -> None:
    first, second, _ = made()
    path = tmp_path / "x.so"
    with pytest.raises(ValueError, match="no function"):
        fp.export_module(path, [])
    with pytest.raises(
        TypeError, match=r"functions\[1\] must be a compiled function, got JitFunction"
    ):
        fp.export_module(path, [first, add])
    with pytest.raises(RuntimeError, match="two functions would have the name `add`"):
        fp.export_module(path, [first, second, first])
    with pytest.raises(RuntimeError, match=r"\.so \.o \.ll \.bc or \.s"):
        fp.export_module(tmp_path / "x.mlir", [first, second])
    with pytest.raises(RuntimeError, match="expected a file that ends in"):
        fp.export_module(tmp_path / "x.exe", [first, second])
    assert list(tmp_path.iterdir()) == []


def test_pickle_keeps_everything() -> None:
    for function in made():
        again = pickle.loads(pickle.dumps(function))
        assert again.signature == function.signature and again.__name__ == function.__name__
        assert again.__doc__ == function.__doc__ and again.mlir == function.mlir
        assert [str(p.name) for p in again.spec] == [str(p.name) for p in function.spec]
        twice = pickle.loads(pickle.dumps(again))
        assert twice.asm == function.asm
    again = [pickle.loads(pickle.dumps(function)) for function in made()]
    check(lambda name: next(f for f in again if f.__name__ == name))
    a = A.copy()
    again[0](a)
    again[0](a, by=2.0)
    again[0](by=3.0, a=a)
    np.testing.assert_array_equal(a, A + 6)


def test_variables_of_a_spec_stay_one() -> None:
    n = spec.Var("n", "int32", divisibility=2)
    params = [
        spec.Tensor("a", [n, 4], "float32", device_type="cpu", data_alignment=16),
        spec.Tensor("b", [2 * n], "float16", device_type="cpu", strides=[1]),
        spec.Shape("s", [n, 3]),
        spec.TupleParam("t", [spec.ConstInt("t[0]", 3), spec.ConstNone("t[1]")]),
        spec.DataPointer("p", 1),
        spec.ConstFloat("f", 2.5),
    ]
    again = pickle.loads(pickle.dumps(params))
    assert spec.signature("f", again) == spec.signature("f", params)
    function = compiler.compile_module(None, "f", again)
    arrays = [np.zeros((6, 4), "f4"), np.zeros(12, "f2")]
    function(*arrays, (6, 3), (3, None), ctypes.c_void_p(0), 2.5)
    with pytest.raises(ValueError, match="n"):
        function(*arrays, (4, 3), (3, None), ctypes.c_void_p(0), 2.5)


def test_what_cannot_be_pickled() -> None:
    with pytest.raises(TypeError, match="not compiled here"):
        pickle.dumps(fp.get_global_func("ffi.Shape"))
    callback = ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 0)
    address = compiler.compile_module(callback, "f", [], compiler.PlainCall())
    with pytest.raises(TypeError, match="address in this process"):
        pickle.dumps(address)
    with compiler.PostCompileHookContext(lambda module: None):
        hooked = fp.compile(total, A)
    with pytest.raises(TypeError, match="hook"):
        pickle.dumps(hooked)


def test_other_versions_and_damage_are_named() -> None:
    _, (state,) = _shipping.reduce(made()[1])
    with pytest.raises(RuntimeError, match="pickled in format 99"):
        _shipping.restore({**state, "format": 99})
    damaged = bytearray(state["code"])
    damaged[len(damaged) // 2] ^= 1
    with pytest.raises(ValueError, match="the checksum does not match"):
        _shipping.restore({**state, "code": bytes(damaged)})


def test_a_jit_function_is_pickled_by_name() -> None:
    assert pickle.loads(pickle.dumps(add)) is add


def _work(function: Any, start: int) -> tuple[float, list[float]]:
    a = np.full(10, start, np.float32)
    function["add"](a, 2.0)
    return function["total"](a), a.tolist()


def test_processes_that_start_from_nothing() -> None:
    functions = {f.__name__: f for f in made()}
    context = multiprocessing.get_context("spawn")
    with context.Pool(2) as pool:
        results = pool.starmap(_work, [(functions, n) for n in range(4)])
    assert results == [((n + 2) * 10.0, [n + 2.0] * 10) for n in range(4)]


#: A CPU with more features than any machine that runs these tests, and one of those features.
BETTER = "--target 'x86_64-linux-gnu -mcpu=diamondrapids'"


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the processor is of that kind")
@pytest.mark.parametrize("ending", ["so", "o"])
def test_code_for_a_better_processor_is_refused(tmp_path: Path, ending: str) -> None:
    first, second, _ = made()
    one, two = tmp_path / f"one.{ending}", tmp_path / f"two.{ending}"
    first.export(one, options=BETTER)
    fp.export_module(two, [first, second], options=BETTER)
    for path in (one, two):
        with pytest.raises(RuntimeError, match=r"avx10\.2.*lacks"):
            fp.load_module(str(path))


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the processor is of that kind")
def test_a_pickle_of_a_better_processor_is_compiled_again() -> None:
    function = fp.compile(add, np.zeros(3, np.float32), 1.0, options=BETTER)
    restore, (state,) = function.__reduce__()
    with pytest.raises(RuntimeError, match=r"avx10\.2.*lacks"):
        restore(state)
    # As if the machine that pickled it were that processor.
    again = restore({**state, "options": ""})
    a = np.zeros(3, np.float32)
    again(a, 2.0)
    assert a.tolist() == [2.0] * 3
    assert pickle.loads(pickle.dumps(again)) is not None


def test_a_library_says_which_level_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "level.so"
    for level in ("x86-64-v2", "x86-64-v3", "x86-64-v4"):
        made()[1].export(path, options=f"--target 'x86_64-linux-gnu -mcpu={level}'")
        notes = subprocess.run(["readelf", "-n", path], capture_output=True, text=True, check=True)
        assert level in notes.stdout, notes.stdout


CLOSE = """
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
typedef struct { int32_t type_index; uint32_t small; void *value; } Any;
typedef struct {
  void *data; int32_t device, id, ndim; uint8_t code, bits; uint16_t lanes; int64_t *shape, *strides; uint64_t offset;
} Tensor;
int main(int argc, char **argv) {
  int64_t n = 1 << 18;
  Tensor t = {calloc(n, 4), 1, 0, 1, 2, 32, 1, &n, 0, 0};
  Any args[] = {{7, 0, &t}, {3, 0, 0}}, result = {0};
  for (int round = 0; round < 3; round++) {
    void *library = dlopen(argv[1], RTLD_NOW);
    if (!library) return puts(dlerror()), 2;
    int (*f)(void *, const Any *, int32_t, Any *) = dlsym(library, "__tvm_ffi_add");
    if (!f || f(NULL, args, 2, &result)) return 3;
    if (f(NULL, NULL, 2, &result) != -1) return 4;
    Any null = {7, 0, NULL}, wrong[] = {null, args[1]};
    if (f(NULL, wrong, 2, &result) != -1) return 5;
    if (dlclose(library)) return 6;
    usleep(100000);
  }
  return argc == 2 ? 0 : 7;
}
"""


def test_a_library_can_be_closed_while_its_threads_sleep(tmp_path: Path) -> None:
    path, source, program = tmp_path / "add.so", tmp_path / "close.c", tmp_path / "close"
    made()[0].export(path)
    source.write_text(CLOSE)
    library = Path(fp.libinfo.find_libtvm_ffi()).parent
    command = [
        "gcc",
        "-o",
        program,
        source,
        f"-L{library}",
        "-Wl,--no-as-needed",
        "-l:libtvm_ffi.so",
        "-ldl",
        f"-Wl,-rpath,{library}",
    ]
    subprocess.run(command, check=True)
    subprocess.run([program, path], check=True, timeout=240)


@pytest.mark.parametrize("name", ["-o.so", "@list.so", "-Wl,x.so", "a b.so"])
def test_names_that_a_compiler_would_take_for_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    made()[1].export(name)
    (tmp_path / "-folder").mkdir()
    made()[1].export(f"-folder/{name}")
    assert fp.load_module(f"./{name}").total(A) == A.sum()
    assert fp.load_module(f"./-folder/{name}").total(A) == A.sum()


def test_what_a_killed_export_left_is_in_nobodys_way(tmp_path: Path) -> None:
    for number in range(4):
        (tmp_path / f"left.so.{os.getpid()}-{number}.tmp").mkdir()
    old = tmp_path / "left.so.0123456789abcdef.tmp"
    old.mkdir()
    os.utime(old, (0, 0))
    made()[1].export(tmp_path / "left.so")
    names = {file.name for file in tmp_path.iterdir()}
    assert "left.so" in names and old.name not in names and len(names) == 5
