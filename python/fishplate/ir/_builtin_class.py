"""Python classes for the builtin types and attributes that need no handwritten Python code."""

from __future__ import annotations

from typing import Any

from ..registry import register_object
from ._cast import Castable
from ._elements import Elements


def define(base: type, *names: str) -> list[Any]:
    """Make a class below `base` for each name, over the FFI type ``ir.<name>``."""
    made = []
    for name in names:
        cls = type(base)(name, (base,), {"__module__": "fishplate.ir", "__qualname__": name})
        made.append(register_object(f"ir.{name}", init=False)(cls))
    return made


def lists(cls: type, *names: str) -> None:
    """Make properties of a class return lists instead of FFI arrays."""
    for name in names:
        native = cls.__dict__[name]

        def read(self: Any, native: Any = native) -> Elements:
            return Elements(native.__get__(self))

        setattr(cls, name, property(read, doc=native.__doc__))


class Printed(Castable):
    """Base of objects that MLIR prints but cannot parse on their own: they are parsed as part of an attribute."""

    __slots__ = ()

    def __hash__(self) -> int:
        """Return a hash of the text, which stays the same when the object is made again."""
        return hash(str(self))

    def __reduce__(self) -> Any:
        """Refuse to be pickled."""
        name = type(self).__name__
        raise TypeError(f"a {name} cannot be pickled: pickle an attribute that holds it")
