"""Classes of locations by their kinds: ``isinstance(location, FusedLoc)``. `Location` has all the methods."""

from __future__ import annotations

from typing import Any, ClassVar

from ._location import Location


class _Kind(type):
    """A class whose instances are the locations of one kind."""

    def __instancecheck__(cls, instance: object) -> bool:
        """Return whether an object is a location of the kind."""
        return isinstance(instance, Location) and bool(getattr(instance, cls._is)())  # type: ignore[attr-defined]


class FileLineColLoc(metaclass=_Kind):
    """Ranges in files."""

    _is: ClassVar[str] = "is_a_file"
    get: ClassVar[Any] = staticmethod(Location.file)


class NameLoc(metaclass=_Kind):
    """Names around other locations."""

    _is: ClassVar[str] = "is_a_name"
    get: ClassVar[Any] = staticmethod(Location.name)


class CallSiteLoc(metaclass=_Kind):
    """Call sites."""

    _is: ClassVar[str] = "is_a_callsite"
    get: ClassVar[Any] = staticmethod(Location.callsite)


class FusedLoc(metaclass=_Kind):
    """Locations that were fused."""

    _is: ClassVar[str] = "is_a_fused"
    get: ClassVar[Any] = staticmethod(Location.fused)
