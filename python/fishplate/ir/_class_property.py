"""A property of a class: `Context.current`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

_T = TypeVar("_T")


class ClassProperty(Generic[_T]):
    """Calls a function when read, on the class and on its instances."""

    def __init__(self, read: Callable[[], _T], doc: str) -> None:
        """Store the function."""
        self._read = read
        self.__doc__ = doc

    def __get__(self, instance: object, owner: type | None = None) -> _T:
        """Call the function."""
        return self._read()
