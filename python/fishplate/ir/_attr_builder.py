"""`AttrBuilder`: functions that make attributes from Python values, by the names of attributes in TableGen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ._builtin_affine import AffineMap
from ._builtin_attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseBoolArrayAttr,
    DenseF32ArrayAttr,
    DenseF64ArrayAttr,
    DenseI8ArrayAttr,
    DenseI16ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DictAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from ._builtin_types import F32Type, F64Type, IndexType, IntegerType

_F = TypeVar("_F", bound=Callable[..., Any])
_Builder = Callable[..., Any]

_builders: dict[str, _Builder] = {}


class AttrBuilder:
    """The builders, by the names of attributes in TableGen: ``AttrBuilder.get("I32Attr")(5, context=context)``."""

    @staticmethod
    def contains(attribute_kind: str) -> bool:
        """Return whether there is a builder."""
        return _find(attribute_kind) is not None

    @staticmethod
    def get(attribute_kind: str) -> _Builder:
        """Return the builder; KeyError if there is none."""
        found = _find(attribute_kind)
        if found is None:
            raise KeyError(attribute_kind)
        return found

    @staticmethod
    def insert(attribute_kind: str, attr_builder: _Builder, replace: bool = False) -> None:
        """Add a builder."""
        if attribute_kind in _builders and not replace:
            raise RuntimeError(
                f"Attribute builder for '{attribute_kind}' is already registered with func: "
                f"{_builders[attribute_kind]}"
            )
        _builders[attribute_kind] = attr_builder


def register_attribute_builder(kind: str, replace: bool = False) -> Callable[[_F], _F]:
    """Return a decorator that adds a builder to `AttrBuilder`."""

    def register(builder: _F) -> _F:
        AttrBuilder.insert(kind, builder, replace)
        return builder

    return register


def _find(kind: str) -> _Builder | None:
    found = _builders.get(kind)
    if found is not None:
        return found
    from .. import _dialect

    for dialect in _dialect._DIALECTS.values():
        if kind in dir(dialect):
            return lambda x, context=None: getattr(dialect, kind).get(x, context=context)
    return None


def _of_class(cls: Any) -> _Builder:
    return lambda x, context=None: cls.get(x, context=context)


def _integer(make_type: Callable[[Any], Any]) -> _Builder:
    return lambda x, context=None: IntegerAttr.get(make_type(context), x)


def _float(cls: Any) -> _Builder:
    return lambda x, context=None: FloatAttr.get(cls.get(context=context), x)


def _array(element: _Builder) -> _Builder:
    return lambda x, context=None: ArrayAttr.get([element(e, context) for e in x], context=context)


def _symbol(x: str | list[str], context: Any = None) -> Any:
    return SymbolRefAttr.get([x] if isinstance(x, str) else x, context=context)


def _affine_map(x: AffineMap, context: Any = None) -> Any:
    return AffineMapAttr.get(x)


_builders |= {
    "AffineMapAttr": _affine_map,
    "ArrayAttr": _of_class(ArrayAttr),
    "BoolAttr": _of_class(BoolAttr),
    "DictionaryAttr": _of_class(DictAttr),
    "F32Attr": _float(F32Type),
    "F64Attr": _float(F64Type),
    "FlatSymbolRefAttr": _of_class(FlatSymbolRefAttr),
    "IndexAttr": _integer(lambda context: IndexType.get(context=context)),
    "IntegerSetAttr": lambda x, context=None: IntegerSetAttr.get(x),
    "StrAttr": _of_class(StringAttr),
    "SymbolNameAttr": _of_class(StringAttr),
    "SymbolRefAttr": _symbol,
    "TypeAttr": lambda x, context=None: TypeAttr.get(x, context=context),
    "UnitAttr": lambda x, context=None: UnitAttr.get(context=context) if x else None,
}
for _width in (1, 8, 16, 32, 64):
    for _sign, _make in (
        ("I", IntegerType.get_signless),
        ("SI", IntegerType.get_signed),
        ("UI", IntegerType.get_unsigned),
    ):
        _builders[f"{_sign}{_width}Attr"] = _integer(
            lambda context, make=_make, width=_width: make(width, context=context)
        )
for _word, _cls in {
    "Bool": DenseBoolArrayAttr,
    "I8": DenseI8ArrayAttr,
    "I16": DenseI16ArrayAttr,
    "I32": DenseI32ArrayAttr,
    "I64": DenseI64ArrayAttr,
    "F32": DenseF32ArrayAttr,
    "F64": DenseF64ArrayAttr,
}.items():
    _builders[f"Dense{_word}ArrayAttr"] = _of_class(_cls)
for _word in ("Bool", "F32", "F64", "I32", "I64", "Str", "Type", "FlatSymbolRef", "AffineMap"):
    _builders[f"{_word}ArrayAttr"] = _array(_builders[f"{_word}Attr"])
