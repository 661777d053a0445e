"""Tuples, layouts composed with functions, and compositions of run-time layouts."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest


def test_parts_of_tuples_layouts_and_shapes() -> None:
    layout = cute.make_layout((4, (2, 3)), stride=(6, (3, 1)))
    assert cute.repeat_like(None, ((1, 2), 3)) == ((None, None), None)
    assert cute.repeat_like(7, 5) == 7
    assert cute.product_each(((2, 3), 4)) == (6, 4) and cute.product_each(5) == 5
    assert cute.product(((2, 3), 4)) == 24 and cute.product(5) == 5
    assert cute.shape(layout) == (4, (2, 3)) and cute.shape(layout, mode=[1, 0]) == 2
    assert (
        cute.get((4, (2, 3)), mode=[1, 1]) == 3 and str(cute.get(layout, mode=[1])) == "(2,3):(3,1)"
    )
    assert cute.append((1, 2), 3) == (1, 2, 3) and cute.append((1, 2), 0, up_to_rank=4) == (
        1,
        2,
        0,
        0,
    )
    assert cute.select((4, 5, (6, 7)), mode=[2, 0]) == ((6, 7), 4)
    assert str(cute.select(layout, mode=[1, 0])) == "((2,3),4):((3,1),6)"
    assert cute.prepend((1, 2), 3) == (3, 1, 2)
    assert str(cute.append(layout, cute.make_layout(5, stride=24))) == "(4,(2,3),5):(6,(3,1),24)"
    assert cute.slice_((8, 16, 32), (None, 0, None)) == (8, 32)
    assert str(cute.slice_(layout, (2, None))) == "((2,3)):((3,1))"
    assert (
        cute.size_in_bytes(fp.Float16, layout) == 48 and cute.size_in_bytes(fp.Float16, None) == 0
    )
    assert cute.assume(16, divby=8) == 16


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: cute.append((1, 2, 3), 0, up_to_rank=2), "has 3 parts, more than 2"),
        (
            lambda: cute.append(cute.make_layout(4), 3),
            r"a mode of the layout 4:1 is a layout, got 3",
        ),
        (lambda: cute.slice_((1, 2), (None,)), "different numbers of parts"),
        (lambda: cute.assume(12, divby=8), "12 is not a multiple of 8"),
        (lambda: cute.assume("x"), "assume takes an integer, got str"),
        (lambda: cute.get(4, mode=[1]), "4 has no part 1"),
        (lambda: cute.select((4, 5), mode=[2]), r"\(4, 5\) has no part 2"),
        (
            lambda: cute.make_composed_layout(3, 0, cute.make_layout(4)),
            "a swizzle, a layout or a function",
        ),
    ],
)
def test_parts_that_are_not_there(call: Any, message: str) -> None:
    with pytest.raises((TypeError, ValueError, IndexError), match=message):
        call()


def test_layouts_that_end_in_a_function() -> None:
    identity = cute.make_identity_layout((8, 4))
    assert str(identity) == "(8,4):(1@0,1@1)"
    assert identity(0) == (0, 0) and identity(9) == (1, 1) and identity((3, 2)) == (3, 2)
    layout = cute.make_composed_layout(lambda c: (c[0], c[1] + 1), (1, 0), identity)
    assert layout(0) == (1, 1) and layout((3, 2)) == (4, 3) and layout.size() == 32
    assert str(layout).endswith(" o (1,0) o (8,4):(1@0,1@1)")
    table = [5, 2, 7, 1]
    gather = cute.make_composed_layout(lambda c: table[c], 0, cute.make_layout(4))
    assert [gather(i) for i in range(4)] == table
    with pytest.raises(ValueError, match=r"the offset 0 cannot be added to \(0, 0\)"):
        cute.make_composed_layout(lambda c: c, 0, identity)(0)


def test_a_composed_layout_names_its_parts_as_cute_does() -> None:
    swizzle, outer = cute.make_swizzle(3, 3, 3), cute.make_layout((8, 64), stride=(64, 1))
    layout = cute.make_composed_layout(swizzle, 0, outer)
    assert layout.inner == swizzle and layout.offset == 0 and layout.outer == outer
    assert layout(9) == swizzle(outer(9))


@cute.jit
def composed(
    extents: cute.Tensor, strides: cute.Tensor, right: cute.Tensor, out: cute.Tensor
) -> None:
    a = cute.make_layout((extents[0], extents[1]), stride=(strides[0], strides[1]))
    b = cute.make_layout((right[0], right[1]), stride=(right[2], right[3]))
    made = cute.composition(a, b)
    for i in cutlass.range(right[0] * right[1]):
        out[i] = made(i)


def test_a_composition_of_run_time_layouts_is_one_or_an_error() -> None:
    """Against the definition, for random small layouts; errors show both layouts."""
    compiled = cute.compile(
        composed, *(np.zeros(n, np.int64) for n in (2, 2, 4)), np.zeros(64, np.int64)
    )
    made = refused = 0
    rng = np.random.default_rng(3)
    for _ in range(600):
        extents, strides = rng.integers(1, 9, 2), rng.integers(0, 9, 2)
        right = np.array([*rng.integers(1, 5, 2), *rng.integers(1, 9, 2)])
        left = cute.make_layout(tuple(map(int, extents)), stride=tuple(map(int, strides)))
        other = cute.make_layout(tuple(map(int, right[:2])), stride=tuple(map(int, right[2:])))
        out = np.full(64, -1, np.int64)
        try:
            compiled(extents, strides, right, out)
        except ValueError as error:
            refused += 1
            assert f"composition of {left} and {other}: the result is not a layout" in str(error)
            continue
        made += 1
        size = other.size()
        # Beyond its domain a layout continues with its last mode.
        expected = [_at(left, other(i)) for i in range(size)]
        assert out[:size].tolist() == expected, (left, other)
    assert made > 50 and refused > 50


def _at(layout: Any, index: int) -> int:
    extents, strides = layout.shape, layout.stride
    return index % extents[0] * strides[0] + index // extents[0] * strides[1]


def test_a_composition_that_cannot_be_a_layout_is_refused_when_compiling() -> None:
    @cute.jit
    def wrong(n: cutlass.Int32) -> None:
        cute.composition(
            cute.make_layout((6, 4), stride=(4, n)), cute.make_layout((4, 2), stride=(1, 7))
        )

    with pytest.raises(Exception, match=r"composition of \(6,4\):\(4,\?0\) and \(4,2\):\(1,7\)"):
        cute.compile(wrong, 1)


def test_compositions_by_mode_with_run_time_numbers() -> None:
    out = np.zeros(24, np.int64)

    @cute.jit
    def by_mode(n: cutlass.Int32, out: cute.Tensor) -> None:
        layout = cute.make_layout((n * 6, (n * 2, n * 4)), stride=(59, (13, 1)))
        made = cute.composition(layout, (3, 8))
        for i in cutlass.range_constexpr(24):
            out[i] = made(i)

    by_mode(2, out)
    expected = cute.composition(cute.make_layout((12, (4, 8)), stride=(59, (13, 1))), (3, 8))
    assert out.tolist() == [expected(i) for i in range(24)]
