"""Annotations of parameters beyond scalar types (tuples of integers, pointers), and functions that read them."""

from __future__ import annotations

import builtins
import contextlib
import ctypes
import inspect
import types
import typing
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Union

from .._layout_fields import IntTuple
from .._shape import Shape
from ._fake import AddressSpace
from ._scalar import Constexpr


if TYPE_CHECKING:
    from typing import Generic

    from typing_extensions import TypeVar

    from ..core import Tensor

    _Pointee = TypeVar("_Pointee", default=Any)

    class _InKernel(Generic[_Pointee]):
        """The operations of a pointer in a kernel, for checkers."""

        def __getitem__(self, index: Any, /) -> Any: ...
        def __setitem__(self, index: Any, value: Any, /) -> None: ...
        def __add__(self, offset: Any, /) -> Pointer: ...
        def __sub__(self, offset: Any, /) -> Pointer: ...
        def tensor(self, shape: Any, stride: Any = None) -> Tensor: ...

else:
    _Pointee = None

    class _InKernel:
        """Base of :class:`Pointer`."""

        def __class_getitem__(cls, _: Any) -> type:
            return cls


class Pointer(_InKernel[_Pointee]):
    """An address, used as an example or as an annotation.

    In a kernel, ``p[i]`` is an element, ``p + i`` a pointer and ``p.tensor(shape)`` a tensor.
    ``fp.Pointer[fp.Float32]`` as an annotation gives the element type of a plain address, and
    ``fp.Pointer[fp.Float32, "gmem"]`` also its memory.

    Parameters
    ----------
    dtype
        Type of the elements; None for an address that the kernel only passes on.
    value
        The address.
    memspace
        ``"gmem"`` for memory of a CUDA device, ``"generic"`` for the host's.
    assumed_align
        Alignment of the address in bytes.

    """

    #: Type of the elements and their memory, as given by the annotation.
    _pointee: ClassVar[Any] = None
    _space: ClassVar[AddressSpace | None] = None

    if not TYPE_CHECKING:

        def __class_getitem__(cls, what: Any) -> type[Pointer]:
            """Return an annotation with the element type of an address."""
            dtype, *space = what if isinstance(what, tuple) else (what,)
            if len(space) > 1:
                raise TypeError(
                    f"expected Pointer[dtype] or Pointer[dtype, memspace], got {what!r}"
                )
            memspace = AddressSpace(space[0]) if space else None
            name = f"Pointer[{getattr(dtype, '__name__', dtype)}]"
            return type(name, (Pointer,), {"_pointee": dtype, "_space": memspace})

    def __init__(
        self,
        dtype: Any,
        value: int | ctypes.c_void_p | None,
        memspace: AddressSpace | str = AddressSpace.generic,
        assumed_align: int = 1,
    ) -> None:
        """Check and store the address."""
        address = value.value if isinstance(value, ctypes.c_void_p) else value
        self.dtype = dtype
        self.address = int(address or 0)
        self.memspace = AddressSpace(memspace)
        self.assumed_align = assumed_align
        if self.address < 0:
            raise ValueError(f"an address is not negative, got {self.address}")
        if self.address % assumed_align:
            raise ValueError(f"pointer must be {assumed_align} bytes aligned")

    def __tvm_ffi_opaque_ptr__(self) -> int:
        """Return the value that a call passes."""
        return self.address

    def __getattr__(self, name: str) -> Any:
        """Let an object that holds one pointer pass on its own `__c_pointers__` and `__new_from_mlir_values__`."""
        # The class has neither method: a pointer is passed directly.
        if name == "__c_pointers__":
            return lambda: [self]
        if name == "__new_from_mlir_values__":
            return lambda values: values[0]
        raise AttributeError(f"{type(self).__name__} has no attribute `{name}`")


def pointee(annotation: Any) -> Any:
    """Return the type of the elements that an annotated pointer points to, or None."""
    is_pointer = isinstance(annotation, type) and issubclass(annotation, Pointer)
    return annotation._pointee if is_pointer else None


def c_pointers(arg: Any) -> list[Any]:
    """Return the addresses that an object of a custom type passes."""
    found = arg.__c_pointers__()
    if not isinstance(found, (list, tuple)):
        kind, got = type(arg).__name__, type(found).__name__
        raise TypeError(f"{kind}.__c_pointers__() must return a list of addresses, got {got}")
    for at, address in enumerate(found):
        if isinstance(address, bool) or not isinstance(address, (int, ctypes.c_void_p, Pointer)):
            kind, got = type(arg).__name__, type(address).__name__
            raise TypeError(
                f"{kind}.__c_pointers__()[{at}] must be an int, a ctypes.c_void_p or an fp.Pointer, got {got}"
            )
    return list(found)


def is_int_tuple(annotation: Any) -> bool:
    """Tell whether an annotation is a shape or a related class."""
    return isinstance(annotation, type) and issubclass(annotation, (IntTuple, Shape))


def union_members(annotation: Any) -> tuple[Any, ...] | None:
    """Return the members of a union, or None."""
    if typing.get_origin(annotation) in (Union, types.UnionType):
        return typing.get_args(annotation)
    return None


def is_named_tuple(kind: Any) -> bool:
    """Tell whether this is a class of named tuples."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def field_hints(kind: type) -> dict[str, Any]:
    """Return the annotations of a class's fields."""
    try:
        return typing.get_type_hints(kind)
    except NameError as error:
        raise TypeError(f"the annotations of {kind.__name__} cannot be read: {error}") from error


def parameter_annotations(function: Callable[..., Any] | inspect.Signature) -> dict[str, Any]:
    """Return the annotations of parameters as objects, even if they were written as text."""
    if isinstance(function, inspect.Signature):
        signature, names = function, {}
    else:
        signature, names = inspect.signature(function), _names(function)
    found = {}
    for name, parameter in signature.parameters.items():
        annotation = parameter.annotation
        if isinstance(annotation, str):
            try:
                annotation = eval(annotation, names)
            except Exception as error:
                raise TypeError(
                    f"the annotation {annotation!r} of argument {name!r} cannot be read: {error}"
                ) from error
        if typing.get_origin(annotation) is typing.Annotated:
            annotation = typing.get_args(annotation)[0]
        found[name] = None if annotation is parameter.empty else annotation
    first = next(iter(found), None)
    if first in ("self", "cls") and found[first] is None and _is_method(function):
        found[first] = Constexpr  # A method is compiled for a known object.
    return found


def _is_method(function: Any) -> bool:
    """Tell whether a function was defined in the body of a class."""
    outer = getattr(function, "__qualname__", "").rpartition(".")[0]
    return bool(outer) and not outer.endswith("<locals>")


def _names(function: Callable[..., Any]) -> dict[str, Any]:
    """Return the names available to a function's annotations: globals, then closure variables."""
    function = inspect.unwrap(function)
    function = getattr(function, "__func__", function)
    names = {"__builtins__": builtins, **getattr(function, "__globals__", {})}
    if isinstance(function, types.FunctionType):
        for name, cell in zip(
            function.__code__.co_freevars, function.__closure__ or (), strict=True
        ):
            # An unset name has an empty cell.
            with contextlib.suppress(ValueError):
                names[name] = cell.cell_contents
    return names
