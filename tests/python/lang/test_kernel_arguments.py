"""Arguments beyond tensors and numbers: constants, structures, closures, helpers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

import fishplate as fp


class Pair(NamedTuple):
    x: fp.Tensor
    scale: fp.Float32


@dataclass
class Problem:
    pair: Pair
    out: fp.Tensor
    flag: fp.Constexpr


@fp.jit
def structures(problem: Problem, extra: tuple[Any, ...]) -> None:
    x, scale = problem.pair
    for i in range(problem.pair.x.shape[0]):
        if problem.flag:
            problem.out[i] = x[i] * scale + extra[0]
        else:
            problem.out[i] = extra[1]


def test_dataclasses_and_tuples() -> None:
    x, out = np.arange(3, dtype=np.float32), np.zeros(3, np.float32)
    structures(Problem(Pair(x, 2.0), out, True), (1.0, 5.0))
    assert out.tolist() == [1, 3, 5]
    structures(Problem(Pair(x, 2.0), out, False), (1.0, 5.0))
    assert out.tolist() == [5, 5, 5]


@fp.jit
def unrolled(x: fp.Tensor, n: fp.Constexpr[int], names: fp.Constexpr) -> None:
    for i in fp.range_constexpr(n):
        x[i] = i + len(names[i])


def test_constants() -> None:
    x = np.zeros(3)
    unrolled(x, 2, ("a", "bcd"))
    assert x.tolist() == [1, 4, 0]
    unrolled(x, n=3, names=("", "", ""))
    assert x.tolist() == [0, 1, 2]


def make(scale: float, table: list[float]) -> Any:
    @fp.jit
    def kernel(x: fp.Tensor) -> None:
        for j, value in enumerate(table):
            x[j] = x[j] * scale + value

    return kernel


def test_closures_over_constants() -> None:
    x = np.ones(2)
    make(2.0, [10.0, 20.0])(x)
    assert x.tolist() == [12, 22]
    make(3.0, [0.5])(x)
    assert x.tolist() == [36.5, 22]


def polynomial(x: Any, *coefficients: float) -> Any:
    """A plain helper: it runs when compiling."""
    total = coefficients[-1]
    for c in reversed(coefficients[:-1]):
        total = total * x + c
    return total


@fp.jit
def clamp(x: Any, low: Any = 0.0, *, high: Any = 1.0) -> Any:
    if x < low:
        return low
    if x > high:
        return high
    return x


@fp.jit
def uses_helpers(x: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        x[i] = clamp(polynomial(x[i], 1.0, 2.0, 3.0), high=10.0)


def test_helpers() -> None:
    x = np.array([0.5, 3.0, -0.3])
    uses_helpers(x)
    assert np.allclose(x, [1 + 1 + 0.75, 10, 1 - 0.6 + 0.27])


def test_one_compiled_function_for_each_kind() -> None:
    @fp.jit
    def fill(x: fp.Tensor, k: fp.Float32) -> None:
        for i in range(x.shape[0]):
            x[i] = k

    for dtype in (np.float32, np.float64, np.float32):
        for n in (1, 5, 100):
            x = np.zeros(n, dtype)
            fill(x, 2.0)
            assert (x == 2).all()
    assert len(fill._compiled) == 4


def test_none_and_defaults() -> None:
    @fp.jit
    def maybe(x: fp.Tensor, bias: fp.Tensor | None = None, k: fp.Float32 = 3.0) -> None:
        for i in range(x.shape[0]):
            x[i] = x[i] * k if bias is None else x[i] * k + bias[i]

    x = np.ones(2, np.float32)
    maybe(x)
    assert x.tolist() == [3, 3]
    maybe(x, np.array([1, 2], np.float32), k=2.0)
    assert x.tolist() == [7, 8]


def test_symbolic_extents_are_checked() -> None:
    @fp.jit
    def copy(a: fp.Tensor, b: fp.Tensor) -> None:
        for i in range(a.shape[0]):
            b[i] = a[i]

    n = fp.sym_int(symbol="n")
    fake = [fp.make_fake_compact_tensor(fp.Float32, (n,), memspace="generic") for _ in range(2)]
    compiled = fp.compile(copy, *fake)
    a, b = np.arange(4, dtype=np.float32), np.zeros(4, np.float32)
    compiled(a, b)
    assert (a == b).all()
    try:
        compiled(a, b[:3])
    except ValueError as error:
        assert "expected to match a.shape[0]" in str(error)
    else:
        raise AssertionError("extents of one SymInt must agree")
