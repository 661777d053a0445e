"""Affine expressions, maps and integer sets; see the crate `fishplate-ir`, `src/builtin`."""

from __future__ import annotations

from typing import Any

from ..core import Object
from ..registry import register_object
from ._builtin_class import Printed, define, lists


@register_object("ir.AffineExpr", init=False)
class AffineExpr(Printed, Object):
    """An expression over dimensions and symbols."""

    _FAMILY = "affine expression", "AffineExpr"


AffineConstantExpr, AffineDimExpr, AffineSymbolExpr, AffineBinaryExpr = define(
    AffineExpr, "AffineConstantExpr", "AffineDimExpr", "AffineSymbolExpr", "AffineBinaryExpr"
)
AffineAddExpr, AffineMulExpr, AffineModExpr, AffineFloorDivExpr, AffineCeilDivExpr = define(
    AffineBinaryExpr,
    "AffineAddExpr",
    "AffineMulExpr",
    "AffineModExpr",
    "AffineFloorDivExpr",
    "AffineCeilDivExpr",
)


@register_object("ir.AffineMap", init=False)
class AffineMap(Printed, Object):
    """From dimensions and symbols to the values of affine expressions."""

    _FAMILY = "affine map", "AffineMap"


@register_object("ir.IntegerSetConstraint", init=False)
class IntegerSetConstraint(Object):
    """One condition of a set."""


@register_object("ir.IntegerSet", init=False)
class IntegerSet(Printed, Object):
    """The points where affine expressions are zero or non-negative."""

    _FAMILY = "integer set", "IntegerSet"


lists(AffineMap, "results")
lists(IntegerSet, "constraints")

_compress: Any = AffineMap.compress_unused_symbols  # type: ignore[attr-defined]


def _compress_unused_symbols(maps: Any, context: Any = None) -> list[Any]:
    """Return maps without the symbols that none of them uses."""
    return list(_compress(maps, context))


AffineMap.compress_unused_symbols = staticmethod(_compress_unused_symbols)  # type: ignore[attr-defined]
