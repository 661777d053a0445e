"""Extras of the dialect `memref`: indices and sizes from Python numbers, types of views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fishplate import ir
from fishplate._dialect import ValueLike

from ._build import IndexLike, literal, mixed, value_of
from ._build import indices as _values

__all__ = ["alloc", "alloca", "load", "store", "subview"]


def alloc(
    memref: ir.Type,
    dynamic_sizes: Sequence[IndexLike] = (),
    symbol_operands: Sequence[ValueLike] = (),
    *,
    alignment: int | ir.Attribute | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build an allocation of a type; pass the sizes that are dynamic in the type."""
    from fishplate.dialects import memref as dialect

    sizes = _values(dynamic_sizes, loc, ip)
    op = dialect.AllocOp(memref, sizes, symbol_operands, alignment=alignment, loc=loc, ip=ip)
    return op.result


def alloca(
    memref: ir.Type,
    dynamic_sizes: Sequence[IndexLike] = (),
    symbol_operands: Sequence[ValueLike] = (),
    *,
    alignment: int | ir.Attribute | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build an allocation on the stack; pass the sizes that are dynamic in the type."""
    from fishplate.dialects import memref as dialect

    sizes = _values(dynamic_sizes, loc, ip)
    op = dialect.AllocaOp(memref, sizes, symbol_operands, alignment=alignment, loc=loc, ip=ip)
    return op.result


def load(
    memref: ValueLike,
    indices: Sequence[IndexLike] = (),
    *,
    nontemporal: bool | ir.Attribute | None = None,
    alignment: int | ir.Attribute | None = None,
    results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build a load from a buffer; numbers among the indices become constants."""
    from fishplate.dialects import memref as dialect

    places = _values(indices, loc, ip)
    more: dict[str, Any] = {"nontemporal": nontemporal, "alignment": alignment}
    return dialect.LoadOp(memref, places, **more, results=results, loc=loc, ip=ip).result


def store(
    value: ValueLike,
    memref: ValueLike,
    indices: Sequence[IndexLike] = (),
    *,
    nontemporal: bool | ir.Attribute | None = None,
    alignment: int | ir.Attribute | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """Build a store to a buffer; numbers among the indices become constants."""
    from fishplate.dialects import memref as dialect

    places = _values(indices, loc, ip)
    more: dict[str, Any] = {"nontemporal": nontemporal, "alignment": alignment}
    return dialect.StoreOp(value, memref, places, **more, loc=loc, ip=ip)


def _times(a: int, b: int) -> int:
    dynamic = ir.ShapedType.get_dynamic_size()
    return dynamic if dynamic in (a, b) else a * b


def _plus(a: int, b: int) -> int:
    dynamic = ir.ShapedType.get_dynamic_size()
    return dynamic if dynamic in (a, b) else a + b


def _view_type(
    source: ir.MemRefType, offsets: list[int], sizes: list[int], strides: list[int]
) -> ir.MemRefType:
    """Return the type of a view; unknown numbers are dynamic."""
    own, offset = source.get_strides_and_offset()
    for place, stride in zip(offsets, own, strict=True):
        offset = _plus(offset, 0 if place == 0 else _times(place, stride))
    steps = [_times(step, stride) for step, stride in zip(strides, own, strict=True)]
    layout: ir.Attribute | None = ir.StridedLayoutAttr.get(offset, steps)
    plain = ir.MemRefType.get(sizes, source.element_type)
    if plain.get_strides_and_offset() == (steps, offset):
        layout = None
    return ir.MemRefType.get(
        sizes, source.element_type, layout=layout, memory_space=source.memory_space
    )


def _infer_memref_subview_result_type(
    source_memref_type: ir.MemRefType,
    offsets: Sequence[Any],
    sizes: Sequence[Any],
    strides: Sequence[Any],
) -> ir.MemRefType:
    """Return the type of a view whose numbers are all known; MLIR's package has this name."""
    known = [_numbers(values) for values in (offsets, sizes, strides)]
    return _view_type(source_memref_type, *known)


def _numbers(values: Sequence[Any]) -> list[int]:
    numbers = mixed(values, literal)[1]
    if ir.ShapedType.get_dynamic_size() in numbers:
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    return numbers


def subview(
    source: ValueLike,
    offsets: Sequence[IndexLike],
    sizes: Sequence[IndexLike],
    strides: Sequence[IndexLike],
    *,
    result_type: ir.Type | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.Value:
    """Build a view of a part of a buffer.

    Parameters
    ----------
    source
        The buffer.
    offsets
        Offsets of the part: numbers and values. A constant value counts as its number.
    sizes
        Sizes of the part.
    strides
        Distances between its elements, in elements of the buffer.
    result_type
        The type of the view; inferred by default.
    loc
        The location.
    ip
        The insertion point.

    """
    from fishplate.dialects import memref as dialect

    whole = value_of(source)
    ty = whole.type
    if not isinstance(ty, ir.MemRefType):
        raise TypeError(f"memref.subview: expected a memref with a rank, got {ty}")
    given = {"offsets": offsets, "sizes": sizes, "strides": strides}
    for name, values in given.items():
        if len(values) != ty.rank:
            raise ValueError(f"memref.subview: expected {ty.rank} {name}, got {len(values)}")
    (offset, offset_numbers), (size, size_numbers), (stride, stride_numbers) = (
        mixed(values, literal) for values in given.values()
    )
    static = (offset_numbers, size_numbers, stride_numbers)
    made = result_type or _view_type(ty, *static)
    return dialect.SubViewOp(made, whole, offset, size, stride, *static, loc=loc, ip=ip).result
