"""`py_class`: a dataclass defined in Python whose objects every language can store and read."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar, overload

from .definition import STRUCTURE_KINDS, Definition
from .field import Field, _field_converter, field
from .type_methods import _collect_py_methods, method

if sys.version_info >= (3, 11):
    from typing import dataclass_transform
else:
    from typing_extensions import dataclass_transform

__all__ = ["_collect_py_methods", "method", "py_class"]

_T = TypeVar("_T", bound=type)


@overload
@dataclass_transform(eq_default=False, order_default=False, field_specifiers=(Field, field))
def py_class(cls_or_type_key: _T, /) -> _T: ...
@overload
@dataclass_transform(eq_default=False, order_default=False, field_specifiers=(Field, field))
def py_class(
    cls_or_type_key: str | None = None,
    /,
    *,
    type_key: str | None = None,
    frozen: bool = False,
    init: bool = True,
    repr: bool = True,
    eq: bool = False,
    order: bool = False,
    unsafe_hash: bool = False,
    match_args: bool = True,
    kw_only: bool = False,
    structural_eq: str | None = "tree",
    slots: bool = True,
) -> Callable[[_T], _T]: ...
@dataclass_transform(eq_default=False, order_default=False, field_specifiers=(Field, field))
def py_class(
    cls_or_type_key: Any = None,
    /,
    *,
    type_key: str | None = None,
    frozen: bool = False,
    init: bool = True,
    repr: bool = True,
    eq: bool = False,
    order: bool = False,
    unsafe_hash: bool = False,
    match_args: bool = True,
    kw_only: bool = False,
    structural_eq: str | None = "tree",
    slots: bool = True,
) -> Any:
    """Define a new FFI type by a class body, like :func:`dataclasses.dataclass`.

    Parameters
    ----------
    cls_or_type_key
        The class (``@py_class``), or the key of the type (``@py_class("my.Point")``).
    type_key
        The key of the type; by default module and name of the class.
    frozen
        Fields cannot be set after construction, except by ``type(obj).name.set(obj, value)``.
    init, repr
        Provide ``__init__`` and ``__repr__``.
    eq, order
        Provide comparison field by field; ``order`` needs ``eq``. Without ``eq``, comparison is by identity.
    unsafe_hash
        Provide a hash of the fields. Unsafe, because fields may change while the object is a key.
    match_args
        Set ``__match_args__`` to the positional parameters.
    kw_only
        Parameters of ``__init__`` are keyword-only.
    structural_eq
        How :func:`structural_equal` and :func:`structural_hash` see objects: ``"tree"`` by content;
        ``"dag"`` by content and sharing; ``"var"`` as variables, by their binding;
        ``"const-tree"`` by content, where the same object is always equal; ``"singleton"`` by
        identity; None: not supported. This does not affect ``==`` and ``hash``.
    slots
        For type checkers only: objects never have a ``__dict__``.

    Notes
    -----
    Class attributes control further registrations. ``__ffi_type_attr_names__`` lists more names that are type
    attributes, ``__ffi_inherit_type_attrs__`` those inherited from the parent, and ``__ffi_field_markers__``
    annotation types that mark a position among the fields without declaring one. A function marked with
    ``__ffi_on_fields_resolved__ = True`` is called with the type information and the fields before they are
    registered.

    Examples
    --------
    .. code-block:: python

        @py_class("my.Point", eq=True)
        class Point(Object):
            x: float
            y: float = 0.0

    """
    if order and not eq:
        raise ValueError("order=True requires eq=True")
    if structural_eq not in STRUCTURE_KINDS:
        kinds = sorted(kind for kind in STRUCTURE_KINDS if kind is not None)
        raise ValueError(f"structural_eq must be one of {kinds} or None, got {structural_eq!r}")
    options = {
        "frozen": frozen,
        "init": init,
        "repr": repr,
        "eq": eq,
        "order": order,
        "unsafe_hash": unsafe_hash,
        "match_args": match_args,
        "kw_only": kw_only,
        "structural_eq": structural_eq,
    }
    key = cls_or_type_key if isinstance(cls_or_type_key, str) else type_key

    def decorator(cls: _T) -> _T:
        Definition(cls, key, options).start()
        cls.__ffi_is_dataclass__ = True
        return cls

    if cls_or_type_key is None or isinstance(cls_or_type_key, str):
        return decorator
    if isinstance(cls_or_type_key, type):
        return decorator(cls_or_type_key)
    raise TypeError(f"py_class: expected str or type, got {type(cls_or_type_key)}")


py_class.__dataclass_transform__["kwargs"]["converter"] = _field_converter
