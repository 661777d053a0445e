"""Tensors of a framework with a C exchange API, lent to a compiled function: its arguments, and the objects that are
kept."""

from __future__ import annotations

import ctypes
import gc
import sys

import pytest
from dlpack_producer import CUDA, DLTensor, name_exchange_api

from fishplate import Array, Function, spec
from fishplate.compiler import PlainCall, compile_module

FROM = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_void_p)
STREAM = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p))

#: Requests to the framework.
asked: list[str] = []


class Foreign:
    """A tensor of a framework that supports lending."""

    def __init__(self, tensor: DLTensor) -> None:
        self.tensor = tensor


@FROM
def borrow(tensor: Foreign, out: int) -> int:
    asked.append("borrow")
    ctypes.memmove(out, ctypes.addressof(tensor.tensor), ctypes.sizeof(DLTensor))
    return 0


@FROM
def export(tensor: Foreign, out: int) -> int:
    asked.append("export")
    return -1


@STREAM
def stream(kind: int, index: int, out: object) -> int:
    asked.append(f"stream of {kind}:{index}")
    out[0] = 0x1230 + index
    return 0


name_exchange_api(Foreign, export=export, borrow=borrow, stream=stream)


def tensor(*extents: int, device: int = 0, strides: bool = True) -> Foreign:
    rank = len(extents)
    numbers = ctypes.c_int64 * max(rank, 1)
    steps = [1] * rank
    for at in range(rank - 1, 0, -1):
        steps[at - 1] = steps[at] * extents[at]
    shape, step = numbers(*extents), numbers(*steps)
    made = DLTensor(0x1000, CUDA, device, rank, 2, 32, 1, shape, step if strides else None, 0)
    made.kept = (shape, step)
    return Foreign(made)


@pytest.fixture(scope="module")
def report() -> Function:
    """Raises -1 unless the tensor has n rows of 3, and the framework's current stream."""
    kernel = """
    llvm.func @f(%x: !llvm.ptr, %n: i32, %s: !llvm.ptr) -> i32 {
      %address = llvm.ptrtoint %s : !llvm.ptr to i64
      %low = llvm.trunc %address : i64 to i32
      %sum = llvm.sub %low, %n : i32
      llvm.return %sum : i32
    }"""
    n = spec.Var("n", "int32")
    params = [spec.Tensor("x", [n, 3], "float32", device_type="cuda"), spec.EnvStream("s")]
    function = compile_module(kernel, "f", params, PlainCall())
    # The first call with a class creates an object, while it classifies the class.
    function(tensor(0x1230, 3))
    return function


def test_what_the_callee_gets(report: Function) -> None:
    for device, strides in ((0, True), (1, False)):
        asked.clear()
        report(tensor(0x1230 + device, 3, device=device, strides=strides))
        assert asked == ["borrow", f"stream of 2:{device}"]
    with pytest.raises(
        ValueError, match="Mismatched Tensor on argument #0 .* expected ndim=2, got 1"
    ):
        report(tensor(3))


def test_nothing_is_kept(report: Function) -> None:
    lent = tensor(0x1230, 3)
    before = sys.getrefcount(lent)
    for _ in range(100):
        report(lent)
    assert sys.getrefcount(lent) == before


def test_what_is_odd_goes_the_long_way(report: Function) -> None:
    asked.clear()
    with pytest.raises(ValueError, match="expected ndim=2, got 5"):
        report(tensor(1, 1, 1, 1, 1))
    assert asked == ["borrow", "borrow", "stream of 2:0"]
    pointless, negative, below = tensor(0x1230, 3), tensor(0x1230, 3), tensor(0x1230, -3)
    pointless.tensor.shape = None
    negative.tensor.ndim = -1
    for odd in (pointless, negative, below):
        asked.clear()
        with pytest.raises(RuntimeError, match="managed_tensor_from_py_object_no_sync .* failed"):
            report(odd)
        assert asked == ["borrow", "borrow", "export"]


def test_an_object_of_its_own_keeps_the_tensor() -> None:
    given = tensor(2, 3)
    before = sys.getrefcount(given)
    asked.clear()
    kept = Array([given])
    assert asked[0] == "borrow" and "export" not in asked
    assert sys.getrefcount(given) == before + 1
    given.tensor.shape[0] = 99
    assert kept[0].shape == (2, 3)
    del kept
    gc.collect()
    assert sys.getrefcount(given) == before
