"""`c_class`: a dataclass in Python over a type that another language defines."""

from __future__ import annotations

import sys
import typing
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from .._dunder import _install_dataclass_dunders
from .._register_object import (
    _add_type_attr_class_attrs,
    _warn_missing_field_annotations,
    register_object,
)
from .field import Field, _field_converter, field
from .type_attrs import TYPE_ATTR_NAMES

if sys.version_info >= (3, 11):
    from typing import dataclass_transform
else:
    from typing_extensions import dataclass_transform

if TYPE_CHECKING:
    from ..core import TypeInfo

_T = TypeVar("_T", bound=type)


def _attach_field_objects(cls: type, type_info: TypeInfo, *, frozen: bool = False) -> None:
    """Give every field of the type itself its :class:`Field`, with the annotation of the class."""
    try:
        hints = typing.get_type_hints(cls)
    except Exception:  # annotations may use names that only a type checker imports
        hints = {}
    for reflected in type_info.fields or ():
        reflected.frozen = reflected.frozen or frozen
        described = Field(
            reflected.name,
            reflected.ty,
            default=reflected.c_default,
            default_factory=reflected.c_default_factory,
            frozen=reflected.frozen,
            init=reflected.c_init,
            repr=reflected.c_repr,
            hash=reflected.c_hash,
            compare=reflected.c_compare,
            kw_only=reflected.c_kw_only,
            structural_eq=reflected.c_structural_eq,
            doc=reflected.doc,
        )
        described.type = hints.get(reflected.name)
        reflected.dataclass_field = described


def _freeze_properties(cls: type, type_info: TypeInfo, defined: set[str]) -> None:
    """Replace the properties of the type's own fields by read-only ones; those of the class body stay."""
    for reflected in type_info.fields or ():
        if reflected.name not in defined:
            setattr(cls, reflected.name, reflected.as_property(cls))


@dataclass_transform(eq_default=False, order_default=False, field_specifiers=(Field, field))
def c_class(
    type_key: str,
    *,
    frozen: bool = False,
    init: bool = True,
    repr: bool = True,
    eq: bool = False,
    order: bool = False,
    unsafe_hash: bool = False,
    match_args: bool = True,
) -> Callable[[_T], _T]:
    """Register a class for a native type, with the methods of a dataclass.

    Definitions in the class body are never overwritten.

    Parameters
    ----------
    type_key
        The key of a type that some loaded library has registered.
    frozen
        The type's own fields cannot be set, except by ``type(obj).name.set(obj, value)``.
    init
        Provide ``__init__``; its parameters are the fields, according to the type's metadata.
    repr
        Provide ``__repr__``.
    eq, order
        Provide comparison field by field; objects of other classes are not comparable.
    unsafe_hash
        Provide a hash of the fields. Unsafe, because fields may change while the object is a key.
    match_args
        Set ``__match_args__`` to the positional parameters.

    Examples
    --------
    .. code-block:: python

        @c_class("my.Point", eq=True, unsafe_hash=True)
        class Point(Object):
            x: float
            y: float

    """

    def decorator(cls: _T) -> _T:
        for name, value in list(cls.__dict__.items()):
            if isinstance(value, Field):
                delattr(cls, name)
        defined = set(cls.__dict__)
        register_object(type_key, init=False)(cls)
        type_info: TypeInfo | None = cls.__dict__.get("__tvm_ffi_type_info__")
        if type_info is None:  # unknown types are skipped on request
            return cls
        _warn_missing_field_annotations(cls, type_info, stacklevel=2)
        _attach_field_objects(cls, type_info, frozen=frozen)
        if frozen:
            _freeze_properties(cls, type_info, defined)
        _add_type_attr_class_attrs(cls, type_info, TYPE_ATTR_NAMES)
        _install_dataclass_dunders(
            cls,
            init=init,
            repr=repr,
            eq=eq,
            order=order,
            unsafe_hash=unsafe_hash,
            match_args=match_args,
        )
        cls.__ffi_is_dataclass__ = True
        return cls

    return decorator


c_class.__dataclass_transform__["kwargs"]["converter"] = _field_converter
