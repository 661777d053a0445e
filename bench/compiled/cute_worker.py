"""Measures what the CuTe DSL generates for the same spec, and ours beside it in the same process.

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


def compile_theirs() -> object:
    """Compiles the function above for symbolic extents."""
    n0, n1, s0 = cute.sym_int(), cute.sym_int(), cute.sym_int64()
    host = cute.AddressSpace.generic
    a = make_fake_tensor(cutlass.Float32, (n0, n1), (s0, 1), memspace=host)
    b = make_fake_tensor(cutlass.Float32, (n0, 8), (8, 1), memspace=host)
    return cute.compile(two, a, b, options="--enable-tvm-ffi")


def main() -> None:
    library, loop, count = sys.argv[1], ctypes.CDLL(sys.argv[2]), int(sys.argv[3])
    loop.call_loop.restype = ctypes.c_double
    theirs = compile_theirs()
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

    def from_python(function: object) -> float:
        names = {"f": function, "x": x, "y": y}
        empty = min(timeit.repeat("pass", number=count, repeat=15))
        return (
            (min(timeit.repeat("f(x, y)", globals=names, number=count, repeat=15)) - empty)
            / count
            * 1e9
        )

    rows = {
        "c_theirs": from_c(raw),
        "c_ours": from_c(ours),
        "python_object": from_python(theirs),
        "python_raw": from_python(raw),
    }
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
