"""Short names for MLIR's builtin types, in the current context.

.. code-block:: python

    from fishplate.extras import types as T

    T.memref(2, None, T.f32())   # memref<2x?xf32>
    T.tensor(T.i8())             # tensor<*xi8>
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from .. import ir

i: Callable[[int], ir.Type] = ir.IntegerType.get_signless
si: Callable[[int], ir.Type] = ir.IntegerType.get_signed
ui: Callable[[int], ir.Type] = ir.IntegerType.get_unsigned

i1, i8, i16, i32, i64 = (partial(i, width) for width in (1, 8, 16, 32, 64))
si8, si16, si32, si64 = (partial(si, width) for width in (8, 16, 32, 64))
ui8, ui16, ui32, ui64 = (partial(ui, width) for width in (8, 16, 32, 64))
bool = i1

index = ir.IndexType.get
none = ir.NoneType.get
f16, bf16, f32, f64 = ir.F16Type.get, ir.BF16Type.get, ir.F32Type.get, ir.F64Type.get
tf32 = ir.FloatTF32Type.get
f4E2M1FN = ir.Float4E2M1FNType.get  # noqa: N816
f6E2M3FN = ir.Float6E2M3FNType.get  # noqa: N816
f6E3M2FN = ir.Float6E3M2FNType.get  # noqa: N816
f8E3M4 = ir.Float8E3M4Type.get  # noqa: N816
f8E4M3 = ir.Float8E4M3Type.get  # noqa: N816
f8E4M3B11FNUZ = ir.Float8E4M3B11FNUZType.get  # noqa: N816
f8E4M3FN = ir.Float8E4M3FNType.get  # noqa: N816
f8E5M2 = ir.Float8E5M2Type.get  # noqa: N816
f8E8M0FNU = ir.Float8E8M0FNUType.get  # noqa: N816


def complex(element: ir.Type) -> ir.Type:
    """Return the complex type of an element type."""
    return ir.ComplexType.get(element)


def function(*, inputs: Sequence[ir.Type], results: Sequence[ir.Type]) -> ir.Type:
    """Return the type of a function."""
    return ir.FunctionType.get(inputs, results)


def opaque(dialect_namespace: str, type_data: str) -> ir.Type:
    """Return the opaque type with a text of a dialect."""
    return ir.OpaqueType.get(dialect_namespace, type_data)


def tuple(*elements: ir.Type) -> ir.Type:
    """Return the tuple type of element types."""
    return ir.TupleType.get_tuple(elements)


def _split(shape: Sequence[Any], element: ir.Type | None) -> Any:
    """Return the sizes and the element type; no sizes stand for an unknown rank, and None for an unknown size."""
    if element is None:
        *shape, element = shape
    if len(shape) == 1 and isinstance(shape[0], Sequence):
        shape = shape[0]
    elif not shape:
        return None, element
    dynamic = ir.ShapedType.get_dynamic_size()
    return [dynamic if size is None else size for size in shape], element


def tensor(*shape: Any, element_type: ir.Type | None = None, encoding: Any = None) -> ir.Type:
    """Return a tensor type: its sizes, then its element type. Without sizes it has no rank."""
    sizes, element = _split(shape, element_type)
    if sizes is None:
        if encoding is not None:
            raise ValueError("a tensor without a rank has no encoding")
        return ir.UnrankedTensorType.get(element)
    if isinstance(encoding, str):
        encoding = ir.StringAttr.get(encoding)
    return ir.RankedTensorType.get(sizes, element, encoding=encoding)


def memref(
    *shape: Any,
    element_type: ir.Type | None = None,
    memory_space: Any = None,
    layout: ir.Attribute | None = None,
) -> ir.Type:
    """Return a memref type: its sizes, then its element type. Without sizes it has no rank."""
    sizes, element = _split(shape, element_type)
    if isinstance(memory_space, int):
        memory_space = ir.IntegerAttr.get(i64(), memory_space)
    if sizes is None:
        return ir.UnrankedMemRefType.get(element, memory_space)
    return ir.MemRefType.get(sizes, element, layout=layout, memory_space=memory_space)


def vector(
    *shape: Any,
    element_type: ir.Type | None = None,
    scalable: Sequence[Any] | None = None,
    scalable_dims: Sequence[int] | None = None,
) -> ir.Type:
    """Return a vector type: its sizes, then its element type."""
    sizes, element = _split(shape, element_type)
    return ir.VectorType.get(sizes or [], element, scalable=scalable, scalable_dims=scalable_dims)
