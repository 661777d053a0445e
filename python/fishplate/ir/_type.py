"""`Type` and `Attribute`, the bases of all types and attributes."""

from __future__ import annotations

from typing import Any

from ..core import Object
from ..registry import register_object


def _parse(cls: Any, text: str) -> Any:
    """Unpickle a type or an attribute."""
    return cls.parse(text)


@register_object("ir.Type")
class Type(Object):
    """A type. Equal types of a context are the same object."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return the type as MLIR prints it."""
        return self.text()

    def __reduce__(self) -> Any:
        """Pickle by text; unpickling makes the type in the current context."""
        return _parse, (Type, self.text())


@register_object("ir.Attribute")
class Attribute(Object):
    """An attribute. Equal attributes of a context are the same object."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return the attribute as MLIR prints it."""
        return self.text()

    def __reduce__(self) -> Any:
        """Pickle by text; unpickling makes the attribute in the current context."""
        return _parse, (Attribute, self.text())
