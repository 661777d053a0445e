"""Extras of the dialect `arith`: constants from Python numbers."""

from __future__ import annotations

from typing import Any

from fishplate import ir
from fishplate._dialect import Extended

__all__ = ["ConstantOp", "constant"]


def _attribute(ty: ir.Type, value: Any) -> ir.Attribute:
    """Convert a Python value to an attribute of a type."""
    if isinstance(value, ir.Attribute):
        return value
    if isinstance(ty, ir.ShapedType):
        if isinstance(value, int | float):
            return ir.DenseElementsAttr.get_splat(ty, _attribute(ty.element_type, value))
        return ir.DenseElementsAttr.get(value, type=ty)
    if isinstance(ty, ir.FloatType) and isinstance(value, int | float):
        return ir.FloatAttr.get(ty, float(value))
    if isinstance(ty, ir.IntegerType | ir.IndexType) and isinstance(value, int):
        return ir.IntegerAttr.get(ty, int(value))
    got = f"{type(value).__name__} {value!r}"
    raise TypeError(f"arith.constant: expected a value of type {ty}, got {got}")


class ConstantOp(Extended):
    """``ConstantOp(type, value)`` or ``ConstantOp(attribute)``.

    The value is a number, an attribute, or an array with the elements of a tensor or vector. For a tensor or vector, a
    number sets all elements.
    """

    __slots__ = ()

    def __init__(
        self,
        result: ir.Type | ir.Attribute,
        value: Any = None,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a constant."""
        if isinstance(result, ir.Type):
            self._build(_attribute(result, value), results=[result], loc=loc, ip=ip)
        elif value is None:
            self._build(result, loc=loc, ip=ip)
        else:
            raise TypeError(f"arith.constant: expected a type before the value, got {result!r}")

    @classmethod
    def create_index(
        cls,
        value: int,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> ConstantOp:
        """Build a constant of type index."""
        return cls(ir.IndexType.get(), value, loc=loc, ip=ip)

    @property
    def type(self) -> ir.Type:
        """The type of the constant."""
        return self.result.type

    @property
    def literal_value(self) -> int | float:
        """The value of the constant."""
        value = self.attributes["value"]
        if isinstance(value, ir.IntegerAttr):
            return int(value)
        if isinstance(value, ir.FloatAttr):
            return float(value)
        raise ValueError(f"only integer and float constants have literal values, got {value}")


def constant(
    result: ir.Type | ir.Attribute,
    value: Any = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build a constant from a type and a Python value, or from an attribute."""
    from fishplate.dialects import arith

    return arith.ConstantOp(result, value, loc=loc, ip=ip).result
