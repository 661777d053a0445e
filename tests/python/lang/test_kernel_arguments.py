"""Arguments beyond tensors and numbers: constants, structures, closures, helpers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

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
    assert len(fill._compiled) == 2


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


def test_arguments_by_name_only() -> None:
    @fp.jit
    def f(a: fp.Int32, *, b: fp.Int32 = 3, c: fp.Int32, d: fp.Constexpr = 1) -> Any:
        return a + b * c * d

    assert [f(1, c=2), f(1, b=1, c=2), f(a=1, c=2, d=5), f(1, c=2, d=1)] == [7, 3, 31, 7]
    compiled = fp.compile(f, 1, c=2, d=10)
    assert [compiled(1, c=2), compiled(1, b=1, c=2)] == [61, 21]
    with pytest.raises(fp.CompileError, match="missing a required argument: 'c'") as caught:
        f(1, b=2)
    assert isinstance(caught.value, TypeError)


def test_any_number_of_arguments() -> None:
    @fp.jit
    def total(first: fp.Int32, *rest: fp.Int32, **named: fp.Float64) -> Any:
        result = first + 0.0
        for x in rest:
            result += x
        for name, x in named.items():
            result += x * len(name)
        return result

    assert [total(1), total(1, 2, 3), total(1, 2, abc=1.5), total(1, z=1, yy=2)] == [1, 6, 7.5, 6]
    compiled = fp.compile(total, 1, 2, 3, abc=0.0)
    assert (
        compiled.signature
        == "total(first: int32, rest0: int32, rest1: int32, abc: float64) -> float"
    )
    assert compiled(1, 2, 3, abc=2.0) == 12.0


def test_an_argument_that_does_not_fit_shows_its_parameter() -> None:
    @fp.jit
    def f(
        first: fp.Int32,
        second: fp.Tensor,
    ) -> None: ...

    for args, kind, reason, marked in (
        ((1, 2), TypeError, "argument 'second': expected a tensor, got int", "second"),
        (("a", 2), TypeError, "argument 'first': Int32 takes an int, got str", "first"),
        ((1 << 40, 2), ValueError, "argument 'first': Int32 holds", "first"),
        ((1,), TypeError, "missing a required argument: 'second'", "second"),
        ((1, 2, 3), TypeError, "too many positional arguments", "f"),
    ):
        with pytest.raises(fp.CompileError) as caught:
            f(*args)
        error = caught.value
        assert isinstance(error, kind) and reason in error.reason
        _, _, line, marks = str(error).splitlines()
        assert line[marks.index("^") : marks.rindex("^") + 1] == marked


def test_errors_of_python_arrive_as_they_are() -> None:
    for kind in (ZeroDivisionError, OverflowError, NotImplementedError, ArithmeticError, OSError):

        @fp.jit
        def f(n: fp.Int32, error: fp.Constexpr) -> None:
            if n == 0:
                raise error("nothing")

        f(1, kind)
        with pytest.raises(kind, match="nothing"):
            f(0, kind)


def test_direct_calls_look_at_what_is_fixed() -> None:
    @fp.jit
    def f(s: fp.Shape, layout: fp.Layout, *, t: fp.IntTuple = (1,), c: fp.Constexpr = ()) -> Any:
        return s[0] * 100 + layout.stride[0] * 10 + t[0], len(c), sum(c)

    layout = fp.Layout((2, 3), (3, 1))
    assert f((2, 3), layout) == (231, 0, 0)
    assert f((4, 5), layout) == (431, 0, 0)
    assert f(fp.Shape((4, 5)), fp.Layout((2, 3), (5, 1)), t=(7,)) == (457, 0, 0)
    assert f([1], layout, c=[1, 2]) == (131, 2, 3)
    assert f([1], layout, c=[1, 2.5]) == (131, 2, 3.5)
    assert f([1], layout, c=[1.0, 2.5]) == (131, 2, 3.5)
    assert f([1], layout, c=np.ones(2)) == (131, 2, 2.0)
    assert f([1], layout, c=np.zeros(2)) == (131, 2, 0.0)


def test_direct_calls_look_at_marks() -> None:
    @fp.jit
    def f(a: fp.Tensor) -> Any:
        return a.shape[0], isinstance(a.shape[0], int)

    for size in (3, 4):
        array = np.zeros(size)
        assert f(fp.from_dlpack(array)) == (size, True)
        assert f(fp.from_dlpack(array).mark_layout_dynamic()) == (size, False)
        assert f(array) == (size, False)


class Line:
    """A class for use in kernels; it depends on nothing but `fp.jit`."""

    def __init__(self, slope: Any, start: Any) -> None:
        self.slope, self.start = slope, start

    def __add__(self, other: Line) -> Line:
        return Line(self.slope + other.slope, self.start + other.start)

    @fp.jit
    def at(self: fp.Constexpr, x: fp.Float64) -> Any:
        if x < 0:
            return self.start
        return self.slope * x + self.start


def test_methods() -> None:
    line = Line(2, 1)
    assert [line.at(3.0), line.at(-3.0), Line(5, 0).at(1.0)] == [7.0, 1.0, 5.0]

    @fp.jit
    def sum_at(x: fp.Float64, slope: fp.Float64) -> Any:
        return (line + Line(slope, x)).at(x)

    assert [sum_at(2.0, 3.0), sum_at(-2.0, 3.0)] == [13.0, -1.0]
