"""Calls of jit functions: one compiled function for each kind of arguments, found without Python code."""

from __future__ import annotations

import ctypes
import gc
import threading
import weakref
from typing import Any

import numpy as np
import pytest
from dlpack_producer import DLTensor, capsule_pointer, name_exchange_api

import fishplate as fp
from fishplate._core import Dispatcher, _set_tracing, _use_vectorcall


def scaled(a: Any, k: Any, b: Any) -> None:
    for i in range(a.shape[0]):
        b[i] = a[i] * k


def count_dispatches(jit: Any) -> list[int]:
    """Count the calls that go through Python."""
    calls: list[int] = []
    slow = jit._dispatch

    def counting(*args: Any, **kwargs: Any) -> Any:
        calls.append(len(args))
        return slow(*args, **kwargs)

    jit._dispatch = counting
    return calls


def test_the_second_call_of_a_kind_is_direct() -> None:
    jit = fp.jit(scaled)
    calls = count_dispatches(jit)
    for dtype in (np.float32, np.float64, np.int16):
        a, b = np.arange(4, dtype=dtype), np.zeros(4, dtype)
        for k in (2, 3, 4):
            jit(a, k, b)
            np.testing.assert_array_equal(b, a * dtype(k))
    assert len(calls) == 3 and len(jit._compiled) == 3
    jit(a=a, k=2, b=b)
    assert len(calls) == 4, "names are put in order first"
    jit(*(a, 2, b))
    assert len(calls) == 4


def test_kinds_that_differ_are_kept_apart() -> None:
    @fp.jit
    def kind(x: fp.Float64 | fp.Int32 | None = None) -> Any:
        return 1 if x is None else 2

    for _ in range(2):
        assert [kind(None), kind(3), kind(2.5), kind(4)] == [1, 2, 2, 2]


def test_layouts_that_need_a_closer_look() -> None:
    jit = fp.jit(scaled)
    whole = np.arange(24, dtype=np.float32)
    layouts = (whole, whole[::2], whole[::-1], whole[:1], whole[:0], np.broadcast_to(whole[:1], 5))
    for a in layouts:
        for _ in range(2):
            b = np.zeros(len(a), np.float32)
            jit(np.array(a) if not a.flags.writeable else a, 3, b)
            np.testing.assert_array_equal(b, a * 3)
    big = 1 << 40
    c = np.zeros(3, np.int64)
    for k in (2, big, 2, big):
        jit(np.arange(3), k, c)
        assert c.tolist() == [0, k, 2 * k]


def test_a_call_inside_of_a_function_that_is_compiled_becomes_part_of_it() -> None:
    @fp.jit
    def three(x: fp.Float64) -> Any:
        return x * 3

    @fp.jit
    def outer(a: fp.Tensor) -> None:
        a[0] = three(2.0) + three(a[1])

    assert three(2.0) == 6.0, "it is known for floats before"
    a = np.ones(2)
    outer(a)
    assert a.tolist() == [9, 1]
    assert "call" not in fp.compile(outer, a).mlir.split("@fp_outer(")[1].split("@")[0]


def test_constexprs_and_defaults_are_the_python_way_s() -> None:
    @fp.jit
    def power(a: fp.Tensor, n: fp.Constexpr, by: fp.Float64 = 1.0) -> None:
        for _ in fp.range_constexpr(n):
            a[0] = a[0] * 2 + by

    a = np.ones(3)
    power(a, 1)
    power(a, 2)
    power(a, 2, 0.0)
    power(a, 1, by=5.0)
    assert a[0] == 125.0


def test_errors_do_not_stay() -> None:
    jit = fp.jit(scaled)
    a, b = np.zeros(4, np.float32), np.zeros(4, np.float32)
    jit(a, 2, b)
    with pytest.raises(Exception, match="argument|missing|scaled"):
        jit(a, 2)
    with pytest.raises(Exception, match="argument|many|scaled"):
        jit(a, 2, b, b)
    b.flags.writeable = False
    with pytest.raises(BufferError):
        jit(a, 2, b)
    b.flags.writeable = True
    jit(a + 1, 2, b)
    assert b[0] == 2


def test_nothing_is_kept_alive() -> None:
    jit = fp.jit(scaled)
    a, b = np.zeros(4, np.float32), np.zeros(4, np.float32)
    for _ in range(3):
        jit(a, 2, b)
    jit.itself = jit
    gone: list[int] = []
    weakref.finalize(jit, gone.append, 1)
    del jit
    gc.collect()
    assert gone == [1]


def test_many_kinds() -> None:
    @fp.jit
    def rank(a: fp.Tensor) -> Any:
        return len(a.shape)

    for _ in range(2):
        for dtype in "i1 i2 i4 i8 u1 u2 u4 u8 f4 f8".split():
            for dims in range(1, 5):
                assert rank(np.ones((2,) * dims, dtype)) == dims


