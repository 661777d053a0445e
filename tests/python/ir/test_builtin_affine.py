"""Affine expressions, maps and integer sets."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from fishplate import ir


@pytest.fixture(autouse=True)
def _context() -> Iterator[None]:
    with ir.Context():
        yield


def test_expressions_and_operators() -> None:
    d0, d1, s0 = ir.AffineExpr.get_dim(0), ir.AffineDimExpr.get(1), ir.AffineSymbolExpr.get(0)
    for made, text, cls in [
        (d0 + d1, "d0 + d1", ir.AffineAddExpr),
        (1 + d0, "d0 + 1", ir.AffineAddExpr),
        (d0 - s0, "d0 - s0", ir.AffineAddExpr),
        (1 - d0, "-d0 + 1", ir.AffineAddExpr),
        (d0 * 2, "d0 * 2", ir.AffineMulExpr),
        (2 * d0, "d0 * 2", ir.AffineMulExpr),
        (-d0, "-d0", ir.AffineMulExpr),
        (d0 % 4, "d0 mod 4", ir.AffineModExpr),
        (5 % d0, "5 mod d0", ir.AffineModExpr),
        (d0 // 4, "d0 floordiv 4", ir.AffineFloorDivExpr),
        (8 // d0, "8 floordiv d0", ir.AffineFloorDivExpr),
        (d0.ceildiv(4), "d0 ceildiv 4", ir.AffineCeilDivExpr),
        (ir.AffineExpr.get_ceil_div(8, d0), "8 ceildiv d0", ir.AffineCeilDivExpr),
        (ir.AffineConstantExpr.get(2) + 3, "5", ir.AffineConstantExpr),
        (d0 + 0, "d0", ir.AffineDimExpr),
    ]:
        assert str(made) == text and type(made) is cls
        assert repr(made) == f"{cls.__name__}({text})"
    assert (d0 + d1).lhs is d0 and (d0 + d1).rhs is d1 and isinstance(d0 + d1, ir.AffineBinaryExpr)
    assert (d1.position, s0.position, ir.AffineExpr.get_constant(-7).value) == (1, 0, -7)
    assert ir.AffineExpr.get_add(d0, 1) is d0 + 1 is ir.AffineAddExpr.get(d0, 1)
    assert ir.AffineExpr.get_mul(2, d0) is d0 * 2 and ir.AffineExpr.get_mod(d0, 2) is d0 % 2
    assert ir.AffineExpr.get_floor_div(d0, 2) is d0 // 2


def test_17_equal_expressions_are_one_object() -> None:
    d0 = ir.AffineDimExpr.get(0)
    assert d0 + 1 is d0 + 1 and hash(d0 + 1) == hash(d0 + 1) and d0 + 1 != d0
    other = ir.AffineDimExpr.get(0, ir.Context())
    assert other != d0
    with pytest.raises(ValueError, match="another context"):
        _ = d0 + other


def test_what_expressions_refuse() -> None:
    d0 = ir.AffineDimExpr.get(0)
    for wrong in ("x", 1.5, None):
        with pytest.raises(TypeError, match="expected an AffineExpr or an int, got"):
            _ = d0 + wrong
    with pytest.raises(ValueError, match="position: expected a number from 0"):
        ir.AffineDimExpr.get(-1)
    with pytest.raises(TypeError, match="expected an AffineExpr and an int or two"):
        ir.AffineExpr.get_add(1, 2)
    with pytest.raises(
        ValueError,
        match=r"^Cannot cast affine expression to AffineSymbolExpr \(from AffineExpr\(d0\)\)$",
    ):
        ir.AffineSymbolExpr(d0)
    assert ir.AffineDimExpr(d0) is d0 and ir.AffineDimExpr.isinstance(d0)
    assert ir.AffineSymbolExpr.maybe_downcast(d0) is None
    with pytest.raises(AttributeError):
        d0.position = 3
    with pytest.raises(TypeError, match="pickle an attribute"):
        pickle.dumps(d0)


def test_questions_and_changes() -> None:
    d0, d1, s0 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1), ir.AffineSymbolExpr.get(0)
    assert (s0 + 1).is_symbolic_or_constant and not (d0 + 1).is_symbolic_or_constant
    assert (d0 * 4).is_pure_affine and not (d0 * d1).is_pure_affine
    assert (d0 * 4).largest_known_divisor == 4 and (d0 * 4).is_multiple_of(2)
    assert (d0 + 1).is_function_of_dim(0) and not (d0 + 1).is_function_of_dim(1)
    with pytest.raises(ValueError, match="other than 0"):
        d0.is_multiple_of(0)
    swap = ir.AffineMap.get_permutation([1, 0])
    assert (d0 - d1).compose(swap) is d1 - d0
    assert (d0 + d1).shift_dims(2, 3) is ir.AffineDimExpr.get(3) + ir.AffineDimExpr.get(4)
    assert (d0 + d1).shift_dims(2, 3, offset=1) is d0 + ir.AffineDimExpr.get(4)
    assert (s0 + d0).shift_symbols(1, 2) is ir.AffineSymbolExpr.get(2) + d0
    with pytest.raises(ValueError, match="offset: expected a number from 0 to 1, got 2"):
        d0.shift_dims(1, 1, 2)
    assert ir.AffineExpr.simplify_affine_expr(d0 + 1 - d0, 1, 0).value == 1
    with pytest.raises(ValueError, match=r"d1 needs 2 dimension\(s\) and 0 symbol\(s\), got 1 and"):
        ir.AffineExpr.simplify_affine_expr(d1, 1, 0)


def test_maps() -> None:
    d0, d1, s0 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1), ir.AffineSymbolExpr.get(0)
    made = ir.AffineMap.get(2, 1, [d0 + s0, d1])
    assert str(made) == "(d0, d1)[s0] -> (d0 + s0, d1)" and repr(made) == f"AffineMap({made})"
    assert (made.n_dims, made.n_symbols, made.n_inputs) == (2, 1, 3)
    assert made.results == (d0 + s0, d1) and made is ir.AffineMap.get(2, 1, [d0 + s0, d1])
    assert made.get_submap([1]).results == (d1,) and made.get_submap([1, 0, 1]).n_dims == 2
    assert made.get_major_submap(1).results == (d0 + s0,)
    assert made.get_minor_submap(1).results == (d1,)
    assert str(made.get_major_submap(0)) == str(made.get_minor_submap(0)) == "(d0, d1)[s0] -> ()"
    assert made.replace(d1, d0, 1, 1).results == (d0 + s0, d0)
    attribute = ir.AffineMapAttr.get(made)
    assert attribute.value is made and pickle.loads(pickle.dumps(attribute)).value is made
    assert str(ir.AffineMap.get_empty()) == "() -> ()"
    assert ir.AffineMap.get_constant(5).results[0].value == 5
    assert ir.AffineMap.get_identity(2) is ir.AffineMap.get(2, 0, [d0, d1])
    minor = ir.AffineMap.get_minor_identity(2, 1)
    assert minor.results == (d1,) and minor.is_minor_identity and minor.is_projected_permutation
    swap = ir.AffineMap.get_permutation([1, 0])
    assert swap.is_permutation and not swap.is_identity and swap.results == (d1, d0)
    assert ir.AffineMap.get_permutation([]) is ir.AffineMap.get_empty()
    s1 = ir.AffineSymbolExpr.get(1)
    small = ir.AffineMap.compress_unused_symbols([ir.AffineMap.get(1, 2, [d0 + s1])])
    assert list(small) == [ir.AffineMap.get(1, 1, [d0 + s0])]
    assert list(ir.AffineMap.compress_unused_symbols([], ir.Context.current)) == []


def test_what_maps_refuse() -> None:
    d0, d1 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1)
    two = ir.AffineMap.get_identity(2)
    for wrong, match in [
        (lambda: ir.AffineMap.get(1, 0, [d1]), r"d1 needs 2 dimension\(s\)"),
        (lambda: ir.AffineMap.get(-1, 0, []), "dim_count: expected a number from 0"),
        (lambda: ir.AffineMap.get_identity(1 << 40), "n_dims: expected a number from 0"),
        (lambda: ir.AffineMap.get_permutation([0, 2]), "numbers from 0 to 1 in some order"),
        (lambda: ir.AffineMap.get_permutation([0, -1]), "numbers from 0 to 1 in some order"),
        (lambda: ir.AffineMap.get_minor_identity(1, 2), "at most n_dims, 1, got 2"),
        (lambda: two.get_major_submap(3), "from 0 to 2, got 3"),
        (lambda: two.get_minor_submap(-1), "from 0 to 2, got -1"),
        (lambda: two.replace(d0, d1, 1, 0), "needs 2 dimension"),
        (lambda: ir.AffineMap.get(1, 0, [d0], ir.Context()), "another context"),
        (
            lambda: ir.AffineMap.compress_unused_symbols([two, ir.AffineMap.get(0, 1, [])]),
            r"all to have 0 symbol\(s\), as the first, got 1",
        ),
    ]:
        with pytest.raises(ValueError, match=match):
            wrong()
    with pytest.raises(IndexError, match="result_positions"):
        two.get_submap([2])


def test_integer_sets() -> None:
    d0, s0 = ir.AffineDimExpr.get(0), ir.AffineSymbolExpr.get(0)
    made = ir.IntegerSet.get(1, 1, [d0 - s0, d0 % 2], [False, True])
    assert str(made) == "(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)"
    assert (made.n_dims, made.n_symbols, made.n_inputs) == (1, 1, 2)
    assert (made.n_equalities, made.n_inequalities) == (1, 1)
    assert [(one.expr, one.is_eq) for one in made.constraints] == [(d0 - s0, False), (d0 % 2, True)]
    assert made is ir.IntegerSet.get(1, 1, [d0 - s0, d0 % 2], [False, True])
    attribute = ir.IntegerSetAttr.get(made)
    assert attribute.value is made and ir.Attribute.parse(str(attribute)) is attribute
    moved = made.get_replaced([ir.AffineDimExpr.get(1)], [s0], 2, 1)
    assert str(moved) == "(d0, d1)[s0] : (d1 - s0 >= 0, d1 mod 2 == 0)"
    empty = ir.IntegerSet.get_empty(1, 0)
    assert empty.is_canonical_empty and not made.is_canonical_empty
    for wrong, match in [
        (lambda: ir.IntegerSet.get(1, 0, [], []), "at least one expression"),
        (lambda: ir.IntegerSet.get(1, 0, [d0], []), "a flag per expression, 1, got 0"),
        (lambda: ir.IntegerSet.get(0, 0, [d0], [True]), "needs 1 dimension"),
        (
            lambda: made.get_replaced([], [s0], 2, 1),
            r"dim_exprs: expected 1 expression\(s\), got 0",
        ),
    ]:
        with pytest.raises(ValueError, match=match):
            wrong()
