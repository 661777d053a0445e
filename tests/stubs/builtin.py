"""A program over builtin types and attributes that a strict type checker accepts."""

from __future__ import annotations

from fishplate import ir


def element(ty: ir.Type) -> ir.IntegerType | None:
    """Return the type of the elements, if they are integers."""
    shaped = ir.ShapedType.maybe_downcast(ty)
    return ir.IntegerType.maybe_downcast(shaped.element_type) if shaped is not None else None


with ir.Context() as ctx:
    i32 = ir.IntegerType(ir.Type.parse("i32"))
    width: int = i32.width
    tensor = ir.RankedTensorType.get([2, None], i32)
    shape: list[int] = tensor.shape
    encoding: ir.Attribute | None = tensor.encoding
    number: int = ir.IntegerAttr.get(i32, 5).value
    truth: bool = ir.BoolAttr.get(True, ctx).value
    names: list[str] = [name for name, _ in ir.DictAttr.get({"a": 1}).items()]
    d0 = ir.AffineDimExpr.get(0)
    doubled: ir.AffineExpr = 1 + d0 * 2
    results: list[ir.AffineExpr] = ir.AffineMap.get(1, 0, [doubled]).results
    elements: list[int] = list(ir.DenseIntElementsAttr.get(b"ab"))
    value: ir.Attribute = ir.Attribute.of({"x": [1, 2.5]}, context=ctx)
    signedness = ir.IntegerType.get(8, ir.IntegerType.SIGNED).signedness
