"""`local_array`: local memory of a kernel, on the stack."""

from __future__ import annotations

from math import prod
from typing import Any

from ._tensor import TensorView
from ._trace import current
from ._value import Value, type_name

#: Most elements of one array; the total size is checked when the function is complete.
LIMIT = 1 << 20
#: The name of all local arrays.
LOCAL_ARRAY = "local array"


def local_array(shape: Any, dtype: Any, fill: Any = None) -> Any:
    """Return an uninitialised tensor that lives as long as the kernel's call.

    Parameters
    ----------
    shape
        The extents, known when compiling.
    dtype
        The type of the elements; those of 4 bits make a tensor as :func:`packed` does.
    fill
        Initial value of all elements.

    """
    from ._packed import bytes_of, is_packed, packed

    if is_packed(dtype):
        made = packed(local_array(bytes_of(shape, dtype), "uint8"), dtype)
        return made if fill is None else made.filled(fill)
    extents = known_extents(shape, LOCAL_ARRAY)
    builder, scalar = current().builder, type_name(dtype)
    count = prod(extents)
    if count > LIMIT:
        raise ValueError(f"a local array has at most {LIMIT} elements, got {count}")
    address = builder.local(scalar, count)
    made = TensorView(builder, address, scalar, extents, None, LOCAL_ARRAY)
    if fill is not None:
        _fill(made, fill, count)
    return made


def known_extents(shape: Any, what: str) -> tuple[int, ...]:
    """Return the extents of a new array, which must be known when compiling."""
    extents = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
    for extent in extents:
        if isinstance(extent, (Value, bool)) or not isinstance(extent, int):
            hint = "; the type comes after the shape" if isinstance(extent, (type, str)) else ""
            raise TypeError(f"the shape of a {what} must be ints known when compiling{hint}")
        if extent < 0:
            raise ValueError(f"a {what} cannot have an extent of {extent}")
    return extents


def _fill(array: TensorView, value: Any, count: int) -> None:
    from ._flow import RangeLoop
    from ._range import Range

    flat = array.reshape(count)
    loop = RangeLoop(current(), Range(count), (), (), (), ())
    for index in loop:
        flat[index] = value
        loop.next(())
    loop.end()
