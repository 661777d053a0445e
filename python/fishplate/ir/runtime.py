"""Memref descriptors from and to NumPy arrays, under the names of MLIR's module `mlir.runtime`.

.. code-block:: python

    import ctypes
    import numpy as np
    from fishplate.ir.runtime import get_ranked_memref_descriptor

    array = np.zeros((2, 3), np.float32)
    argument = ctypes.pointer(ctypes.pointer(get_ranked_memref_descriptor(array)))
    engine.invoke("fill", argument)  # a function with a parameter memref<2x3xf32>

A descriptor points into the array and does not keep it alive.
"""

from __future__ import annotations

import ctypes
import functools
import importlib.util
from typing import Any

import numpy as np

__all__ = [
    "BF16",
    "C64",
    "C128",
    "F16",
    "F8E5M2",
    "UnrankedMemRefDescriptor",
    "as_ctype",
    # Programs for MLIR's package take these two from `import *`.
    "ctypes",
    "get_ranked_memref_descriptor",
    "get_unranked_memref_descriptor",
    "make_nd_memref_descriptor",
    "make_zero_d_memref_descriptor",
    "move_aligned_ptr_by_offset",
    "np",
    "ranked_memref_to_numpy",
    "to_numpy",
    "unranked_memref_to_numpy",
]


class C128(ctypes.Structure):
    """An element `complex<f64>`."""

    _fields_ = [("real", ctypes.c_double), ("imag", ctypes.c_double)]


class C64(ctypes.Structure):
    """An element `complex<f32>`."""

    _fields_ = [("real", ctypes.c_float), ("imag", ctypes.c_float)]


class F16(ctypes.Structure):
    """An element `f16`, as bits."""

    _fields_ = [("f16", ctypes.c_int16)]


class BF16(ctypes.Structure):
    """An element `bf16`, as bits."""

    _fields_ = [("bf16", ctypes.c_int16)]


class F8E5M2(ctypes.Structure):
    """An element `f8E5M2`, as bits."""

    _fields_ = [("f8E5M2", ctypes.c_int8)]


@functools.cache
def _dtypes() -> dict[type, np.dtype[Any]]:
    """Return the dtypes of elements that have no type in ctypes."""
    known: dict[type, Any] = {C128: np.complex128, C64: np.complex64, F16: np.float16}
    if importlib.util.find_spec("ml_dtypes") is not None:
        extra = importlib.import_module("ml_dtypes")
        known |= {BF16: extra.bfloat16, F8E5M2: extra.float8_e5m2}
    return {element: np.dtype(dtype) for element, dtype in known.items()}


def as_ctype(dtp: Any) -> Any:
    """Return the type in ctypes of an element of a dtype."""
    for element, dtype in _dtypes().items():
        if dtype == dtp:
            return element
    return np.ctypeslib.as_ctypes_type(dtp)


def to_numpy(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return an array of elements such as `F16` as an array of the dtype that they stand for."""
    for element, dtype in _dtypes().items():
        if array.dtype == np.dtype(element):
            return array.view(dtype)
    return array


@functools.cache
def make_nd_memref_descriptor(rank: int, dtype: Any) -> Any:
    """Return the class of descriptors of a rank and a type of elements."""
    fields = [
        ("allocated", ctypes.c_longlong),
        ("aligned", ctypes.POINTER(dtype)),
        ("offset", ctypes.c_longlong),
    ]
    if rank > 0:
        fields += [("shape", ctypes.c_longlong * rank), ("strides", ctypes.c_longlong * rank)]
    return type("MemRefDescriptor", (ctypes.Structure,), {"_fields_": fields})


def make_zero_d_memref_descriptor(dtype: Any) -> Any:
    """Return the class of descriptors of rank 0."""
    return make_nd_memref_descriptor(0, dtype)


class UnrankedMemRefDescriptor(ctypes.Structure):
    """A memref whose rank is known only at run time."""

    _fields_ = [("rank", ctypes.c_longlong), ("descriptor", ctypes.c_void_p)]


def get_ranked_memref_descriptor(nparray: np.ndarray[Any, Any]) -> Any:
    """Return the descriptor of an array."""
    if not isinstance(nparray, np.ndarray):
        raise TypeError(f"nparray: expected a NumPy array, got {type(nparray).__name__}")
    element = as_ctype(nparray.dtype)
    made = make_nd_memref_descriptor(nparray.ndim, element)()
    made.allocated = nparray.ctypes.data
    made.aligned = nparray.ctypes.data_as(ctypes.POINTER(element))
    if nparray.ndim > 0:
        made.shape = nparray.ctypes.shape
        # Strides count elements in MLIR, and bytes in NumPy.
        size = nparray.itemsize
        if any(stride % size for stride in nparray.strides):
            raise ValueError(
                f"nparray: strides {nparray.strides} are not multiples of the {size} bytes of an element"
            )
        made.strides[:] = [stride // size for stride in nparray.strides]
    return made


def get_unranked_memref_descriptor(nparray: np.ndarray[Any, Any]) -> UnrankedMemRefDescriptor:
    """Return the descriptor of an array for a parameter without a rank."""
    ranked = get_ranked_memref_descriptor(nparray)
    made = UnrankedMemRefDescriptor(
        nparray.ndim, ctypes.cast(ctypes.pointer(ranked), ctypes.c_void_p)
    )
    made._ranked = ranked
    return made


def move_aligned_ptr_by_offset(aligned_ptr: Any, offset: int) -> Any:
    """Return a pointer that is a number of elements further."""
    element = aligned_ptr._type_
    address = ctypes.cast(aligned_ptr, ctypes.c_void_p).value or 0
    return ctypes.cast(address + offset * ctypes.sizeof(element), ctypes.POINTER(element))


def ranked_memref_to_numpy(ranked_memref: Any) -> np.ndarray[Any, Any]:
    """Return the memory behind a pointer to a descriptor as an array, without a copy."""
    found = ranked_memref[0]
    first = move_aligned_ptr_by_offset(found.aligned, found.offset)
    shape = list(getattr(found, "shape", []))
    size = ctypes.sizeof(first._type_)
    strides = [stride * size for stride in getattr(found, "strides", [])]
    plain = np.ctypeslib.as_array(first, shape=[1])
    made = np.lib.stride_tricks.as_strided(plain, shape, strides)
    return to_numpy(made)


def unranked_memref_to_numpy(unranked_memref: Any, np_dtype: Any) -> np.ndarray[Any, Any]:
    """Return the memory behind a pointer to a descriptor without a rank as an array, without a copy."""
    found = unranked_memref[0]
    ranked = make_nd_memref_descriptor(found.rank, as_ctype(np_dtype))
    return ranked_memref_to_numpy(ctypes.cast(found.descriptor, ctypes.POINTER(ranked)))
