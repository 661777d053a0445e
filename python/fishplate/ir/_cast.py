"""Casts: objects returned by MLIR already have their most derived class, so a cast only checks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, overload

_C = TypeVar("_C")


class _MaybeDowncast:
    """`X.maybe_downcast(value)` on a class, `value.maybe_downcast()` on an instance."""

    @overload
    def __get__(self, instance: None, owner: type[_C]) -> Callable[[object], _C | None]: ...
    @overload
    def __get__(self, instance: _C, owner: type[_C]) -> Callable[[], _C]: ...
    def __get__(self, instance: Any, owner: Any) -> Any:
        """Return the function for the class, or for the instance."""
        if instance is not None:
            return lambda: instance
        return lambda value: value if isinstance(value, owner) else None


class Castable:
    """A class of MLIR: calling it casts, and returns the object itself.

    ``IntegerType(t)`` is ``t``, or raises ValueError.
    """

    __slots__ = ()

    #: Words for the kind of object, and the name of the base class.
    _FAMILY: ClassVar[tuple[str, str]]

    #: Return the object if it is of the class, else None; on an instance, return the instance.
    maybe_downcast = _MaybeDowncast()

    if not TYPE_CHECKING:

        def __new__(cls, cast_from: Any, /) -> Any:
            """Return the object, which must be of the class."""
            if isinstance(cast_from, cls):
                return cast_from
            family, base = cls._FAMILY
            given = f"{base}({cast_from})" if isinstance(cast_from, Castable) else repr(cast_from)
            raise ValueError(f"Cannot cast {family} to {cls.__name__} (from {given})")

    else:

        def __init__(self, cast_from: Any, /) -> None: ...

    @classmethod
    def isinstance(cls, other: object, /) -> bool:
        """Return whether an object is of the class."""
        return isinstance(other, cls)

    def __str__(self) -> str:
        """Return the object as MLIR prints it."""
        return self.text()  # type: ignore[attr-defined, no-any-return]

    def __repr__(self) -> str:
        """Return the class, and the object as MLIR prints it."""
        if not self.__chandle__():  # type: ignore[attr-defined]
            return super().__repr__()
        return f"{type(self).__name__}({self})"

    def dump(self) -> None:
        """Print the object."""
        print(self)
