"""Atomic operations on an element of a tensor or of a shared array. Each returns the element's old value.

They do not order other accesses: other threads see writes to other elements only after a barrier.
"""

from __future__ import annotations

from typing import Any

from ..registry import get_global_func
from ._merge import is_number, kind_of, number
from ._tensor import TensorView
from ._trace import current
from ._value import Value

_atomic = get_global_func("fishplate.kernel.atomic")
_compare_exchange = get_global_func("fishplate.kernel.compare_exchange")


def _element(name: str, tensor: Any, index: Any, *values: Any) -> TensorView:
    if not isinstance(tensor, TensorView):
        raise TypeError(f"{name} takes a tensor, got {type(tensor).__name__}")
    for value in values:
        if not is_number(value):
            raise TypeError(f"{name} takes numbers, got {kind_of(value)}")
    view = tensor._view(index if isinstance(index, tuple) else (index,))
    if view.ndim:
        raise TypeError(f"{name} takes an index for each of {tensor.ndim} dimensions")
    return view


def _operation(name: str, what: str) -> Any:
    def operation(tensor: TensorView, index: Any, value: Any) -> Value:
        view = _element(f"atomic_{name}", tensor, index, value)
        return _atomic(current().builder, name, view._address, number(value), view._scalar)

    operation.__name__ = operation.__qualname__ = f"atomic_{name}"
    operation.__doc__ = f"{what} at once; return what the element was."
    return operation


atomic_add = _operation("add", "Add to an element")
atomic_sub = _operation("sub", "Subtract from an element")
atomic_min = _operation("min", "Set an element to the smaller of itself and a value")
atomic_max = _operation("max", "Set an element to the larger of itself and a value")
atomic_and = _operation("and", "Set an element to its bits that a value has too")
atomic_or = _operation("or", "Set an element to its bits and those of a value")
atomic_xor = _operation("xor", "Flip the bits of an element that a value has")
atomic_exch = _operation("exch", "Set an element")


def atomic_cas(tensor: TensorView, index: Any, expected: Any, value: Any) -> Value:
    """Atomically set an element if it has the expected value; return its old value."""
    view = _element("atomic_cas", tensor, index, expected, value)
    builder = current().builder
    given = number(expected), number(value)
    return _compare_exchange(builder, view._address, *given, view._scalar)