def test_threads() -> None:
    jit = fp.jit(scaled)
    failures: list[Any] = []

    def work(dtype: Any) -> None:
        a, b = np.arange(50, dtype=dtype), np.zeros(50, dtype)
        for k in range(300):
            jit(a, k % 100, b)
            if b[1] != k % 100:
                failures.append((dtype, k))

    threads = [threading.Thread(target=work, args=(d,)) for d in (np.float32, np.int64) * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_the_base_class_checks_what_it_is_given() -> None:
    class Plain(Dispatcher):
        def _dispatch(self, *args: Any, **kwargs: Any) -> Any:
            return args, kwargs

    plain = _use_vectorcall(Plain)()
    assert plain(1, "a", b=2) == ((1, "a"), {"b": 2}) and plain() == ((), {})
    with pytest.raises(TypeError, match="expected a Function, got int"):
        plain._remember((1,), 2)
    with pytest.raises(TypeError, match="takes a tuple"):
        plain._remember([1], 2)
    with pytest.raises(AttributeError, match="_dispatch"):
        Dispatcher()(1)
    with pytest.raises(TypeError, match="1 or -1"):
        _set_tracing(5)
    for wrong in (int, 3, type("Other", (Plain,), {"__call__": lambda self: 1})):
        with pytest.raises(TypeError, match="called as Dispatcher or type is"):
            _use_vectorcall(wrong)


class Foreign:
    """A tensor of a framework with a C exchange API, over an array."""

    def __init__(self, array: np.ndarray) -> None:
        self.array, self.shape, self.dtype = array, array.shape, array.dtype
        self.extents = (ctypes.c_int64 * array.ndim)(*array.shape)
        self.steps = (ctypes.c_int64 * array.ndim)(*self.stride())

    def stride(self) -> tuple[int, ...]:
        return tuple(step // self.array.itemsize for step in self.array.strides)

    def __dlpack__(self, **kwargs: Any) -> Any:
        return self.array.__dlpack__(**kwargs)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(DLTensor))
def borrow(tensor: Foreign, out: Any) -> int:
    array = tensor.array
    bits = 8 * array.itemsize
    out[0] = DLTensor(
        array.ctypes.data, 1, 0, array.ndim, 2, bits, 1, tensor.extents, tensor.steps, 0
    )
    return 0


# A capsule stores the address of its name, so the names must stay alive.
OWNED, USED = b"dltensor_versioned", b"used_dltensor_versioned"


@ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(ctypes.c_void_p))
def export(tensor: Foreign, out: Any) -> int:
    capsule = tensor.array.__dlpack__(max_version=(1, 0))
    out[0] = capsule_pointer(capsule, OWNED)
    return ctypes.pythonapi.PyCapsule_SetName(ctypes.py_object(capsule), USED)


name_exchange_api(Foreign, export=export, borrow=borrow)


def test_tensors_of_a_framework_are_found_directly() -> None:
    jit = fp.jit(scaled)
    calls = count_dispatches(jit)
    for dtype in (np.float32, np.float64):
        for start in range(4):
            a, b = np.arange(start, start + 4, dtype=dtype), np.zeros(4, dtype)
            jit(Foreign(a), 3, Foreign(b))
            np.testing.assert_array_equal(b, 3 * a)
    # The first call classifies the class; one more call for the other element type.
    assert len(calls) <= 3
    gaps = np.zeros(8, np.float32)[::2]
    jit(Foreign(np.ones(4, np.float32)), 2, Foreign(gaps))
    assert len(calls) <= 4 and gaps.tolist() == [2] * 4


@pytest.mark.parametrize("shape", [(1,), (1, 4), (4, 1), (1, 1), (2, 1, 3), (1, 3, 1), (5, 4)])
def test_an_extent_of_one_is_a_kind_like_any_other(shape: tuple[int, ...]) -> None:
    @fp.jit
    def set_first(a: Any) -> None:
        for i in range(a.shape[0]):
            a[(i, *([0] * (a.ndim - 1)))] = i + 1

    calls = count_dispatches(set_first)
    others = [shape, tuple(3 for _ in shape), tuple(1 for _ in shape), shape]
    for extents in others:
        a = np.zeros(extents)
        set_first(a)
        expected = np.zeros(extents)
        expected[(slice(None), *([0] * (len(extents) - 1)))] = np.arange(extents[0]) + 1
        np.testing.assert_array_equal(a, expected)
    assert len(calls) == len(set_first._compiled) == 1


def test_strides_of_single_elements_that_are_their_own() -> None:
    jit = fp.jit(scaled)
    odd = np.lib.stride_tricks.as_strided(np.arange(9.0), (1,), (40,))
    column = np.arange(4.0).reshape(1, 4).T
    assert column.flags.c_contiguous and odd.flags.c_contiguous

    @fp.jit
    def sum_of(a: Any) -> Any:
        total = 0.0
        for i in range(a.shape[0]):
            for j in range(a.shape[1]):
                total += a[i, j]
        return total

    for array in (column, np.ones((3, 3)), column, np.ones((4, 1)), np.ones((1, 4))):
        assert sum_of(array) == array.sum()
    for array in (odd, np.arange(5.0), odd, np.arange(1.0, 2.0)):
        b = np.zeros(len(array))
        jit(array, 2.0, b)
        np.testing.assert_array_equal(b, array * 2)


def test_our_own_tensors_are_direct_too() -> None:
    jit = fp.jit(scaled)
    calls = count_dispatches(jit)
    arrays = [np.arange(n, dtype=dtype) for n in (4, 5) for dtype in (np.float32, np.int64)]
    arrays.append(np.arange(8, dtype=np.int64)[::2])
    for array in arrays:
        out = np.zeros_like(array)
        a, b = fp.from_dlpack(array), fp.from_dlpack(out)
        for k in (2, 3, 4):
            jit(a, k, b)
            np.testing.assert_array_equal(out, array * k)
    assert len(calls) == len(jit._compiled) == len(arrays), "layouts of tensors are fixed"
    marked = fp.from_dlpack(arrays[0]).mark_layout_dynamic()
    jit(marked, 2, fp.from_dlpack(np.zeros(4, np.float32)).mark_layout_dynamic())
    assert len(calls) == len(arrays) + 1, "marks are looked at in Python"
