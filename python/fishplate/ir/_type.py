"""`Type` and `Attribute`, the bases of all types and attributes."""

from __future__ import annotations

from typing import Any

from ..core import Object
from ..registry import register_object
from ._cast import Castable


def _parse(cls: Any, text: str) -> Any:
    """Unpickle a type or an attribute."""
    return cls.parse(text)


@register_object("ir.Type", init=False)
class Type(Castable, Object):
    """A type. Equal types of a context are the same object."""

    __slots__ = ()

    def __reduce__(self) -> Any:
        """Pickle by text; unpickling makes the type in the current context."""
        return _parse, (Type, self.text())


@register_object("ir.Attribute", init=False)
class Attribute(Castable, Object):
    """An attribute. Equal attributes of a context are the same object."""

    __slots__ = ()

    def __reduce__(self) -> Any:
        """Pickle by text; unpickling makes the attribute in the current context."""
        return _parse, (Attribute, self.text())
