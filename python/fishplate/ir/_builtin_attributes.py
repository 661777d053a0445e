"""The builtin attributes. They are implemented in Rust; see the crate `fishplate-ir`, `src/builtin`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core import Object
from ..registry import register_object
from . import _conventions
from ._builtin_class import define, lists
from ._type import Attribute


@register_object("ir.NamedAttribute", init=False)
class NamedAttribute(Object):
    """An attribute with its name."""

    def __repr__(self) -> str:
        """Return the name and the attribute."""
        return f"NamedAttribute({self.name}={self.attr})"


IntegerAttr, FloatAttr, StringAttr, TypeAttr, UnitAttr, OpaqueAttr, LocationAttr = define(
    Attribute,
    "IntegerAttr",
    "FloatAttr",
    "StringAttr",
    "TypeAttr",
    "UnitAttr",
    "OpaqueAttr",
    "LocationAttr",
)
(BoolAttr,) = define(IntegerAttr, "BoolAttr")
ArrayAttr, SymbolRefAttr, AffineMapAttr, IntegerSetAttr, StridedLayoutAttr = define(
    Attribute, "ArrayAttr", "SymbolRefAttr", "AffineMapAttr", "IntegerSetAttr", "StridedLayoutAttr"
)
(FlatSymbolRefAttr,) = define(SymbolRefAttr, "FlatSymbolRefAttr")
(DenseArrayAttr,) = define(Attribute, "DenseArrayAttr")
DenseBoolArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr, DenseI32ArrayAttr = define(
    DenseArrayAttr,
    "DenseBoolArrayAttr",
    "DenseI8ArrayAttr",
    "DenseI16ArrayAttr",
    "DenseI32ArrayAttr",
)
DenseI64ArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr = define(
    DenseArrayAttr, "DenseI64ArrayAttr", "DenseF32ArrayAttr", "DenseF64ArrayAttr"
)
for _cls in (ArrayAttr, *DenseArrayAttr.__subclasses__()):
    lists(_cls, "value")
    _cls.__iter__ = lambda self: iter(self.value)
lists(StridedLayoutAttr, "strides")
# In MLIR this name skips verification. Here it verifies.
FloatAttr.get_unchecked = FloatAttr.get

_symbols: Any = SymbolRefAttr.value


def _symbol_value(self: Any) -> str | list[str]:
    """Return the names of the symbols, outermost first; a flat reference has one name."""
    names = _symbols.__get__(self)
    return names if isinstance(names, str) else list(names)


SymbolRefAttr.value = property(_symbol_value)


@register_object("ir.DictAttr", init=False)
class DictAttr(Attribute):
    """Attributes by name."""

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names."""
        return iter(self.keys())

    def items(self) -> list[tuple[str, Attribute]]:
        """Return names and attributes."""
        return list(zip(self.keys(), self.values(), strict=True))


_bools: Any = DenseBoolArrayAttr.get


def _get_bools(values: Any, context: Any = None) -> Any:
    """Return the attribute for values, each of which is true or false."""
    known = [v if isinstance(v, bool | Attribute) else bool(v) for v in values]
    return _bools(known, context)


DenseBoolArrayAttr.get = staticmethod(_get_bools)


def _follow_mlir() -> None:
    make: Any = ArrayAttr.get

    def get(attributes: Any, context: Any = None) -> Any:
        """Return the attribute that holds attributes; no other values are taken."""
        for each in attributes:
            if not isinstance(each, Attribute):
                which = " (None?)" if each is None else ""
                during = "when attempting to create an ArrayAttribute"
                raise RuntimeError(f"Invalid attribute{which} {during}, got {each!r}")
        return make(attributes, context)

    ArrayAttr.get = staticmethod(get)


_conventions.when_followed(_follow_mlir)
