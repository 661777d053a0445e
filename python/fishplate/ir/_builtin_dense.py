"""Constants with a shape. They exchange arrays through the tensor protocols."""

from __future__ import annotations

from typing import Any

from ..registry import register_object
from ._context import Context
from ._type import Attribute, Type


def _native(cls: Any, name: str) -> Any:
    """Return the native function that a class wraps."""
    methods = cls.__tvm_ffi_type_info__.methods
    return next(method.func for method in methods if method.name == name)


class ElementError(TypeError, RuntimeError):
    """An element that is not an attribute. MLIR's package raises a RuntimeError, too."""


def _tensor(array: Any, type: Type | None = None) -> Any:
    """Return an argument as an FFI tensor; buffers become NumPy arrays over the same memory.

    A NumPy array of a dtype that no tensor has, such as dates, is read as integers if the type is given.
    """
    if isinstance(array, (list, tuple)):
        wrong = next((each for each in array if not isinstance(each, Attribute)), None)
        if wrong is not None:
            kind = wrong.__class__.__name__
            raise ElementError(
                "Invalid attribute when attempting to create an ArrayAttribute: expected a tensor or a sequence of "
                f"attributes, got a {kind} in the sequence"
            )
        return array
    if isinstance(array, Attribute):
        return array
    dtype = getattr(array, "dtype", None)
    if getattr(dtype, "kind", "") in ("M", "m", "S", "U", "O"):
        if type is None or dtype.kind not in "Mm":
            raise ValueError(f"unimplemented array format conversion from format: {dtype}")
        array = array.view(f"i{dtype.itemsize}")
    if not hasattr(array, "__dlpack__"):
        import numpy

        array = numpy.asarray(memoryview(array))
    flags = getattr(array, "flags", None)
    # NumPy exports no tensor over read-only memory.
    return array if getattr(flags, "writeable", True) else array.copy()


class _Array:
    """The elements as a read-only array for NumPy and other consumers of tensors."""

    __slots__ = ()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """Return a NumPy array over the elements."""
        import numpy

        array = numpy.from_dlpack(self.to_tensor())  # type: ignore[attr-defined]
        if dtype is not None and array.dtype != dtype:
            if copy is False:
                raise ValueError(f"{array.dtype} elements are not {dtype} without a copy")
            return array.astype(dtype)
        return array.copy() if copy else array

    def __dlpack__(self, **options: Any) -> Any:
        """Return a capsule with the elements."""
        return self.to_tensor().__dlpack__(**options)  # type: ignore[attr-defined]

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return the device: the host."""
        return (1, 0)


def _get(cls: Any, array: Any, signless: Any, type: Any, shape: Any, context: Any) -> Any:
    if isinstance(signless, Type):  # get(attributes, type, context)
        given = context if type is None or not isinstance(type, Context) else type
        signless, type, context = True, signless, given
    return _GET[cls](_tensor(array, type), bool(signless), type, shape, context)


@register_object("ir.DenseElementsAttr", init=False)
class DenseElementsAttr(_Array, Attribute):
    """The elements of a tensor or vector."""

    @classmethod
    def get(
        cls,
        array: Any,
        signless: bool | Type = True,
        type: Type | None = None,
        shape: Any = None,
        context: Context | None = None,
    ) -> Any:
        """Return the attribute for an array, a buffer, or a list of attributes.

        Parameters
        ----------
        array
            A NumPy array, a tensor of any framework, a buffer, or a list of attributes.
        signless
            Whether integers get a type without a sign.
        type
            The type of the elements, or that of the whole attribute; by default the MLIR type of the array's elements.
        shape
            The shape, if it differs from the array's.
        context
            The context; by default the current one.

        """
        return _get(cls, array, signless, type, shape, context)


@register_object("ir.DenseIntElementsAttr", init=False)
class DenseIntElementsAttr(DenseElementsAttr):
    """Dense elements that are integers."""


@register_object("ir.DenseFPElementsAttr", init=False)
class DenseFPElementsAttr(DenseElementsAttr):
    """Dense elements that are floating-point numbers."""


_GET = {
    cls: _native(cls, "get")
    for cls in (DenseElementsAttr, DenseIntElementsAttr, DenseFPElementsAttr)
}


@register_object("ir.DenseResourceElementsAttr", init=False)
class DenseResourceElementsAttr(_Array, Attribute):
    """Constants in memory that MLIR does not own."""

    @staticmethod
    def get_from_buffer(
        array: Any,
        name: str,
        type: Type,
        alignment: int | None = None,
        is_mutable: bool = False,
        context: Context | None = None,
    ) -> Any:
        """Return an attribute that refers to the memory of an array and keeps it alive.

        Parameters
        ----------
        array
            A NumPy array, a tensor of any framework, or a buffer; its elements are in row-major order.
        name
            The name of the resource; a name that is taken is changed.
        type
            The type of the attribute.
        alignment
            Alignment of the address.
        is_mutable
            Whether MLIR may write to the memory.
        context
            The context; by default that of the type.

        """
        return _FROM_BUFFER(_tensor(array), name, type, alignment, is_mutable, context)


_FROM_BUFFER = _native(DenseResourceElementsAttr, "get_from_buffer")
