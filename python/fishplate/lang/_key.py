"""Keys of compiled functions: the kinds of the arguments, as a dictionary key.

A key may be too coarse: a compiled function checks its arguments again.
"""

from __future__ import annotations

import dataclasses
import sys
from functools import cache
from typing import Any

from .._layout_fields import LayoutFields
from .._shape import Shape
from ..arguments._annotations import field_hints, is_int_tuple
from ..arguments._marked_tensor import MarkedTensor
from ..arguments._scalar import is_constexpr
from ..core import Tensor, from_dlpack
from ._value_key import value_key

_INT32, _INT64 = 1 << 31, 1 << 63
#: NumPy's class, once an array has been seen.
_ndarray: Any = None


def key_of(args: tuple[Any, ...], fixed: tuple[int, ...]) -> Any:
    """Return the key of a call; for some arguments the value is part of it."""
    if not fixed:
        return tuple([_key(arg) for arg in args])
    return tuple([value_key(arg) if at in fixed else _key(arg) for at, arg in enumerate(args)])


def _key(arg: Any) -> Any:
    kind = type(arg)
    if kind is _ndarray:
        # The usual case, without looking at each stride.
        shape = arg.shape
        if arg.flags.c_contiguous and 0 < arg.size < _INT32:
            if 1 not in shape or _is_whole(arg):
                return arg.dtype, len(shape)
    if kind is int:
        return kind if -_INT32 <= arg < _INT32 else "long" if arg < _INT64 else "unsigned"
    if hasattr(kind, "__cuda_array_interface__") and not hasattr(kind, "__dlpack__"):
        # Its own attributes do not follow the standard.
        tensor = from_dlpack(arg)
        return kind, _array(tensor, tensor.strides)
    strides = getattr(arg, "strides", None)
    if isinstance(arg, Tensor):
        return _array(arg, strides), _layout(arg)
    if strides is not None and hasattr(arg, "dtype"):
        return _array(arg, strides)
    if kind in (float, bool, type(None)):
        return kind
    if isinstance(arg, (tuple, list)):
        if isinstance(arg, (Shape, LayoutFields)):
            return value_key(arg)
        return (kind, *map(_key, arg))
    if dataclasses.is_dataclass(arg):
        return (kind, *(_field(arg, name, fixed) for name, fixed in _fields(kind)))
    if hasattr(kind, "__tvm_ffi_object__"):
        return _key(arg.__tvm_ffi_object__())
    if hasattr(arg, "__dlpack__") or hasattr(arg, "__dlpack_device__"):
        if hasattr(arg, "shape") and hasattr(arg, "dtype"):
            return _array(arg, _strides(arg))
        tensor = from_dlpack(arg)
        return kind, _array(tensor, tensor.strides)
    if hasattr(kind, "__c_pointers__"):
        return (kind, *(_pointee(pointer) for pointer in arg.__c_pointers__()))
    return (kind, getattr(arg, "dtype", None), getattr(arg, "memspace", None))


def _pointee(pointer: Any) -> Any:
    """Return the fixed facts about a pointer: its element type and its memory."""
    return getattr(pointer, "dtype", None), getattr(pointer, "memspace", None)


def _is_whole(array: Any) -> bool:
    """Tell whether strides are those of a compact array; the stride of a dimension with one element does not
    matter."""
    step = array.itemsize
    for extent, stride in zip(reversed(array.shape), reversed(array.strides), strict=True):
        if stride != step:
            return False
        step *= extent
    return True


@cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a dataclass, and whether each is a compile-time constant."""
    hints = field_hints(kind)
    return tuple((f.name, is_fixed(hints[f.name])) for f in dataclasses.fields(kind))


def is_fixed(annotation: Any) -> bool:
    """Tell whether the annotation of a parameter makes its value part of the key."""
    return is_constexpr(annotation) or is_int_tuple(annotation)


def _field(arg: Any, name: str, fixed: bool) -> Any:
    value = getattr(arg, name)
    return value_key(value) if fixed else _key(value)


def _layout(arg: Tensor) -> Any:
    """Return the fixed part of the layout of one of our tensors: everything that is not marked dynamic."""
    if not isinstance(arg, MarkedTensor):
        return tuple(arg.shape), tuple(arg.strides)
    marks = arg.compact_order, arg.assumed_align, arg.use_32bit_stride
    return tuple(arg.extents), tuple(arg.steps), *marks


def _array(arg: Any, strides: Any) -> Any:
    """Return type, device, extents beyond 32 bits, and which strides are 0 or one element."""
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
