"""Vectors of the processor: elements of a tensor as one value, loaded, computed with and stored together.

A :class:`Vector` may have any number of elements; :func:`vector_width` is how many the target computes with at once.
"""

from __future__ import annotations

import operator
from functools import cache
from typing import Any

from ..registry import get_global_func
from ._matrix import _check_contiguous
from ._merge import number
from ._tensor import TensorView
from ._trace import current
from ._value import Value, size_of, type_name
from ._vector import LIMIT, Vector, over

_load_elements = get_global_func("fishplate.kernel.load_elements")
_store_elements = get_global_func("fishplate.kernel.store_elements")
_load_masked = get_global_func("fishplate.kernel.load_masked")
_store_masked = get_global_func("fishplate.kernel.store_masked")
_gather = get_global_func("fishplate.kernel.gather")
_dot = get_global_func("fishplate.kernel.dot")
_target_features = get_global_func("fishplate.compiler.target_features")

#: Bytes of a vector register, by the feature of the processor that has it; 16 for all others, and of an access on a GPU.
_REGISTERS = {"avx512f": 64, "avx": 32}


@cache
def features_of(options: str) -> tuple[str, ...]:
    """Return the features of the processors that code with these compile options runs on."""
    return tuple(map(str, _target_features(options)))


def _features() -> tuple[str, ...]:
    """Return the features of the target of the function that is being compiled; none on a GPU."""
    trace = current()
    if trace.gpu:
        return ()
    trace.asks_target = True
    return features_of(str(trace.options.text))


def vector_width(dtype: Any) -> int:
    """Return how many elements of a type a vector register of the target has.

    On a GPU, where an access has at most 16 bytes, it is the number of elements of one access.
    """
    size = next((size for name, size in _REGISTERS.items() if name in _features()), 16)
    return size // size_of(type_name(dtype))


def _count(name: str, count: Any) -> int:
    if isinstance(count, (bool, Value)) or not isinstance(count, int) or not 2 <= count <= LIMIT:
        shown = count if isinstance(count, int) else type(count).__name__
        raise ValueError(f"{name} takes 2 to {LIMIT} elements, known when compiling, got {shown}")
    return count


def full_vector(value: Any, count: int, dtype: Any) -> Vector:
    """Return a vector whose elements are all the same number of a type."""
    return Vector.full(_count("full_vector", count), number(value), dtype)


def first_lanes(count: Any, of: int) -> Vector:
    """Return a mask of ``of`` elements, of which the first ``count`` hold."""
    lanes = [*range(_count("first_lanes", of))]
    numbers = Vector(_gather(current().builder, "Int64", lanes), of)
    return numbers < number(count)


def _held(name: str, what: str, value: Any, count: int, scalar: str | None) -> Value:
    """Return the elements of a vector as one value; refuse other values, other numbers of elements and other types."""
    if not isinstance(value, Vector) or not value._is_whole:
        raise TypeError(f"{name}: {what}: expected a vector, got {type(value).__name__}")
    if value.count != count:
        raise ValueError(f"{name}: {what}: expected {count} elements, got {value.count}")
    if scalar is not None and value._held.type_name() != scalar:
        raise TypeError(f"{name}: {what}: expected {scalar}, got {value._held.type_name()}")
    return value._held


def _start(name: str, tensor: Any, index: Any, count: int, mask: Any) -> Any:
    """Return the first of some elements one behind the other; if the options say so, the kernel checks the last one."""
    trace = current()
    if mask is None or not trace.checks_indices:
        view = _check_contiguous(name, tensor, index)
        if mask is None:
            tensor._check_last(index[-1] if isinstance(index, tuple) else index, count)
        return view
    *outer, last = index if isinstance(index, tuple) else (index,)
    if isinstance(last, int) and last < 0:
        last = tensor.shape[-1] + last
    row = _check_contiguous(name, tensor, (*outer, 0))
    outside = first_lanes(-last, count) | (first_lanes(tensor.shape[-1] - last, count) ^ True)
    filename, line = trace.where
    text = f"{name}: an element of `{tensor._name}` that the mask selects is out of range ({filename}:{line})"
    trace.require((mask & outside).reduce(operator.or_).invert(), "IndexError", text)
    address = row._builder.address(row._address, [number(last)], [1], row._scalar)
    return TensorView(row._builder, address, row._scalar, (), (), row._name)


def load_vector(tensor: Any, index: Any, count: int, *, mask: Any = None, other: Any = 0) -> Vector:
    """Load elements that lie one behind the other, starting at an index, as one value.

    Parameters
    ----------
    tensor
        A tensor whose last dimension is contiguous.
    index
        The index of the first element; its address need not be aligned.
    count
        The number of elements.
    mask
        A vector of Booleans: only the elements for which it holds are read, so the others may lie outside of the tensor.
    other
        The value of those others, a number or a vector.

    """
    count = _count("load_vector", count)
    if mask is not None:
        chosen = _held("load_vector", "mask", mask, count, "Boolean")
    view = _start("load_vector", tensor, index, count, mask)
    view._watch("read", count)
    builder = view._builder
    if mask is None:
        return Vector(_load_elements(builder, view._address, view._scalar, count, False), count)
    rest = (
        _held("load_vector", "other", other, count, None)
        if isinstance(other, Vector)
        else number(other)
    )
    return Vector(_load_masked(builder, view._address, view._scalar, chosen, rest), count)


def store_vector(tensor: Any, index: Any, vector: Vector, *, mask: Any = None) -> None:
    """Store the elements of a vector one behind the other, starting at an index; see :func:`load_vector`."""
    count = vector.count if isinstance(vector, Vector) else 0
    held = _held("store_vector", "vector", vector, count, None)
    if mask is not None:
        chosen = _held("store_vector", "mask", mask, count, "Boolean")
    view = _start("store_vector", tensor, index, count, mask)
    view._watch("write", count)
    if mask is None:
        _store_elements(view._builder, view._address, view._scalar, held, False)
    else:
        _store_masked(view._builder, view._address, view._scalar, held, chosen)


def dot(a: Vector, b: Vector, sums: Vector) -> Vector:
    """Add to each sum the products of some elements of two vectors, with the processor's instruction if it has one.

    Parameters
    ----------
    a, b
        Vectors of BFloat16, two elements for each sum; or of Int8 and Uint8 in any combination, four for each sum.
    sums
        A vector of Float32, or of Int32 for integers, which wrap. Two products of BFloat16 are rounded as the processor
        does it.

    """
    for name, value in (("a", a), ("b", b), ("sums", sums)):
        if not isinstance(value, Vector) or not value._is_whole:
            raise TypeError(f"dot: {name}: expected a vector, got {type(value).__name__}")
    held = _dot(current().builder, a._held, b._held, sums._held, list(_features()))
    return Vector(held, sums.shape)


def each(function: Any, args: tuple[Any, ...]) -> Vector:
    """Call a function of numbers for the elements of vectors among its arguments."""
    given = [arg if isinstance(arg, Vector) else number(arg) for arg in args]
    return over(function, given)
