"""What a compiled function depends on: the kinds of its arguments, as a key of a dictionary.

A key may be coarser than the truth: a compiled function checks what it is given.
"""

from __future__ import annotations

import dataclasses
import sys
from functools import cache
from typing import Any

from ..arguments._annotations import field_hints
from ..arguments._scalar import is_constexpr

_INT32 = 1 << 31
#: NumPy's class, once an array has been seen.
_ndarray: Any = None


def key_of(args: tuple[Any, ...], constexprs: tuple[int, ...]) -> Any:
    """Return the key of a call."""
    if not constexprs:
        return tuple([_key(arg) for arg in args])
    return tuple(
        [(type(arg), arg) if at in constexprs else _key(arg) for at, arg in enumerate(args)]
    )


def _key(arg: Any) -> Any:
    kind = type(arg)
    if kind is _ndarray:
        # The usual case, without a look at each stride.
        shape = arg.shape
        if arg.flags.c_contiguous and 1 not in shape and 0 < arg.size < _INT32:
            return arg.dtype, len(shape)
    if kind is int:
        return kind if -_INT32 <= arg < _INT32 else "long"
    strides = getattr(arg, "strides", None)
    if strides is not None and hasattr(arg, "dtype"):
        return _array(arg, strides)
    if kind in (float, bool, type(None)):
        return kind
    if isinstance(arg, (tuple, list)):
        return (kind, *map(_key, arg))
    if dataclasses.is_dataclass(arg):
        return (kind, *(_field(arg, name, fixed) for name, fixed in _fields(kind)))
    if hasattr(arg, "__dlpack__"):
        return _array(arg, _strides(arg))
    return (kind, getattr(arg, "dtype", None))


@cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a dataclass, and whether each is fixed when compiling."""
    hints = field_hints(kind)
    return tuple((f.name, is_constexpr(hints[f.name])) for f in dataclasses.fields(kind))


def _field(arg: Any, name: str, fixed: bool) -> Any:
    value = getattr(arg, name)
    return (type(value), value) if fixed else _key(value)


def _array(arg: Any, strides: Any) -> Any:
    """Return type, place, extents beyond 32 bits, and which strides are 0 or one element."""
    one = getattr(arg, "itemsize", 1)
    if type(arg).__module__ == "numpy":
        global _ndarray
        _ndarray = sys.modules["numpy"].ndarray
    else:
        one = 1
    steps = tuple([0 if n == 0 else 1 if n == one else 2 for n in strides])
    shape = tuple(arg.shape)
    wide = 0
    single = 0
    for extent in shape:
        wide = wide << 1 | (extent >= _INT32)
        single = single << 2 | min(extent, 2)
    return type(arg), arg.dtype, steps, wide, single, str(getattr(arg, "device", "cpu"))


def _strides(arg: Any) -> Any:
    stride = getattr(arg, "stride", None)
    if callable(stride):
        return stride()
    return tuple(range(2, 2 + len(arg.shape)))
