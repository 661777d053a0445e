"""`Shape`: a tuple of integers that keeps its FFI object."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from . import core
from .core import CObject, PyNativeObject
from .registry import register_object


@register_object("ffi.Shape", init=False)
class Shape(tuple, PyNativeObject):
    """A shape as FFI functions take and return it; in Python it is a tuple.

    >>> Shape((2, 3))
    (2, 3)

    Parameters
    ----------
    content
        Any iterable of integers, including NumPy arrays.

    """

    _tvm_ffi_cached_object: CObject

    if TYPE_CHECKING:

        def __new__(cls, content: Iterable[int]) -> Shape: ...

    else:
        # Written in Rust. A static method: Python passes the class itself.
        __new__ = staticmethod(core._new_shape)

        def __getattr__(self, name: str) -> Any:
            """Make the FFI object of a shape that has none."""
            if name != "_tvm_ffi_cached_object":
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            self._tvm_ffi_cached_object = Shape(self)._tvm_ffi_cached_object
            return self._tvm_ffi_cached_object

    def __from_tvm_ffi_object__(cls: Any, obj: CObject) -> Shape:
        """Make a shape from an FFI shape."""
        made = tuple.__new__(cls, core._shape_obj_get_py_tuple(obj))
        made._tvm_ffi_cached_object = obj
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the content; the FFI object is created again."""
        return (type(self), (tuple(self),))
