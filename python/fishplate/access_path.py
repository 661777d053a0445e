"""Paths into objects: attributes, elements and keys, starting at a root.

>>> from fishplate.access_path import AccessPath
>>> path = AccessPath.root().attr("layers").array_item(2)
>>> [AccessKind(step.kind).name for step in path.to_steps()]
['ATTR', 'ARRAY_ITEM']
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from .core import Object
from .registry import register_object


class AccessKind(IntEnum):
    """Kind of a step; the kinds ``*_MISSING`` end a path where only the other side has something."""

    ATTR = 0
    ARRAY_ITEM = 1
    MAP_ITEM = 2
    ATTR_MISSING = 3
    ARRAY_ITEM_MISSING = 4
    MAP_ITEM_MISSING = 5


@register_object("ffi.reflection.AccessStep")
class AccessStep(Object):
    """One step: its kind, and the name, index or key."""

    if TYPE_CHECKING:
        kind: int
        key: Any


@register_object("ffi.reflection.AccessPath")
class AccessPath(Object):
    """A path from a root object to a value inside it; each method returns a longer path.

    Two paths are equal when their steps are.
    """

    if TYPE_CHECKING:
        parent: Object | None
        step: AccessStep | None
        depth: int

    def __init__(self) -> None:
        """Raise: paths start at :meth:`root`."""
        raise ValueError(
            "AccessPath can't be initialized directly. "
            "Use AccessPath.root() to create a path to the root object"
        )

    @staticmethod
    def root() -> AccessPath:
        """Return the path of the root itself."""
        return AccessPath._root()

    def __eq__(self, other: object) -> bool:
        """Whether the other is a path with equal steps."""
        return isinstance(other, AccessPath) and self._path_equal(other)

    def __ne__(self, other: object) -> bool:
        """Whether the other is not a path, or has different steps."""
        return not self == other

    def __hash__(self) -> int:
        """Hash of the steps, as far as their keys are names and numbers."""
        steps = ((step.kind, step.key) for step in self.to_steps())
        return hash(tuple((k, key if isinstance(key, (str, int)) else None) for k, key in steps))

    def is_prefix_of(self, other: AccessPath) -> bool:
        """Whether the other path starts with this one."""
        return self._is_prefix_of(other)

    def attr(self, attr_key: str) -> AccessPath:
        """Extend the path by an attribute."""
        return self._attr(attr_key)

    def attr_missing(self, attr_key: str) -> AccessPath:
        """End at a missing attribute."""
        return self._attr_missing(attr_key)

    def array_item(self, index: int) -> AccessPath:
        """Extend the path by an array element."""
        return self._array_item(index)

    def array_item_missing(self, index: int) -> AccessPath:
        """End at a missing element."""
        return self._array_item_missing(index)

    def map_item(self, key: Any) -> AccessPath:
        """Extend the path by the value of a key."""
        return self._map_item(key)

    def map_item_missing(self, key: Any) -> AccessPath:
        """End at a missing key."""
        return self._map_item_missing(key)

    def to_steps(self) -> Sequence[AccessStep]:
        """Return the steps, starting at the root."""
        return self._to_steps()
