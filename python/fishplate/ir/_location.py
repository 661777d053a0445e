"""`Location`: the source location of an object."""

from __future__ import annotations

import traceback
from typing import Any

from ..core import Object
from ..registry import get_global_func, register_object
from . import _conventions
from ._class_property import ClassProperty
from ._kind import typeid_of
from ._native_method import scope


@scope(
    "Make the location and its context current for this thread.",
    "Restore the previous location.",
)
@register_object("ir.Location")
class Location(Object):
    """A source location; inside ``with`` it is the location of new operations."""

    __slots__ = ()

    current = ClassProperty(
        get_global_func("ir.Location.current"), "The location of the innermost ``with``, or None."
    )

    typeid = property(typeid_of, doc="The kind of the location.")

    def __str__(self) -> str:
        """Return the location as MLIR prints it."""
        return self.text()

    def __reduce__(self) -> Any:
        """Locations belong to their context: they are pickled as text inside their operation."""
        raise TypeError("a Location cannot be pickled: write the module that it belongs to")


_locations: Any = Location.locations
Location.locations = property(  # type: ignore[assignment]
    lambda self: list(_locations.__get__(self)), doc=_locations.__doc__
)


def _follow_mlir() -> None:
    emit: Any = Location.emit_error

    def emit_error(self: Location, message: str) -> None:
        """Report an error; the exception of a handler is printed."""
        try:
            emit(self, message)
        except Exception:
            traceback.print_exc()

    Location.emit_error = emit_error  # type: ignore[method-assign]


_conventions.when_followed(_follow_mlir)
