"""Containers: `Array` and `List`, `Map` and `Dict`.

Elements, slices, look-ups and iteration are in the extension (`_core.CArray` and similar classes). This file adds the
rest of Python's protocols.

>>> import fishplate
>>> a = fishplate.Array([1, 2, 3])
>>> a[0], a[-1], a[1:], len(a), list(a)
(1, 3, [2, 3], 3, [1, 2, 3])
>>> fishplate.Map({"x": 1})["x"]
1
"""

from __future__ import annotations

import operator
from collections.abc import (
    Callable,
    ItemsView as ItemsViewBase,
    Iterable,
    Iterator,
    KeysView as KeysViewBase,
    Mapping,
    MutableMapping,
    MutableSequence,
    Sequence,
    ValuesView as ValuesViewBase,
)
from itertools import chain
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeVar, overload

from . import core
from .core import MISSING, Object, _get_global_func
from .registry import register_object

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
D = TypeVar("D")

_deep_copy = _get_global_func("ffi.DeepCopy", False)
_equal = _get_global_func("ffi.RecursiveEq", False)
_hash = _get_global_func("ffi.RecursiveHash", False)
_array_contains = _get_global_func("ffi.ArrayContains", False)
_list_contains = _get_global_func("ffi.ListContains", False)
_list_insert = _get_global_func("ffi.ListInsert", False)
_list_clear = _get_global_func("ffi.ListClear", False)
_list_reverse = _get_global_func("ffi.ListReverse", False)
_dict_clear = _get_global_func("ffi.DictClear", False)

# Types that the runtime compares like Python: only values of the same type can be equal to these.
_PLAIN = frozenset((type(None), bool, int, float, str, bytes, core.String, core.Bytes))


class _Shared:
    """Common methods of the four containers: hash and copies by content, `!=` as the opposite of `==`."""

    __slots__ = ()

    def __ne__(self, other: object) -> bool:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else not equal

    def __hash__(self) -> int:
        """Hash of the content; equal containers have equal hashes."""
        return _hash(self)

    def __copy__(self) -> Any:
        """Return a new container of the same elements."""
        return type(self)(self)

    def __deepcopy__(self, memo: Any = None) -> Any:
        """Return a container of copies of the elements."""
        return _deep_copy(self)


def _related(this: object, other: object) -> bool:
    return isinstance(other, type(this)) or isinstance(this, type(other))


