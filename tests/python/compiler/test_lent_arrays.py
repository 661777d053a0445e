"""NumPy arrays that are lent to a compiled function: without a copy, with every layout, and not kept."""

from __future__ import annotations

import gc
import sys
import threading

import numpy as np
import pytest

import fishplate as fp
from fishplate import compiler, spec


@fp.jit
def add_one(a: fp.Tensor, b: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        b[i] = a[i] + 1


@pytest.mark.parametrize("dtype", ["i1", "u2", "i4", "u8", "f2", "f4", "f8"])
def test_elements_and_strides(dtype: str) -> None:
    whole = np.arange(24).astype(dtype)
    for a in (whole, whole[3:], whole[::3], whole[::-1], whole[:1], whole[:0]):
        b = np.zeros_like(a)
        f = fp.compile(add_one, a, b)
        f(a, b)
        np.testing.assert_array_equal(b, a + 1)


def test_every_rank() -> None:
    @fp.jit
    def first(a: fp.Tensor) -> int:
        return a[(1,) * len(a.shape)] if len(a.shape) else a[()]

    for rank in range(8):
        a = np.arange(2**rank, dtype=np.int32).reshape((2,) * rank).copy(order="F")
        assert fp.compile(first, a)(a) == a[(1,) * rank]


def test_nothing_is_kept() -> None:
    a, b = np.zeros(3, np.float32), np.zeros(3, np.float32)
    f = fp.compile(add_one, a, b)
    f(a, b)
    gc.collect()
    before = sys.getrefcount(a), sys.getrefcount(b)
    for _ in range(100):
        f(a, b)
        f(a=a, b=b)
    with pytest.raises(TypeError):
        f(a, 1)
    with pytest.raises(ValueError):
        f(a, np.zeros((2, 2), np.float32))
    gc.collect()
    assert (sys.getrefcount(a), sys.getrefcount(b)) == before


def test_what_numpy_would_refuse_is_refused() -> None:
    a, b = np.zeros(3, np.float32), np.zeros(3, np.float32)
    f = fp.compile(add_one, a, b)
    b.flags.writeable = False
    with pytest.raises(BufferError):
        f(a, b)
    odd = np.ndarray((2,), np.float32, bytearray(11), 0, (5,))
    with pytest.raises(BufferError):
        f(a, odd)
    swapped = np.zeros(3, ">f4")
    with pytest.raises(BufferError):
        f(a, swapped)


def test_messages_name_the_kind_once() -> None:
    f = compiler.compile_module(None, "f", [spec.Var("k", "int32")])
    for wrong in (np.zeros(3), np.zeros((1,) * 6), fp.from_dlpack(np.zeros(3))):
        with pytest.raises(TypeError, match="expected int, got ffi.Tensor"):
            f(wrong)


def test_a_view_of_a_class_of_its_own_and_many_arguments() -> None:
    class Array(np.ndarray):
        pass

    a, b = np.zeros(3, np.float32), np.zeros(3, np.float32).view(Array)
    fp.compile(add_one, a, b)(a, b)
    assert b.tolist() == [1, 1, 1]
    params = [spec.Tensor(f"t{n}", [2], "float32", device_type="cpu") for n in range(12)]
    check = compiler.compile_module(None, "check", params)
    check(*[np.zeros(2, np.float32)] * 12)
    with pytest.raises(ValueError, match="t11"):
        check(*[np.zeros(2, np.float32)] * 11, np.zeros(3, np.float32))


def test_threads_without_the_lock() -> None:
    f = fp.compile(add_one, np.zeros(3, np.float32), np.zeros(3, np.float32))
    f.release_gil = True

    def work(start: float) -> None:
        a, b = np.full(1000, start, np.float32), np.zeros(1000, np.float32)
        for _ in range(200):
            f(a, b)
            assert b[0] == b[-1] == start + 1

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
