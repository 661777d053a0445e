"""The same launch as in `launch.py` with the CuTe DSL, compiled for TVM-FFI, in a separate process with its own floor.

    python gpu/bench/cute.py OUT.json

A compiled function is a Python object that also takes keyword arguments; rows marked as raw call the function inside
it directly. The caller passes the stream, as everywhere else; one row leaves it out.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import cutlass.cute as cute
import floor
import torch
import tvm_ffi
from cute_add_one import add_one, add_one_by_default, nop
from launch import FLOOR, N, check, results
from timing import Result, Rows, statement, write

NAME = "CuTe DSL: add_one"


def compiled(function: Any, count: int, has_stream: bool = False) -> Any:
    """Return a function compiled for contiguous float32 tensors of any common length."""
    n = cute.sym_int()
    arguments = [cute.runtime.make_fake_compact_tensor(cute.Float32, (n,)) for _ in range(count)]
    if has_stream:
        arguments.append(cute.runtime.make_fake_stream(use_tvm_ffi_env_stream=True))
    return cute.compile(function, *arguments, options="--enable-tvm-ffi")


def functions(x: Any, y: Any) -> tuple[dict[str, Any], list[Result]]:
    """Return the ways to call add_one, and the time of its compilation after another function has been launched."""
    by_default = compiled(add_one_by_default, 2)
    by_default(x, y)
    torch.cuda.synchronize()
    start = time.perf_counter()
    call = compiled(add_one, 2, has_stream=True)
    end = time.perf_counter()
    call(x, y)
    torch.cuda.synchronize()
    first = time.perf_counter()
    ways = {
        "": call,
        ", raw function": call.__tvm_ffi_object__(),
        ", raw function, default stream": by_default.__tvm_ffi_object__(),
    }
    return ways, [
        Result("CuTe DSL: cute.compile of add_one", (end - start) * 1e3, "ms"),
        Result("CuTe DSL: cute.compile of add_one to first launch", (first - start) * 1e3, "ms"),
    ]


def add_rows(rows: Rows, ways: dict[str, Any], tensors: tuple[Any, ...]) -> None:
    """Add the compiled functions."""
    x, y, z, fx, fy, fz = tensors
    for how, function in ways.items():
        for kind, a, b in (("own", fx, fy), ("torch", x, y)):
            check(lambda f=function, a=a, b=b: f(a, b), x, y)
            names = {"f": function, "x": a, "y": b}
            rows.add(f"{NAME}, {kind} tensors{how}", lambda n=names: statement("f(x, y)", **n))
    empty, three = compiled(nop, 3).__tvm_ffi_object__(), "f(x, y, z)"
    for kind, a, b, c in (("own", fx, fy, fz), ("torch CUDA", x, y, z)):
        names = {"f": empty, "x": a, "y": b, "z": c}
        name = f"CuTe DSL: nop, 3 {kind} tensors, raw function"
        rows.add(name, lambda n=names: statement(three, **n))


def main() -> None:
    """Measure."""
    x, y, z = (torch.rand(N, device="cuda") for _ in range(3))
    stream = torch.cuda.current_stream().cuda_stream
    rows = Rows(torch.cuda.synchronize)
    rows.add(FLOOR, lambda: floor.add_one(x.data_ptr(), y.data_ptr(), N, stream))
    ways, times = functions(x, y)
    add_rows(rows, ways, (x, y, z, *map(tvm_ffi.from_dlpack, (x, y, z))))
    write(sys.argv[1], "cute", [*results(rows, "CuTe"), *times])


if __name__ == "__main__":
    main()
