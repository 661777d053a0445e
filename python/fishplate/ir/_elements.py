"""`Elements`: the list that types and attributes return for properties with several values."""

from __future__ import annotations

from typing import Any


class Elements(list[Any]):
    """A list, as in MLIR's package. It also equals a tuple with the same elements.

    Every read returns a new list: changing it changes nothing else.
    """

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        """Return whether a list or a tuple has the same elements."""
        return list.__eq__(self, list(other) if isinstance(other, tuple) else other)

    def __ne__(self, other: object) -> bool:
        """Return whether it differs from a list or a tuple."""
        return list.__ne__(self, list(other) if isinstance(other, tuple) else other)

    def __add__(self, other: Any) -> list[Any]:
        """Return the concatenation with a list or a tuple."""
        return list.__add__(self, list(other) if isinstance(other, tuple) else other)

    def __radd__(self, other: Any) -> list[Any]:
        """Return the concatenation of a tuple and this list."""
        return [*other, *self] if isinstance(other, tuple) else NotImplemented
