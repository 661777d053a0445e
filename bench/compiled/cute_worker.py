"""Measures the code of the CuTe DSL for the same functions, and from C our code in the same process.

cute_worker.py LIBFISHPLATE_COMPILER.SO CALL_LOOP.SO COUNT, with the Python of an environment that has
nvidia-cutlass-dsl and apache-tvm-ffi. The DSL is a black box: only its public API is used.
"""

from __future__ import annotations

import ctypes
import json
import sys
import timeit

import cutlass
import numpy as np
import tvm_ffi
from cutlass import cute
from cutlass.cute.runtime import make_fake_tensor

SIGNATURE = (
    "two(a: Tensor([n0, n1], float32, device=cpu, strides=[s0, 1]), "
    "b: Tensor([n0, 8], float32, device=cpu, strides=[8, 1]))"
)


class Any(ctypes.Structure):
    """A value of the ABI that holds a pointer."""

    _fields_ = (("index", ctypes.c_int32), ("padding", ctypes.c_int32), ("value", ctypes.c_void_p))


@cute.jit
def two(a: cute.Tensor, b: cute.Tensor) -> None:
    """Takes two tensors and does nothing."""


@cute.jit
def add_one(a: cute.Tensor, b: cute.Tensor) -> None:
    """A loop on the host."""
    for i in cutlass.range(cute.size(a)):
        b[i] = a[i] + 1.0


def compile_two() -> object:
    """Compiles the function that does nothing for symbolic extents."""
    n0, n1, s0 = cute.sym_int(), cute.sym_int(), cute.sym_int64()
    host = cute.AddressSpace.generic
    a = make_fake_tensor(cutlass.Float32, (n0, n1), (s0, 1), memspace=host)
    b = make_fake_tensor(cutlass.Float32, (n0, 8), (8, 1), memspace=host)
    return cute.compile(two, a, b, options="--enable-tvm-ffi")


def compile_add_one() -> object:
    """Compiles the loop for vectors of any length."""
    host = cute.AddressSpace.generic
    vector = make_fake_tensor(cutlass.Float32, (cute.sym_int(),), (1,), memspace=host)
    return cute.compile(add_one, vector, vector, options="--enable-tvm-ffi")


def least(function: object, arguments: tuple, count: int) -> float:
    """Returns the minimum time of a call with two arguments, without the loop around it."""
    names = {"f": function, "x": arguments[0], "y": arguments[1]}
    empty = min(timeit.repeat("pass", number=count, repeat=15))
    whole = min(timeit.repeat("f(x, y)", globals=names, number=count, repeat=15))
    return (whole - empty) / count * 1e9


def main() -> None:
    library, loop, count = sys.argv[1], ctypes.CDLL(sys.argv[2]), int(sys.argv[3])
    loop.call_loop.restype = ctypes.c_double
    theirs = compile_two()
    raw = theirs.__tvm_ffi_object__()
    ctypes.CDLL(library)
    name, params = tvm_ffi.get_global_func("fishplate.spec.parse_signature")(SIGNATURE)
    compiled = tvm_ffi.get_global_func("fishplate.compiler.compile_module")(None, name, params)
    ours = compiled.function
    arrays = [np.zeros((4, 5), np.float32), np.zeros((4, 8), np.float32)]
    x, y = map(tvm_ffi.from_dlpack, arrays)
    tensor = 70  # the type index of a tensor object
    args = (Any * 2)(*(Any(tensor, 0, value.__chandle__()) for value in (x, y)))

    def from_c(function: tvm_ffi.Function) -> float:
        handle = ctypes.c_void_p(function.__chandle__())
        return loop.call_loop(handle, args, 2, 50, count * 5)

    vectors = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
    loop_over = compile_add_one()
    loop_over(*vectors)
    if not (vectors[1] == vectors[0] + 1).all():
        raise SystemExit("the peer's add_one computes something else")
    rows = {
        "c_theirs": from_c(raw),
        "c_ours": from_c(ours),
        "object": least(theirs, (x, y), count),
        "raw": least(raw, (x, y), count),
        "add_one_tensor": least(loop_over, tuple(map(tvm_ffi.from_dlpack, vectors)), count),
        "add_one_numpy": least(loop_over, vectors, count),
    }
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
