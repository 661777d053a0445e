"""`fishplate.ir.runtime`: memref descriptors from and to NumPy arrays."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from fishplate import ir
from fishplate.ir import runtime
from fishplate.ir.execution_engine import ExecutionEngine


def pointer(thing: Any) -> Any:
    return ctypes.pointer(ctypes.pointer(thing))


@pytest.mark.parametrize("dtype", ["f4", "f2", "c8", "c16", "i1", "u8", "bool"])
@pytest.mark.parametrize("shape", [(), (5,), (2, 3), (2, 1, 4)])
def test_round_trip(dtype: str, shape: tuple[int, ...]) -> None:
    array = np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(dtype)
    ranked = runtime.get_ranked_memref_descriptor(array)
    unranked = runtime.get_unranked_memref_descriptor(array)
    for made in (
        runtime.ranked_memref_to_numpy(ctypes.pointer(ranked)),
        runtime.unranked_memref_to_numpy(ctypes.pointer(unranked), array.dtype),
    ):
        assert made.dtype == array.dtype and made.shape == array.shape
        assert np.array_equal(made, array) and np.shares_memory(made, array)


def test_views() -> None:
    whole = np.arange(24, dtype=np.int32).reshape(4, 6)
    for array in (whole.T, whole[1:3, ::2], whole[::-1]):
        ranked = runtime.get_ranked_memref_descriptor(array)
        assert np.array_equal(runtime.ranked_memref_to_numpy(ctypes.pointer(ranked)), array)
    ranked = runtime.get_ranked_memref_descriptor(whole)
    ranked.offset = 7
    ranked.shape[:] = [1, 2]
    assert runtime.ranked_memref_to_numpy(ctypes.pointer(ranked)).tolist() == [[7, 8]]
    odd = np.zeros(3, dtype=[("a", "i1"), ("b", "<i4")])["b"]
    with pytest.raises(ValueError, match="are not multiples of the 4 bytes of an element"):
        runtime.get_ranked_memref_descriptor(odd)
    with pytest.raises(TypeError, match="nparray: expected a NumPy array, got list"):
        runtime.get_ranked_memref_descriptor([1, 2])


def test_a_compiled_function_reads_and_writes() -> None:
    with ir.Context():
        module = ir.Module.parse("""
            func.func @f(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %b: memref<f32>) attributes {llvm.emit_c_interface} {
              %c0 = arith.constant 0 : index
              %c1 = arith.constant 1 : index
              %x = memref.load %a[%c1, %c0] : memref<?x?xf32, strided<[?, ?], offset: ?>>
              memref.store %x, %b[] : memref<f32>
              memref.store %x, %a[%c0, %c1] : memref<?x?xf32, strided<[?, ?], offset: ?>>
              return
            }""")
        ir.PassManager.parse("builtin.module(convert-to-llvm,reconcile-unrealized-casts)").run(
            module
        )
        engine = ExecutionEngine(module)
    array, out = np.arange(6, dtype=np.float32).reshape(3, 2).T, np.zeros((), np.float32)
    given = [runtime.get_ranked_memref_descriptor(a) for a in (array, out)]
    engine.invoke("f", *map(pointer, given))
    assert out == 1 and array[0, 1] == 1
