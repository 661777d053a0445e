"""`Elements`: the list that types and attributes return for what they have several of."""

from __future__ import annotations

from typing import Any


class Elements(list[Any]):
    """A list, as MLIR's package returns one; here it also equals a tuple of the same elements.

    Every read returns a new one: a change of it changes nothing else.
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
        """Return a list of these elements and those of a list or a tuple."""
        return list.__add__(self, list(other) if isinstance(other, tuple) else other)

    def __radd__(self, other: Any) -> list[Any]:
        """Return a list of the elements of a tuple and these."""
        return [*other, *self] if isinstance(other, tuple) else NotImplemented
