"""The current state of a compile-time constant, as a dictionary key.

The contents of an object are part of its key: a changed object has another key, and triggers another compilation.
"""

from __future__ import annotations

import enum
import sys
import types
from collections.abc import Iterator
from typing import Any

#: Values that never change, or that their type identifies.
_SIMPLE = frozenset(
    (
        *(int, bool, str, bytes, complex, type(None), type(...), range),
        *(types.FunctionType, types.BuiltinFunctionType, types.ModuleType),
    )
)
#: Packages whose classes and objects do not change.
_SETTLED = frozenset(("builtins", "fishplate", "numpy", "typing", "enum", "abc", "functools"))


def value_key(value: Any) -> Any:
    """Return the key of a value: 1, 1.0 and True differ, and lists, dictionaries and objects count by their
    contents."""
    return _key(value, {})


def _key(value: Any, seen: dict[int, int]) -> Any:
    kind = type(value)
    if kind in _SIMPLE:
        return kind, value
    if kind is float:
        return kind, repr(value)
    if (number := seen.get(id(value))) is not None:
        return "seen", number
    seen[id(value)] = len(seen)
    if isinstance(value, (tuple, list)):
        return (kind, *[_key(part, seen) for part in value])
    if kind is dict:
        return (kind, *[(_key(name, seen), _key(part, seen)) for name, part in value.items()])
    if kind in (set, frozenset):
        return kind, frozenset([_key(part, {}) for part in value])
    if isinstance(value, type):
        return kind, value, _class_state(value, seen)
    if kind.__module__ == "numpy" and hasattr(value, "tobytes"):
        return kind, str(value.dtype), value.shape, value.tobytes()
    if isinstance(value, enum.Enum):
        return kind, value
    state = tuple([(name, _key(held, seen)) for name, held in _state(value)])
    return kind, _identity(value), state, _class_state(kind, seen)


def _identity(value: Any) -> Any:
    """Return the value itself if it can be part of a key, which also keeps it alive; otherwise its address."""
    try:
        hash(value)
    except TypeError:
        return id(value)
    return value


def _state(value: Any) -> Iterator[tuple[str, Any]]:
    """List the attributes of an object."""
    yield from getattr(value, "__dict__", {}).items()
    for base in type(value).__mro__:
        slots = vars(base).get("__slots__", ())
        for slot in (slots,) if isinstance(slots, str) else slots:
            if slot not in ("__dict__", "__weakref__") and hasattr(value, slot):
                yield slot, getattr(value, slot)


def _class_state(kind: type, seen: dict[int, int]) -> Any:
    """Return the members of the program's own classes, except special names."""
    return tuple(
        [
            (name, _key(member, seen) if _is_plain(member) else id(member))
            for base in kind.__mro__
            if base.__module__.partition(".")[0] not in _SETTLED
            and base.__module__ not in sys.stdlib_module_names
            for name, member in vars(base).items()
            if not name.startswith("__")
        ]
    )


def _is_plain(member: Any) -> bool:
    """Tell whether a member of a class is data; descriptors, including methods, count by identity."""
    return not hasattr(type(member), "__get__") and not isinstance(member, type)
