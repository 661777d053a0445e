"""The methods that dataclasses have: construction, comparison, hashing, copying.

`c_class` and `py_class` install them. Methods that the class body defines are kept.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import core
from ._constructor import make_init
from ._register_object import find_ffi_init, refuse_init
from .core import object_repr

if TYPE_CHECKING:
    from .core import Function, TypeInfo


def _recursive(name: str) -> Function:
    return core._get_global_func(f"ffi.Recursive{name}", False)


def _comparable(one: Any, other: Any) -> bool:
    """Whether one object's class derives from the other's."""
    return isinstance(other, type(one)) or isinstance(one, type(other))


def _comparison(name: str, compare: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def method(self: Any, other: Any) -> Any:
        return compare(self, other) if _comparable(self, other) else NotImplemented

    method.__name__ = name
    return method


def _install_eq(cls: type) -> None:
    equal = _recursive("Eq")
    cls.__eq__ = _comparison("__eq__", equal)
    cls.__ne__ = _comparison("__ne__", lambda one, other: not equal(one, other))


def _install_order(cls: type) -> None:
    for name, function in (
        ("__lt__", "Lt"),
        ("__le__", "Le"),
        ("__gt__", "Gt"),
        ("__ge__", "Ge"),
    ):
        setattr(cls, name, _comparison(name, _recursive(function)))


def _install_hash(cls: type) -> None:
    recursive_hash = _recursive("Hash")

    def __hash__(self: Any) -> int:
        return recursive_hash(self)

    cls.__hash__ = __hash__


def _make_copy(shallow_copy: Function | None) -> Callable[[Any], Any]:
    def __copy__(self: Any) -> Any:
        if shallow_copy is None:
            raise TypeError(
                f"Type `{type(self).__name__}` does not support copy: "
                "the underlying C++ type is not copy-constructible."
            )
        return shallow_copy(self)

    return __copy__


def _deepcopy(self: Any, memo: Any = None) -> Any:
    """Copy the object and everything inside it; shared parts stay shared."""
    return _deep_copy(self)


_deep_copy = core._get_global_func("ffi.DeepCopy", False)


def _replace(self: Any, **changes: Any) -> Any:
    """Copy the object with some fields changed, even frozen ones."""
    import copy

    made = copy.copy(self)
    for name, value in changes.items():
        field = getattr(type(made), name, None)
        if not isinstance(field, core.FFIProperty):
            raise TypeError(f"{type(made).__name__} has no field {name!r} to replace")
        field.set(made, value)
    return made


def _install_copies(cls: type, info: TypeInfo) -> None:
    copies = {
        "__copy__": _make_copy(core._lookup_type_attr(info.type_index, "__ffi_shallow_copy__")),
        "__deepcopy__": _deepcopy,
        "__replace__": _replace,
    }
    for name, method in copies.items():
        if name not in cls.__dict__:
            setattr(cls, name, method)


def _set_match_args(cls: type, info: TypeInfo) -> None:
    """Let patterns match the positional parameters of ``__init__``, in the order of the fields."""
    described = (field.dataclass_field for field in info._all_fields())
    names = (field.name for field in described if field and field.init and not field.kw_only)
    cls.__match_args__ = tuple(names)


def _allocate_first(cls: type, ffi_new: Function) -> Callable[..., None]:
    """Wrap a handwritten ``__init__`` so that the object exists before its body runs.

    The body may set fields right away, and ``super().__init__()`` in it does nothing.
    """
    user_init = cls.__dict__["__init__"]

    @functools.wraps(user_init)
    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        if self.__chandle__() == 0:
            self.__init_handle_by_constructor__(ffi_new)
        user_init(self, *args, **kwargs)

    return __init__


def _install_init(cls: type, info: TypeInfo, init: bool, py_class_mode: bool) -> None:
    if "__init__" in cls.__dict__:
        ffi_new = core._lookup_type_attr(info.type_index, "__ffi_new__")
        if py_class_mode and ffi_new is not None:
            cls.__init__ = _allocate_first(cls, ffi_new)
    elif not init:
        cls.__init__ = refuse_init(cls)
    elif find_ffi_init(info)[0] is not None:
        cls.__init__ = make_init(cls, info, "py_class" if py_class_mode else "init")


def _install_dataclass_dunders(
    cls: type,
    *,
    init: bool,
    repr: bool,
    eq: bool,
    order: bool,
    unsafe_hash: bool,
    match_args: bool = True,
    py_class_mode: bool = False,
) -> None:
    """Install the methods that the options select on a registered class.

    If the class body defines one method of a group (``==`` and ``!=``; the four orderings), the whole group is left
    alone. ``py_class_mode`` is for types defined in Python.
    """
    info: TypeInfo = cls.__tvm_ffi_type_info__
    own = set(cls.__dict__)
    _install_init(cls, info, init, py_class_mode)
    if repr and "__repr__" not in own:
        cls.__repr__ = object_repr
    if eq and not own & {"__eq__", "__ne__"}:
        _install_eq(cls)
    if order and not own & {"__lt__", "__le__", "__gt__", "__ge__"}:
        _install_order(cls)
    # Python itself sets `__hash__ = None` beside a handwritten `__eq__`.
    if unsafe_hash and "__hash__" not in own:
        _install_hash(cls)
    _install_copies(cls, info)
    if match_args and "__match_args__" not in own:
        _set_match_args(cls, info)
