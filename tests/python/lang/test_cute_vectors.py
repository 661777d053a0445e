"""Whole vectors in `fishplate.cute`: reductions, repetition, parts, functions of each element."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest


def fixed(*arrays: Any) -> list[Any]:
    """Return arrays as arguments whose layouts are known when compiling."""
    return [cute.runtime.from_dlpack(array) for array in arrays]


def numbers(*shape: int) -> Any:
    return np.random.default_rng(7).standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        (cute.ReductionOp.ADD, np.add),
        (cute.ReductionOp.MUL, np.multiply),
        (cute.ReductionOp.MAX, np.maximum),
        (cute.ReductionOp.MIN, np.minimum),
    ],
)
def test_reductions_keep_the_modes_that_are_none(op: Any, expected: Any) -> None:
    a = numbers(3, 4)
    whole, rows, columns = np.zeros(1, np.float32), np.zeros(3, np.float32), np.zeros(4, np.float32)

    @cute.jit
    def reduce(a: cute.Tensor, whole: cute.Tensor, rows: cute.Tensor, columns: cute.Tensor) -> None:
        vector = a.load()
        whole[0] = vector.reduce(op, 0.5, 0)
        rows.store(vector.reduce(op, 0.5, reduction_profile=(None, 1)))
        columns.store(vector.reduce(op, 0.5, reduction_profile=(1, None)))

    reduce(*fixed(a, whole, rows, columns))
    np.testing.assert_allclose(whole[0], expected(expected.reduce(a.ravel()), 0.5), rtol=1e-5)
    np.testing.assert_allclose(rows, expected(expected.reduce(a, 1), 0.5), rtol=1e-5)
    np.testing.assert_allclose(columns, expected(expected.reduce(a, 0), 0.5), rtol=1e-5)


def test_modes_of_one_element_are_repeated_as_in_numpy() -> None:
    row, column, out, wide = numbers(1, 3), numbers(4, 1), numbers(4, 3), numbers(4, 3)

    @cute.jit
    def add(row: cute.Tensor, column: cute.Tensor, out: cute.Tensor, wide: cute.Tensor) -> None:
        out.store(row.load() * column.load())
        wide.store(row.load().broadcast_to((4, 3)))

    add(*fixed(row, column, out, wide))
    assert (out == row * column).all()
    assert (wide == np.broadcast_to(row, (4, 3))).all()


def test_vectors_that_do_not_fit_are_an_error_with_both_shapes() -> None:
    @cute.jit
    def add(a: cute.Tensor, b: cute.Tensor) -> None:
        a.store(a.load() + b.load())

    with pytest.raises(Exception, match=r"shapes \(4, 3\) and \(2, 3\) do not fit"):
        cute.compile(add, *fixed(numbers(4, 3), numbers(2, 3)))

    @cute.jit
    def repeat(a: cute.Tensor) -> None:
        a.load().broadcast_to((4, 6))

    with pytest.raises(Exception, match=r"shape \(4, 3\) cannot be repeated to \(4, 6\)"):
        cute.compile(repeat, *fixed(numbers(4, 3)))


def test_parts_of_a_vector_by_coordinates() -> None:
    a, part, one = numbers(4, 2, 3), np.zeros((4, 3), np.float32), np.zeros(2, np.float32)

    @cute.jit
    def slices(a: cute.Tensor, part: cute.Tensor, one: cute.Tensor) -> None:
        vector = a.load()
        part.store(vector[None, 1, None])
        one[0] = vector[2, 1, 2]
        one[1] = vector[10]

    slices(*fixed(a, part, one))
    assert (part == a[:, 1, :]).all()
    # Elements count along the first mode first.
    assert one.tolist() == [a[2, 1, 2], a.ravel(order="F")[10]]


@pytest.mark.parametrize("name", sorted(set(cute.math.__all__) - {"erf", "rsqrt", "atan2"}))
def test_functions_of_each_element(name: str) -> None:
    a = np.abs(numbers(8)) * 0.2 + 0.1
    fine, fast, one = np.zeros_like(a), np.zeros_like(a), np.zeros(1, np.float32)
    function = getattr(cute.math, name)

    @cute.jit
    def apply(a: cute.Tensor, fine: cute.Tensor, fast: cute.Tensor, one: cute.Tensor) -> None:
        fine.store(function(a.load()))
        fast.store(function(a.load(), fastmath=True, loc=None, ip=None))
        one[0] = function(a[3])

    apply(*fixed(a, fine, fast, one))
    expected = {"acos": np.arccos, "asin": np.arcsin, "atan": np.arctan}.get(name)
    wanted = (expected or getattr(np, name))(a)
    for got in (fine, fast):
        np.testing.assert_allclose(got, wanted, rtol=1e-5)
    assert one[0] == fine[3]


def test_functions_of_two_vectors_and_of_names_that_numpy_lacks() -> None:
    a, b = np.abs(numbers(4)) + 1, np.abs(numbers(4)[::-1].copy()) + 1
    outs = [np.zeros(4, np.float32) for _ in range(3)]

    @cute.jit
    def apply(
        a: cute.Tensor, b: cute.Tensor, x: cute.Tensor, y: cute.Tensor, z: cute.Tensor
    ) -> None:
        x.store(cute.math.atan2(a.load(), b.load()))
        y.store(cute.math.rsqrt(a.load()))
        z.store(cute.math.erf(a.load()))

    apply(*fixed(a, b, *outs))
    from math import erf

    for got, wanted in zip(
        outs, (np.arctan2(a, b), 1 / np.sqrt(a), [erf(x) for x in a]), strict=True
    ):
        np.testing.assert_allclose(got, wanted, rtol=1e-5)


def test_vectors_of_equal_elements_and_conditions() -> None:
    a, out = numbers(6), np.zeros((4, 6), np.float32)
    held = np.zeros(2, np.bool_)

    @cute.jit
    def fill(a: cute.Tensor, out: cute.Tensor, held: cute.Tensor) -> None:
        vector = a.load()
        out[0, None] = cute.full_like(vector, 3)
        out[1, None] = cute.where(vector > 0, vector, cute.zeros_like(vector), loc=None)
        out[2, None] = cute.ones_like(a)
        out[3, None] = cute.full((6,), 2.5, fp.Float32)
        held[0] = cute.any_(vector > 100.0)
        held[1] = cute.all_(vector < 100.0)

    fill(*fixed(a, out, held))
    assert (out == np.stack([np.full(6, 3), np.maximum(a, 0), np.ones(6), np.full(6, 2.5)])).all()
    assert held.tolist() == [False, True]


def test_the_smallest_and_largest_of_run_time_numbers() -> None:
    out = np.zeros(4, np.int32)

    @cute.jit
    def extremes(a: cutlass.Int32, b: cutlass.Int32, out: cute.Tensor) -> None:
        out[0] = cutlass.min(a, b, 3)
        out[1] = cutlass.max(a, b)
        out[2] = cutlass.min(2, 1)
        out[3] = cute.arch.fmax(a, b)

    extremes(4, 9, out)
    assert out.tolist() == [3, 9, 1, 9]


def test_printing_of_vectors_and_formats_of_c(capfd: pytest.CaptureFixture[str]) -> None:
    @cute.jit
    def show(a: cute.Tensor) -> None:
        cute.print_tensor(a.load() * 2.0)
        cute.print_tensor(a, verbose=True)
        cute.printf("%d%% -> %f", 3, a[0])

    show(*fixed(np.array([[1, 2], [3, 4]], np.float32)))
    lines = capfd.readouterr().out.splitlines()
    assert lines[0] == "(2,2):(1,2): [[2.0, 4.0], [6.0, 8.0]]"
    assert lines[1:] == [
        "(2,2):(2,1)",
        "(0, 0) = 1.0",
        "(1, 0) = 3.0",
        "(0, 1) = 2.0",
        "(1, 1) = 4.0",
        "3% -> 1.0",
    ]


def test_types_have_zero_and_infinity() -> None:
    assert cutlass.Float32.inf == float("inf") and cutlass.Float16.zero == 0.0
    assert cutlass.Int32.zero == 0
    with pytest.raises(AttributeError, match="Int32 holds no infinity"):
        cutlass.Int32.inf  # noqa: B018
