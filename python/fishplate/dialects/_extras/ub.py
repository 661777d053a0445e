"""Extras of the dialect `ub`: poison with a default kind."""

from __future__ import annotations

from fishplate import ir
from fishplate._dialect import Extended

__all__ = ["PoisonOp", "poison"]


class PoisonOp(Extended):
    """``PoisonOp(type)``: a value that must not be used."""

    __slots__ = ()

    def __init__(
        self,
        result: ir.Type,
        *,
        value: ir.Attribute | None = None,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build poison of a type; `value` selects the kind, by default ``#ub.poison``."""
        kind = value if value is not None else ir.Attribute.parse("#ub.poison", result.context)
        self._build(result, value=kind, loc=loc, ip=ip)


def poison(
    result: ir.Type,
    *,
    value: ir.Attribute | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build poison of a type; `value` selects the kind, by default ``#ub.poison``."""
    from fishplate.dialects import ub

    return ub.PoisonOp(result, value=value, loc=loc, ip=ip).result
