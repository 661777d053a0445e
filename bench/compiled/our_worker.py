"""Measures compiled functions through the package fishplate; prints JSON, times in nanoseconds.

our_worker.py WHAT COUNT: `first` is the first function of a process, which may be in the cache on disk; `calls`
are calls, COUNT at a time; `all` adds compiling.
"""

from __future__ import annotations

import json
import sys
import time
import timeit

import fishplate as fp
import numpy as np
from fishplate import spec
from fishplate.compiler import PlainCall, compile_many, compile_module

#: A loop over a tensor; each number makes another kernel.
LOOP = """
func.func @scale{number}(%a: !llvm.ptr, %n: i32, %b: !llvm.ptr, %m: i32, %k: f32) -> i32 {{
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.constant {number}.0 : f32
  scf.for %i = %zero to %n step %one : i32 {{
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = arith.mulf %x, %k : f32
    %z = arith.addf %y, %more : f32
    llvm.store %z, %q : f32, !llvm.ptr
  }}
  return %zero : i32
}}
"""


def least(call: str, names: dict, count: int, repeat: int = 15) -> float:
    """Returns the minimum time of a statement, without the loop around it."""
    empty = min(timeit.repeat("pass", number=count, repeat=repeat))
    return (
        (min(timeit.repeat(call, globals=names, number=count, repeat=repeat)) - empty) / count * 1e9
    )


def many() -> float:
    """Returns the time of 200 kernels, compiled and loaded by `compile_many`."""
    n = spec.Var("n", "int32")
    tensors = [spec.Tensor(name, [n], "float32", device_type="cpu") for name in "ab"]
    requests = [
        {
            "text_or_module": LOOP.format(number=number),
            "symbol": f"scale{number}",
            "params": [*tensors, spec.Var("k", "float32")],
            "provider": PlainCall(),
            "options": "--no-cache",
        }
        for number in range(200)
    ]
    start = time.perf_counter_ns()
    made = compile_many(requests, progress=False)
    spent = time.perf_counter_ns() - start
    x, y = np.arange(33, dtype=np.float32), np.empty(33, np.float32)
    made[77](x, y, 2.0)
    if not (y == 2 * x + 77).all():
        raise SystemExit("a kernel computes nonsense")
    return float(spent)


def add_one(a: fp.Tensor, b: fp.Tensor) -> None:
    """A loop without threads, so that the call is most of the time."""
    for i in range(a.shape[0]):
        b[i] = a[i] + 1.0


def calls(two: fp.Function, count: int) -> dict[str, float]:
    """Returns the times of calls: of a function that does nothing, and of a loop over eight elements."""
    arrays = {"nx": np.zeros((4, 5), np.float32), "ny": np.zeros((4, 8), np.float32)}
    arrays |= {"na": np.zeros(8, np.float32), "nb": np.zeros(8, np.float32)}
    tensors = {name[1:]: fp.from_dlpack(array) for name, array in arrays.items()}
    compiled = fp.compile(add_one, arrays["na"], arrays["nb"])
    names = {"two": two, "add_one": compiled, **arrays, **tensors}
    return {
        "python_tensor": least("two(x, y)", names, count),
        "python_numpy": least("two(nx, ny)", names, count),
        "python_keywords": least("two(x, b=y)", names, count),
        "our_add_one_tensor": least("add_one(a, b)", names, count),
        "our_add_one_numpy": least("add_one(na, nb)", names, count),
    }


def main() -> None:
    what, count = sys.argv[1], int(sys.argv[2])
    n0, n1, s0 = spec.Var("n0", "int32"), spec.Var("n1", "int32"), spec.Var("s0", "int64")
    params = [
        spec.Tensor("a", [n0, n1], "float32", strides=[s0, 1], device_type="cpu"),
        spec.Tensor("b", [n0, 8], "float32", strides=[8, 1], device_type="cpu"),
    ]
    start = time.perf_counter_ns()
    two = compile_module(None, "two", params)
    if what == "first":
        print(json.dumps({"python_first": time.perf_counter_ns() - start}))
        return
    rows = calls(two, count)
    if what == "all":
        names = {"compile_module": compile_module, "params": params}
        fresh = "compile_module(None, 'two', params, options='--no-cache')"
        rows |= {
            "python_compile": least(fresh, names, 5),
            "python_memory": least("compile_module(None, 'two', params)", names, 50),
            "python_many": many(),
        }
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
