"""Extras of the dialect `tensor`: empty tensors from sizes."""

from __future__ import annotations

from collections.abc import Sequence

from fishplate import ir
from fishplate._dialect import Extended, ValueLike

from ._build import value_of

__all__ = ["EmptyOp", "empty"]


class EmptyOp(Extended):
    """``EmptyOp(sizes, element_type)``: a tensor whose elements are not defined."""

    __slots__ = ()

    def __init__(
        self,
        sizes: Sequence[int | ValueLike],
        element_type: ir.Type,
        *,
        encoding: ir.Attribute | None = None,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a tensor of sizes that are numbers or values of type index."""
        dynamic = ir.ShapedType.get_dynamic_size()
        shape = [size if isinstance(size, int) else dynamic for size in sizes]
        values = [value_of(size) for size in sizes if not isinstance(size, int)]
        result = ir.RankedTensorType.get(shape, element_type, encoding=encoding)
        self._build(result, values, loc=loc, ip=ip)


def empty(
    sizes: Sequence[int | ValueLike],
    element_type: ir.Type,
    *,
    encoding: ir.Attribute | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build a tensor of sizes that are numbers or values of type index; its elements are not defined."""
    from fishplate.dialects import tensor

    return tensor.EmptyOp(sizes, element_type, encoding=encoding, loc=loc, ip=ip).result
