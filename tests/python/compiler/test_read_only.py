"""Memory that must not be written: compiled functions accept it if they only read it, and refuse it if they write."""

from __future__ import annotations

import pickle
import sys
import types
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import fishplate as fp


def frozen(array: np.ndarray) -> np.ndarray:
    array.flags.writeable = False
    return array


@fp.jit
def add_one(a: fp.Tensor, b: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        b[i] = a[i] + 1


@fp.jit
def in_parallel(a: fp.Tensor, b: fp.Tensor) -> None:
    for i in fp.parallel_range(a.shape[0]):
        b[i] = a[i] + 1


@fp.kernel
def add_one_kernel(a: fp.Tensor, b: fp.Tensor) -> None:
    i = fp.block_idx()[0] * 64 + fp.thread_idx()[0]
    if i < a.shape[0]:
        b[i] = a[i] + 1


@fp.jit
def launched(a: fp.Tensor, b: fp.Tensor) -> None:
    add_one_kernel(a, b).launch(grid=((a.shape[0] + 63) // 64,), block=(64,))


@fp.jit
def by_views(a: fp.Tensor, b: fp.Tensor) -> None:
    source, target = a[1:], b[1:]
    b[0] = a[0] + 1
    for i in range(source.shape[0]):
        target[i] = source[i] + 1


@pytest.mark.parametrize("function", [add_one, in_parallel, launched, by_views])
def test_only_what_is_read_may_be_read_only(function: Any) -> None:
    a, b = frozen(np.arange(8.0)), np.zeros(8)
    for call in (function, fp.compile(function, b, b), fp.compile(function, a, b)):
        assert function is call or call._access == "rw"
        b[:] = 0
        call(a, b)
        np.testing.assert_array_equal(b, a + 1)
        b[:] = 0
        call(b=b, a=a)
        np.testing.assert_array_equal(b, a + 1)
        for wrong in (lambda c: c(b, a), lambda c: c(a=b, b=a), lambda c: c(a, a)):
            with pytest.raises(BufferError, match=r"argument 'b' of `\w+`: the array is read-only"):
                wrong(call)
        np.testing.assert_array_equal(a, np.arange(8.0))


def test_a_branch_that_may_write_counts() -> None:
    @fp.jit
    def either(flag: fp.Boolean, a: fp.Tensor, b: fp.Tensor) -> None:
        target = a if flag else b
        target[0] = 3.0

    writable = np.zeros(2)
    assert fp.compile(either, True, writable, writable)._access == "?ww"
    with pytest.raises(BufferError, match="argument 'a' of `either`"):
        either(False, frozen(np.zeros(2)), writable)


def test_atomics_write() -> None:
    @fp.jit
    def count(a: fp.Tensor, n: fp.Tensor) -> None:
        for i in range(a.shape[0]):
            fp.atomic_add(n, (0,), a[i])

    assert fp.compile(count, np.zeros(2, np.int32), np.zeros(1, np.int32))._access == "rw"


@dataclass
class Pair:
    left: fp.Tensor
    right: fp.Tensor


@fp.jit
def total(parts: Any, pair: Pair, out: fp.Tensor) -> None:
    out[0] = parts[0][0] + parts[1][0] + pair.left[0] + pair.right[0]


def test_arrays_inside_structures() -> None:
    a, out = frozen(np.ones(2)), np.zeros(1)
    total((a, a), Pair(a, a), out)
    assert out[0] == 4
    with pytest.raises(BufferError, match="argument 'out' of `total`"):
        total((a, a), Pair(a, a), a)


@fp.jit
def fill(parts: Any) -> None:
    for part in parts:
        part[0] = 1.0


def test_lists_that_are_written() -> None:
    a = np.zeros(2)
    fill((a, a))
    assert a[0] == 1
    with pytest.raises(BufferError, match="argument 'parts' of `fill`"):
        fill((a, frozen(np.zeros(2))))


def test_more_arguments_than_the_stack_holds() -> None:
    @fp.jit
    def many(
        a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, d: fp.Tensor, e: fp.Tensor, f: fp.Tensor,
        g: fp.Tensor, h: fp.Tensor, out: fp.Tensor,
    ) -> None:  # fmt: skip
        out[0] = a[0] + b[0] + c[0] + d[0] + e[0] + f[0] + g[0] + h[0]

    a, out = frozen(np.ones(2)), np.zeros(1)
    many(*[a] * 8, out)
    assert out[0] == 8
    with pytest.raises(BufferError, match="argument 'out' of `many`"):
        many(*[out] * 8, a)


def test_every_rank_and_layout() -> None:
    @fp.jit
    def first(a: fp.Tensor) -> Any:
        return a[(0,) * len(a.shape)]

    for rank in range(1, 7):
        whole = np.arange(2.0**rank).reshape((2,) * rank)
        for array in (whole, whole[::-1], whole.T):
            assert first(frozen(array.view())) == array[(0,) * rank]


def test_subclasses_of_arrays_may_be_read_only() -> None:
    class Mine(np.ndarray):
        pass

    a, b = frozen(np.arange(3.0)).view(Mine), np.zeros(3)
    add_one(a, b)
    np.testing.assert_array_equal(b, [1, 2, 3])
    with pytest.raises(BufferError, match="argument 'b' of `add_one`: the array is read-only"):
        add_one(b, a)


def test_a_pickle_knows_what_it_writes() -> None:
    function = pickle.loads(pickle.dumps(fp.compile(add_one, np.zeros(2), np.zeros(2))))
    a, b = frozen(np.zeros(2)), np.zeros(2)
    function(a, b)
    assert b.tolist() == [1, 1]
    with pytest.raises(BufferError, match="read-only"):
        function(b, a)


def test_nothing_is_known_of_other_functions() -> None:
    with pytest.raises(BufferError, match="readonly"):
        fp.convert(lambda x: x)(frozen(np.zeros(2)))


def test_immutable_arrays_of_other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    class Array:
        def __init__(self, array: np.ndarray) -> None:
            self.array = array

        def __dlpack__(self, **_: Any) -> Any:
            return self.array.__dlpack__()

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    module = types.ModuleType("pyarrow")
    module.Array = Array  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyarrow", module)
    array, b = Array(np.arange(3.0)), np.zeros(3)
    compiled = fp.compile(add_one, b, b)
    compiled(array, b)
    assert b.tolist() == [1, 2, 3]
    with pytest.raises(BufferError, match="argument 'b' of `add_one`: Arrow arrays are immutable"):
        compiled(b, array)


def test_letters_of_access() -> None:
    function = fp.convert(lambda x: x)
    assert function._access == ""
    function._access = "r?w"
    assert function._access == "r?w"
    for bad, error in ((3, TypeError), ("rx", ValueError)):
        with pytest.raises(error, match="_access must"):
            function._access = bad  # type: ignore[assignment]
    with pytest.raises(TypeError, match="cannot be deleted"):
        del function._access
    assert function._access == "r?w"


def test_a_list_that_contains_itself_is_an_error() -> None:
    array = np.zeros(8)
    compiled = fp.compile(add_one, array, array)
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises((RecursionError, TypeError)):
        compiled(array, endless)
    with pytest.raises((RecursionError, TypeError)):
        add_one(array, endless)
