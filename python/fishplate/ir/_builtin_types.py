"""The builtin types. They are implemented in Rust; see the crate `fishplate-ir`, `src/builtin`."""

from __future__ import annotations

import enum
from typing import Any

from ..registry import register_object
from ._builtin_class import define, lists
from ._type import Type


class _Signedness(enum.IntEnum):
    """Signedness of an integer type."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2

    __str__ = enum.Enum.__str__


@register_object("ir.IntegerType", init=False)
class IntegerType(Type):
    """An integer type: ``i32``, ``si8``, ``ui64``."""

    Signedness = _Signedness
    SIGNLESS = _Signedness.SIGNLESS
    SIGNED = _Signedness.SIGNED
    UNSIGNED = _Signedness.UNSIGNED


_signedness: Any = IntegerType.signedness
IntegerType.signedness = property(  # type: ignore[assignment]
    lambda self: _Signedness(_signedness.__get__(self)), doc="How it reads its highest bit."
)

FloatType, ShapedType, IndexType, NoneType, ComplexType, TupleType, FunctionType = define(
    Type,
    "FloatType",
    "ShapedType",
    "IndexType",
    "NoneType",
    "ComplexType",
    "TupleType",
    "FunctionType",
)
GraphType, OpaqueType = define(Type, "GraphType", "OpaqueType")
lists(TupleType, "types")
lists(FunctionType, "inputs", "results")
lists(GraphType, "inputs", "results")

Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType = define(
    FloatType, "Float4E2M1FNType", "Float6E2M3FNType", "Float6E3M2FNType"
)
Float8E3M4Type, Float8E4M3Type, Float8E4M3B11FNUZType, Float8E4M3FNType = define(
    FloatType, "Float8E3M4Type", "Float8E4M3Type", "Float8E4M3B11FNUZType", "Float8E4M3FNType"
)
Float8E4M3FNUZType, Float8E5M2Type, Float8E5M2FNUZType, Float8E8M0FNUType = define(
    FloatType, "Float8E4M3FNUZType", "Float8E5M2Type", "Float8E5M2FNUZType", "Float8E8M0FNUType"
)
BF16Type, F16Type, FloatTF32Type, F32Type, F64Type, F80Type, F128Type = define(
    FloatType,
    "BF16Type",
    "F16Type",
    "FloatTF32Type",
    "F32Type",
    "F64Type",
    "F80Type",
    "F128Type",
)

VectorType, RankedTensorType, UnrankedTensorType, MemRefType, UnrankedMemRefType = define(
    ShapedType,
    "VectorType",
    "RankedTensorType",
    "UnrankedTensorType",
    "MemRefType",
    "UnrankedMemRefType",
)
lists(ShapedType, "shape")
lists(VectorType, "scalable_dims")
for _cls in ShapedType.__subclasses__():
    # In MLIR this name skips verification. Here it verifies.
    _cls.get_unchecked = _cls.get

_strides_and_offset: Any = MemRefType.get_strides_and_offset


def _get_strides_and_offset(self: Any) -> tuple[list[int], int]:
    """Return the strides, and the offset of the first element."""
    strides, offset = _strides_and_offset(self)
    return list(strides), offset


MemRefType.get_strides_and_offset = _get_strides_and_offset
