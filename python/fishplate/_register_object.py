"""`register_object`: a Python class for a type of the FFI, with the type's fields and methods."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, TypeVar, overload

from . import _core, core
from .core import Object

if TYPE_CHECKING:
    from .core import Function, TypeInfo

_T = TypeVar("_T", bound=type)


@overload
def register_object(type_key: _T) -> _T: ...
@overload
def register_object(type_key: str | None = None, *, init: bool = True) -> Callable[[_T], _T]: ...
def register_object(type_key: Any = None, *, init: bool = True) -> Any:
    """Register a class for the objects of an FFI type.

    The class gets a property for every field and an attribute for every method of the type,
    unless its body defines that name, and ``__init__`` if the type can be constructed.

    Parameters
    ----------
    type_key
        The key of a type that some loaded library has registered; by default the name of the class.
    init
        Whether to provide ``__init__``.

    Examples
    --------
    .. code-block:: python

        @fishplate.register_object("relax.DataflowBlockRewrite")
        class DataflowBlockRewrite(fishplate.Object):
            def __init__(self, block, function):
                self.__init_handle_by_constructor__(_ffi_api.DataflowBlockRewrite, block, function)

    """

    def register(cls: _T) -> _T:
        key = type_key if isinstance(type_key, str) else cls.__name__
        type_index = core._object_type_key_to_index(key)
        if type_index is None:
            from . import registry

            if registry._SKIP_UNKNOWN_OBJECTS:
                return cls
            raise ValueError(f"Cannot find object type index for {key}")
        info = core._register_object_by_index(type_index, cls)
        _add_class_attrs(cls, info)
        cls.__tvm_ffi_type_info__ = info
        if init:
            _install_init(cls, info)
        return cls

    if type_key is None or isinstance(type_key, str):
        return register
    if isinstance(type_key, type):
        return register(type_key)
    raise TypeError(f"type_key must be a string, type, or None, got {type(type_key).__name__}")


def find_ffi_init(info: TypeInfo) -> tuple[Function | None, dict[str, Any]]:
    """Return a type's constructor function, and its metadata if it is a method of the type."""
    for method in info.methods:
        if method.name == "__ffi_init__":
            return method.func, method.metadata
    return core._lookup_type_attr(info.type_index, "__ffi_init__"), {}


def refuse_init(cls: type) -> Callable[..., None]:
    """Make an ``__init__`` for a type that cannot be constructed."""
    message = (
        f"`{cls.__name__}` cannot be constructed directly. "
        "Define a custom __init__ or use a factory method."
    )

    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        raise TypeError(message)

    __init__.__qualname__ = f"{cls.__qualname__}.__init__"
    __init__.__module__ = cls.__module__
    return __init__


def _install_init(cls: type, info: TypeInfo) -> None:
    """Give a class ``__init__``, unless its body has one."""
    if "__init__" in cls.__dict__:
        return
    if find_ffi_init(info)[0] is not None:
        from ._constructor import make_init

        cls.__init__ = make_init(cls, info, "init")
    elif issubclass(cls, Object):
        cls.__init__ = refuse_init(cls)


def _is_written(cls: type, name: str) -> bool:
    """Return whether a class or one of its bases defines a name in Python."""
    for base in cls.__mro__:
        if name in base.__dict__:
            value = base.__dict__[name]
            reflected = value.__func__ if isinstance(value, staticmethod) else value
            return base is cls or not isinstance(reflected, (core.Function, _core.Method))
    return False


def add_reflected_attrs(cls: type, info: TypeInfo) -> None:
    """Give a class a property for every field, and each method that is not written in Python."""
    for field in info.fields or ():
        if field.name not in cls.__dict__:
            setattr(cls, field.name, field.as_property(cls))
    for method in info.methods:
        if method.name != "__ffi_init__" and not _is_written(cls, method.name):
            setattr(cls, method.name, method.as_callable(cls))


def _add_class_attrs(cls: type, info: TypeInfo, type_attr_names: Collection[str] = ()) -> type:
    """Give a class everything that its type registers."""
    add_reflected_attrs(cls, info)
    if find_ffi_init(info)[0] is not None:
        from ._constructor import make_init

        cls.__ffi_init__ = make_init(cls, info, "ffi_init")
    _add_type_attr_class_attrs(cls, info, type_attr_names)
    return cls


def _add_type_attr_class_attrs(cls: type, info: TypeInfo, names: Collection[str]) -> None:
    """Show type attributes as class attributes, unless the body defines the name."""
    for name in names:
        if name not in cls.__dict__:
            value = _core._lookup_type_attr(info.type_index, name)
            if value is not None:
                setattr(cls, name, value)


def _warn_missing_field_annotations(cls: type, info: TypeInfo, *, stacklevel: int) -> None:
    """Warn about the type's own fields that the class body does not annotate."""
    annotated = inspect.get_annotations(cls)
    missing = sorted(field.name for field in info.fields or () if field.name not in annotated)
    if missing:
        warnings.warn(
            f"@c_class({info.type_key!r}): class `{cls.__qualname__}` does not annotate the "
            f"following reflected field(s): {', '.join(missing)}. Annotations such as "
            "`name: type` in its body let editors and type checkers know them.",
            UserWarning,
            stacklevel=stacklevel,
        )