class _Sequence(_Shared):
    """Common methods of `Array` and `List`."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        """Whether the other is a sequence, possibly a Python one, with equal elements."""
        if not _related(self, other):
            if not isinstance(other, Sequence) or isinstance(other, (str, bytes)):
                return NotImplemented
            try:
                other = type(self)(other)
            except (TypeError, ValueError):
                return NotImplemented
        return _equal(self, other)

    __hash__ = _Shared.__hash__

    def _contains(self, value: object, contains: Callable[[Any, object], bool]) -> bool:
        if type(value) in _PLAIN:
            return contains(self, value)
        # Elements that are objects compare by Python's rules: a tuple can equal an Array, for example.
        return any(item is value or item == value for item in self)

    def __lt__(self, other: Any) -> bool:
        """Compare element by element, as lists do; the other may be a list or a tuple."""
        return list(self) < list(other) if _has_order(other) else NotImplemented

    def __le__(self, other: Any) -> bool:
        """Compare element by element, as lists do; the other may be a list or a tuple."""
        return list(self) <= list(other) if _has_order(other) else NotImplemented

    def __gt__(self, other: Any) -> bool:
        """Compare element by element, as lists do; the other may be a list or a tuple."""
        return list(self) > list(other) if _has_order(other) else NotImplemented

    def __ge__(self, other: Any) -> bool:
        """Compare element by element, as lists do; the other may be a list or a tuple."""
        return list(self) >= list(other) if _has_order(other) else NotImplemented

    def __reversed__(self) -> Iterator[Any]:
        """Iterate over a snapshot of the elements, last first."""
        return iter(self[::-1])  # type: ignore[index]

    def index(self, value: Any, start: SupportsIndex = 0, stop: SupportsIndex | None = None) -> int:
        """Return the index of the first element equal to the value, from `start` up to `stop`.

        Raise ValueError if there is none. Negative bounds count from the end.
        """
        first, last, _ = slice(start, stop).indices(len(self))  # type: ignore[arg-type]
        for at, item in enumerate(self[first:last], first):  # type: ignore[index]
            if item is value or item == value:
                return at
        raise ValueError(f"{value!r} is not in the {type(self).__name__}")

    def __add__(self, other: Iterable[Any]) -> Any:
        """Return a new container of the elements of both."""
        if not isinstance(other, Iterable):
            return NotImplemented
        return type(self)(chain(self, other))

    def __radd__(self, other: Iterable[Any]) -> Any:
        """Return a new container of the elements of both."""
        if not isinstance(other, Iterable):
            return NotImplemented
        return type(self)(chain(other, self))

    def __mul__(self, times: SupportsIndex) -> Any:
        """Return a new container with the elements repeated that many times."""
        if not isinstance(times, SupportsIndex):
            return NotImplemented
        return type(self)(list(self) * operator.index(times))

    __rmul__ = __mul__


def _has_order(other: object) -> bool:
    return isinstance(other, (_Sequence, list, tuple))


@register_object("ffi.Array", init=False)
class Array(_Sequence, core.CArray, Object, Sequence[T]):
    """An immutable sequence of any values; lists and tuples are converted to it when they are passed.

    A slice is a Python list. ``==`` compares content, with lists and tuples too.

    Parameters
    ----------
    input_list
        Any iterable.

    """

    if TYPE_CHECKING:

        def __init__(self, input_list: Iterable[T]) -> None: ...
        @overload
        def __getitem__(self, idx: SupportsIndex, /) -> T: ...
        @overload
        def __getitem__(self, idx: slice, /) -> list[T]: ...
        def __getitem__(self, idx: SupportsIndex | slice, /) -> T | list[T]: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[T]: ...

    def __contains__(self, value: object) -> bool:
        """Whether an element is the value, or equal to it."""
        return self._contains(value, _array_contains)


@register_object("ffi.List", init=False)
class List(_Sequence, core.CList, Object, MutableSequence[T]):
    """A mutable sequence of any values. All holders see a change.

    Parameters
    ----------
    input_list
        Any iterable; left out for an empty list.

    """

    if TYPE_CHECKING:

        def __init__(self, input_list: Iterable[T] = ()) -> None: ...
        @overload
        def __getitem__(self, idx: SupportsIndex, /) -> T: ...
        @overload
        def __getitem__(self, idx: slice, /) -> list[T]: ...
        def __getitem__(self, idx: SupportsIndex | slice, /) -> T | list[T]: ...
        @overload
        def __setitem__(self, idx: SupportsIndex, value: T, /) -> None: ...
        @overload
        def __setitem__(self, idx: slice, value: Iterable[T], /) -> None: ...
        def __setitem__(self, idx: SupportsIndex | slice, value: Any, /) -> None: ...
        def __delitem__(self, idx: SupportsIndex | slice, /) -> None: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[T]: ...
        def append(self, value: T, /) -> None: ...
        def pop(self, index: SupportsIndex = -1, /) -> T: ...

    def __contains__(self, value: object) -> bool:
        """Whether an element is the value, or equal to it."""
        return self._contains(value, _list_contains)

    def insert(self, index: SupportsIndex, value: T) -> None:
        """Insert a value before an index; an index out of range means the nearest end."""
        at, size = operator.index(index), len(self)
        _list_insert(self, max(0, at + size) if at < 0 else min(at, size), value)

    def extend(self, values: Iterable[T]) -> None:
        """Add all values at the end."""
        end = len(self)
        self[end:end] = values

    def clear(self) -> None:
        """Remove all elements."""
        _list_clear(self)

    def reverse(self) -> None:
        """Reverse the order, in place."""
        _list_reverse(self)

    def remove(self, value: T) -> None:
        """Remove the first element that equals the value; ValueError if there is none."""
        del self[self.index(value)]

    def copy(self) -> List[T]:
        """Return a new list of the same elements."""
        return type(self)(self)

    def sort(self, *, key: Callable[[T], Any] | None = None, reverse: bool = False) -> None:
        """Sort in place, as `list.sort` does: equal elements keep their order.

        If a comparison or `key` raises an error, the list stays unchanged.
        """
        size = len(self)
        ordered = sorted(self, key=key, reverse=reverse)  # type: ignore[type-var,arg-type]
        if len(self) != size:
            raise ValueError("List modified during sort")
        self[:] = ordered

    def __imul__(self, times: SupportsIndex) -> List[T]:
        """Repeat the elements that many times, in place."""
        if not isinstance(times, SupportsIndex):
            return NotImplemented
        self[:] = list(self) * operator.index(times)
        return self


class KeysView(KeysViewBase[K]):
    """The current keys of a map."""

    __slots__ = ()

    def __iter__(self) -> Iterator[K]:
        return iter(self._mapping)

    def __reversed__(self) -> Iterator[K]:
        return reversed(list(self))


class ValuesView(ValuesViewBase[V]):
    """The current values of a map."""

    __slots__ = ()

    def __iter__(self) -> Iterator[V]:
        return self._mapping._iter_values()

    def __reversed__(self) -> Iterator[V]:
        return reversed(list(self))

    def __contains__(self, value: object) -> bool:
        return any(item is value or item == value for item in self)


class ItemsView(ItemsViewBase[K, V]):
    """The current pairs of key and value of a map."""

    __slots__ = ()

    def __iter__(self) -> Iterator[tuple[K, V]]:
        return self._mapping._iter_items()

    def __reversed__(self) -> Iterator[tuple[K, V]]:
        return reversed(list(self))

    def __contains__(self, item: object) -> bool:
        if not isinstance(item, tuple) or len(item) != 2:
            return False
        found = self._mapping.get(item[0], MISSING)
        return found is not MISSING and (found is item[1] or found == item[1])


class _Mapping(_Shared):
    """Common methods of `Map` and `Dict`."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        """Whether the other is of the same class and has equal entries."""
        return _equal(self, other) if _related(self, other) else NotImplemented

    __hash__ = _Shared.__hash__

    def __reversed__(self) -> Iterator[Any]:
        """Iterate over a snapshot of the keys, last first."""
        return reversed(list(self))  # type: ignore[call-overload]

    @classmethod
    def fromkeys(cls, keys: Iterable[Any], value: Any = None) -> Any:
        """Return a new container with these keys, all with the same value."""
        return cls(dict.fromkeys(keys, value))  # type: ignore[call-arg]

    def keys(self) -> KeysView[Any]:
        """Return a view of the keys."""
        return KeysView(self)

    def values(self) -> ValuesView[Any]:
        """Return a view of the values."""
        return ValuesView(self)

    def items(self) -> ItemsView[Any, Any]:
        """Return a view of the pairs of key and value."""
        return ItemsView(self)

    def __or__(self, other: Mapping[Any, Any]) -> Any:
        """Return a new container of the entries of both; the right side takes precedence."""
        if not isinstance(other, Mapping):
            return NotImplemented
        return type(self)({**dict(self.items()), **dict(other.items())})

    def __ror__(self, other: Mapping[Any, Any]) -> Any:
        """Return a new container of the entries of both; the right side takes precedence."""
        if not isinstance(other, Mapping):
            return NotImplemented
        return type(self)({**dict(other.items()), **dict(self.items())})


@register_object("ffi.Map", init=False)
class Map(_Mapping, core.CMap, Object, Mapping[K, V]):
    """An immutable map in order of insertion; dictionaries are converted to it when they are passed.

    Parameters
    ----------
    input_dict
        Any mapping, or an iterable of pairs of key and value.

    """

    if TYPE_CHECKING:

        def __init__(self, input_dict: Mapping[K, V] | Iterable[tuple[K, V]]) -> None: ...
        def __getitem__(self, key: K, /) -> V: ...
        def __contains__(self, key: object, /) -> bool: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[K]: ...
        def keys(self) -> KeysView[K]: ...
        def values(self) -> ValuesView[V]: ...
        def items(self) -> ItemsView[K, V]: ...
        @overload
        def get(self, key: K) -> V | None: ...
        @overload
        def get(self, key: K, default: V | D) -> V | D: ...
        def get(self, key: K, default: Any = None) -> Any: ...


@register_object("ffi.Dict", init=False)
class Dict(_Mapping, core.CDict, Object, MutableMapping[K, V]):
    """A mutable map in order of insertion. All holders see a change.

    Parameters
    ----------
    input_dict
        Any mapping, or an iterable of pairs of key and value; left out for an empty dict.

    """

    if TYPE_CHECKING:

        def __init__(
            self, input_dict: Mapping[K, V] | Iterable[tuple[K, V]] | None = None
        ) -> None: ...
        def __getitem__(self, key: K, /) -> V: ...
        def __setitem__(self, key: K, value: V, /) -> None: ...
        def __delitem__(self, key: K, /) -> None: ...
        def __contains__(self, key: object, /) -> bool: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[K]: ...
        def keys(self) -> KeysView[K]: ...
        def values(self) -> ValuesView[V]: ...
        def items(self) -> ItemsView[K, V]: ...
        @overload
        def get(self, key: K) -> V | None: ...
        @overload
        def get(self, key: K, default: V | D) -> V | D: ...
        def get(self, key: K, default: Any = None) -> Any: ...

    def pop(self, key: K, *default: V | D) -> V | D:
        """Remove a key and return its value, or the default if it is missing."""
        if len(default) > 1:
            raise TypeError(f"pop expected at most 2 arguments, got {1 + len(default)}")
        found = self.get(key, MISSING)
        if found is not MISSING:
            del self[key]
            return found
        if default:
            return default[0]
        raise KeyError(key)

    def popitem(self) -> tuple[K, V]:
        """Remove the entry that was added last, and return its key and value."""
        for key, value in self._iter_last_item():
            del self[key]
            return key, value
        raise KeyError("popitem(): the Dict is empty")

    def copy(self) -> Dict[K, V]:
        """Return a new dictionary of the same entries."""
        return type(self)(self)

    def clear(self) -> None:
        """Remove all entries."""
        _dict_clear(self)

    def __ior__(self, other: Mapping[K, V] | Iterable[tuple[K, V]]) -> Dict[K, V]:
        """Copy the entries of the other into this one."""
        self.update(other)
        return self


__all__ = ["Array", "Dict", "List", "Map"]
