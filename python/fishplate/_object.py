"""The classes at the root: `Object`, and native values such as `String` that remember an object.

The hot parts are in the extension. This file holds the rest.
"""

from __future__ import annotations

from abc import ABCMeta
from typing import Any

from . import _core
from ._core import CObject, _get_global_func


def object_repr(obj: CObject) -> str:
    """Text for `repr`: the result of `ffi.ReprPrint`, otherwise the class and the address."""
    if obj.id_ == 0:
        return f"{type(obj).__name__}(chandle=None)"
    try:
        return str(_repr_print(obj))
    except Exception:  # repr never raises: a debugger or a log shows it
        return f"{type(obj).__name__}({obj.id_})"


_repr_print = _get_global_func("ffi.ReprPrint", False)
_to_json = _get_global_func("ffi.ToJSONGraphString", False)
_from_json = _get_global_func("ffi.FromJSONGraphString", False)


def _new_object(cls: type[CObject]) -> CObject:
    return cls.__new__(cls)


def _reduce(self: CObject) -> tuple[Any, ...]:
    return (_new_object, (type(self),), self.__getstate__())


def _getstate(self: CObject) -> dict[str, Any]:
    # A plain str: a String would put its FFI object into the pickle.
    return {"handle": str(_to_json(self, None)) if self.id_ else None}


def _setstate(self: CObject, state: dict[str, Any]) -> None:
    if state["handle"] is not None:
        self.__init_handle_by_constructor__(_from_json, state["handle"])


CObject.__repr__ = object_repr
CObject.__reduce__ = _reduce
CObject.__getstate__ = _getstate
CObject.__setstate__ = _setstate


class ObjectConvertible:
    """Base of Python classes that turn themselves into an :class:`Object` when they are passed."""

    def asobject(self) -> Object:
        """Return the object that is passed instead."""
        raise NotImplementedError


class ObjectRValueRef:
    """Result of :py:meth:`Object._move`: permission for the callee to take the object."""

    __slots__ = ("obj",)

    def __init__(self, obj: CObject) -> None:
        """Wrap the object to move from."""
        self.obj = obj


def _move(self: CObject) -> ObjectRValueRef:
    """Allow the callee to take the object: this wrapper is empty afterwards if it does."""
    return ObjectRValueRef(self)


CObject._move = _move


class _ObjectMeta(ABCMeta):
    """Instances of FFI classes have no ``__dict__`` unless the class requests one."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **kwargs: Any
    ) -> _ObjectMeta:
        namespace.setdefault("__slots__", ())
        return super().__new__(mcls, name, bases, namespace, **kwargs)

    #: Like that of abstract base classes, which is called if an object is not a plain instance.
    __instancecheck__ = _core._instance_check


_core._use_vectorcall(_ObjectMeta)


class Object(CObject, metaclass=_ObjectMeta):
    """Base of the Python classes for FFI objects.

    ``==`` compares the identity of the FFI object unless a class overrides it. Classes without ``__slots__`` get
    ``__slots__ = ()``; write ``__slots__ = ("__dict__",)`` to allow arbitrary attributes.
    """

    __slots__ = ()


class PyNativeObject:
    """Base of values such as :class:`String`: native Python values that remember an FFI object."""

    __slots__ = ()

    def __init_cached_object_by_constructor__(self, fconstructor: Any, *args: Any) -> None:
        """Call the function and remember the object that it returns."""
        obj = Object.__new__(Object)
        obj.__init_handle_by_constructor__(fconstructor, *args)
        self._tvm_ffi_cached_object = obj


class String(str, PyNativeObject):
    """A ``str`` that came from the FFI, or that is passed to it more than once. Passing it copies nothing."""

    __slots__ = ("_tvm_ffi_cached_object",)
    _tvm_ffi_cached_object: CObject | None

    def __new__(cls, value: str) -> String:
        """Make a string that has no FFI object yet."""
        made = str.__new__(cls, value)
        made._tvm_ffi_cached_object = None
        return made

    def __from_tvm_ffi_object__(cls: Any, obj: CObject) -> String:
        """Make the string of an FFI string, which it remembers."""
        made = str.__new__(cls, _core._text_content(obj))
        made._tvm_ffi_cached_object = obj
        return made

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        """Pickle as a plain ``str``."""
        return (str, (str(self),))


class Bytes(bytes, PyNativeObject):
    """A ``bytes`` that came from the FFI, or that is passed to it more than once."""

    _tvm_ffi_cached_object: CObject | None

    def __new__(cls, value: bytes) -> Bytes:
        """Make a byte string that has no FFI object yet."""
        made = bytes.__new__(cls, value)
        made._tvm_ffi_cached_object = None
        return made

    def __from_tvm_ffi_object__(cls: Any, obj: CObject) -> Bytes:
        """Make the bytes of an FFI bytes object, which they remember."""
        made = bytes.__new__(cls, _core._text_content(obj))
        made._tvm_ffi_cached_object = obj
        return made

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        """Pickle as plain ``bytes``."""
        return (bytes, (bytes(self),))


_core._set_known_class("ObjectRValueRef", ObjectRValueRef)
_core._set_known_class("ObjectConvertible", ObjectConvertible)
_core._set_known_class("PyNativeObject", PyNativeObject)

#: Classes of the runtime's own types by key; base types come first.
BUILTIN_CLASSES: dict[str, type] = {
    "ffi.Object": Object,
    "ffi.String": String,
    "ffi.Bytes": Bytes,
    "ffi.Error": _core.Error,
    "ffi.Function": _core.Function,
    "ffi.Tensor": _core.Tensor,
    "ffi.OpaquePyObject": _core.OpaquePyObject,
}
for _key, _class in BUILTIN_CLASSES.items():
    _core._set_class_of_index(_core._TYPE_INDICES[_key], _class)
    # Classes of the extension cannot inherit from a Python class. This makes isinstance work as if they did.
    if issubclass(_class, CObject):
        Object.register(_class)
Object.register(_core.CContainerBase)
