"""Pointers that kernels index, and arguments of custom types, which pass their own memory."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate.lang import CompileError


def pointer(array: np.ndarray) -> fp.Pointer:
    """The address of an array, with its type."""
    return fp.Pointer(array.dtype, array.ctypes.data)


@fp.jit
def scale(p: fp.Pointer, n: fp.Int32, k: fp.Float32) -> None:
    q = p + 1
    for i in range(n - 1):
        q[i] = q[i] * k
    p[0] = q[-1] + p.tensor((2, 2))[1, 1]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_pointer_is_indexed_by_the_type_of_its_example(dtype: str) -> None:
    x = np.arange(8, dtype=dtype)
    scale(pointer(x), 8, 2.0)
    assert x.tolist() == [6, 2, 4, 6, 8, 10, 12, 14]


def test_compiled_functions_take_addresses() -> None:
    f = fp.compile(scale, fp.Pointer(fp.Float32, 0), fp.Int32(0), fp.Float32(0))
    for make in (pointer, lambda a: a.ctypes.data, lambda a: ctypes.c_void_p(a.ctypes.data)):
        x = np.arange(4, dtype=np.float32)
        f(make(x), 4, 2.0)
        assert x.tolist() == [6, 2, 4, 6]


@fp.jit
def count(p: fp.Pointer[fp.Int32], n: fp.Int32) -> None:
    for i in range(n):
        p[i] += i


def test_an_annotation_says_what_an_address_points_to() -> None:
    x = np.zeros(4, np.int32)
    count(x.ctypes.data, 4)
    count(ctypes.c_void_p(x.ctypes.data), 4)
    assert x.tolist() == [0, 2, 4, 6]
    with pytest.raises(TypeError, match=r"expected Pointer\[dtype\] or Pointer\[dtype, memspace\]"):
        fp.Pointer[fp.Int32, "gmem", 1]


@fp.jit
def last_large(p: fp.Pointer, n: fp.Int32) -> fp.Float32:
    q, i = p, 0
    while i < n:
        if p[i] > 3.0:
            q = p + i
        i += 1
    return q[0]


def test_a_pointer_may_differ_where_paths_meet() -> None:
    x = np.array([1, 5, 2, 7, 0], np.float32)
    assert last_large(pointer(x), 5) == 7
    assert last_large(pointer(x), 3) == 5


@fp.jit
def column_major(p: fp.Pointer, out: fp.Tensor) -> None:
    matrix = fp.make_tensor(p, fp.Layout((2, 3), (1, 2)))
    for i in range(2):
        for j in range(3):
            out[i, j] = matrix[i, j]


def test_a_layout_over_a_pointer() -> None:
    out = np.zeros((2, 3), np.float32)
    column_major(pointer(np.arange(6, dtype=np.float32)), out)
    assert out.tolist() == [[0, 2, 4], [1, 3, 5]]


@fp.kernel
def add_one(p: fp.Pointer, n: fp.Int32) -> None:
    i = fp.block_idx()[0] * fp.block_dim()[0] + fp.thread_idx()[0]
    if i < n:
        p[i] = p[i] + 1


@fp.jit
def launch(p: fp.Pointer, n: fp.Int32) -> None:
    add_one(p, n).launch(grid=[2], block=[4])


def test_launches_pass_pointers_on_the_cpu_and_to_global_memory() -> None:
    x = np.arange(8, dtype=np.float32)
    launch(pointer(x), 7)
    assert x.tolist() == [1, 2, 3, 4, 5, 6, 7, 7]
    ptx = fp.compile(launch, fp.Pointer(fp.Float32, 0, "gmem"), fp.Int32(0)).ptx
    assert "ld.global" in ptx and "st.global" in ptx


@pytest.mark.parametrize(
    "body, message",
    [
        ("p.shape[0]", "`p` is a pointer and has no shape: .*`p.tensor\\(shape\\)`"),
        ("p[0:3]", "cannot be sliced: use `\\(p \\+ start\\).tensor\\(count\\)`"),
        ("p[0, 1]", "is a pointer and takes one index, got 2"),
        ("p[1.5]", "an index of a pointer must be an integer, got float"),
        ("len(p)", "`p` is a pointer and has no shape"),
        ("p.T2", "a pointer in a kernel has no `T2`"),
        ("p.tensor((2, 2), (1,))", "got 2 extents, but 1 strides"),
        ("p + 0.5", "unsupported operand type\\(s\\) for \\+: 'pointer' and 'float'"),
        ("p * 2", "`p` is a pointer: only an integer can be added to it"),
    ],
)
def test_what_a_pointer_cannot_do(body: str, message: str, tmp_path: Any) -> None:
    source = f"import fishplate as fp\n@fp.jit\ndef f(p: fp.Pointer) -> None:\n    {body}\n"
    path = tmp_path / "bad.py"
    path.write_text(source)
    names: dict[str, Any] = {}
    exec(compile(source, str(path), "exec"), names)
    with pytest.raises(CompileError, match=message):
        names["f"](fp.Pointer(fp.Float32, 0))


class Ring:
    """A ring of floats and its position, in its own memory."""

    def __init__(self, size: int) -> None:
        self.data = (ctypes.c_float * size)()
        self.at = ctypes.c_int64(0)

    def __c_pointers__(self) -> list[Any]:
        data = fp.Pointer(fp.Float32, ctypes.addressof(self.data))
        return [data, fp.Pointer(fp.Int64, ctypes.addressof(self.at))]

    def __new_from_mlir_values__(self, pointers: Sequence[Any]) -> RingInKernel:
        return RingInKernel(*pointers, len(self.data))


@dataclass
class RingInKernel:
    data: Any
    at: Any
    size: int

    def push(self, value: Any) -> None:
        self.data[self.at[0] % self.size] = value
        self.at[0] = self.at[0] + 1


@fp.jit
def push(ring: Any, value: fp.Float32) -> None:
    ring.push(value)


class Plain:
    """Memory without a description for kernels."""

    def __init__(self, *values: float) -> None:
        self.data = (ctypes.c_double * len(values))(*values)

    def __c_pointers__(self) -> tuple[Any, ...]:
        return (fp.Pointer("float64", ctypes.addressof(self.data)),)


@fp.jit
def first(memory: Any) -> fp.Float64:
    (data,) = memory
    return data[0]


def test_own_argument_types_pass_their_own_memory() -> None:
    ring = Ring(3)
    for value in (1.0, 2.0, 3.0, 4.0):
        push(ring, value)
    assert list(ring.data) == [4, 2, 3] and ring.at.value == 4
    compiled = fp.compile(push, ring, fp.Float32(0))
    other = Ring(3)
    compiled(other, 7.0)
    assert list(other.data) == [7, 0, 0] and other.at.value == 1
    assert first(Plain(2.5)) == 2.5


def test_wrong_pointers_of_an_own_type() -> None:
    class NoList:
        def __c_pointers__(self) -> int:
            return 5

    class NoAddress:
        def __c_pointers__(self) -> list[Any]:
            return ["x"]

    with pytest.raises(TypeError, match=r"NoList.__c_pointers__\(\) must return a list"):
        fp.compile(first, NoList())
    with pytest.raises(
        TypeError, match=r"NoAddress.__c_pointers__\(\)\[0\] must be an int, .* got str"
    ):
        fp.compile(first, NoAddress())


@dataclass
class Problem:
    x: fp.Tensor
    n: fp.Int32


@fp.jit
def solve(problem: Problem) -> None:
    problem.x[0] = problem.n


def test_errors_name_the_field_of_a_dataclass() -> None:
    x = np.zeros(4, np.float32)
    f = fp.compile(solve, Problem(x, fp.Int32(1)))
    f(Problem(x, 5))
    assert x[0] == 5
    with pytest.raises(ValueError, match="on problem.x in argument #0 .* got float64"):
        f(Problem(np.zeros(4), 5))
    with pytest.raises(TypeError, match="on problem.n in argument #0 .* expected int"):
        f(Problem(x, "a"))
