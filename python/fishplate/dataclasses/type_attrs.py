"""Type attributes: hooks of a class that the runtime calls, such as ``__ffi_repr__``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core import _lookup_type_attr

if TYPE_CHECKING:
    from ..core import TypeInfo

#: Names in a class body that become type attributes, not methods.
TYPE_ATTR_NAMES: frozenset[str] = frozenset(
    {
        "__any_equal__",
        "__any_hash__",
        "__data_from_json__",
        "__data_to_json__",
        "__ffi_compare__",
        "__ffi_convert__",
        "__ffi_convert_type_schema__",
        "__ffi_eq__",
        "__ffi_hash__",
        "__ffi_repr__",
        "__s_equal__",
        "__s_hash__",
        "__s_maybe_inplace_mutate__",
        "__s_mutate__",
        "__s_visit__",
    }
)

#: Attributes that a derived class inherits from its parent by default.
_INHERITED = ("__s_equal__", "__s_hash__", "__s_visit__", "__data_to_json__", "__data_from_json__")


def type_attr_options(cls: type) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the names that are type attributes of a class, and those that it inherits.

    ``__ffi_type_attr_names__`` of the class adds names; ``__ffi_inherit_type_attrs__`` replaces the
    inherited ones.
    """
    extra = getattr(cls, "__ffi_type_attr_names__", ())
    inherited = getattr(cls, "__ffi_inherit_type_attrs__", _INHERITED)
    for names in (extra, inherited):
        if not isinstance(names, (tuple, list)) or not all(isinstance(n, str) for n in names):
            raise TypeError("TypeAttr registration lists must be tuples or lists of strings")
    return TYPE_ATTR_NAMES.union(extra, inherited), tuple(inherited)


def inherited_type_attrs(type_info: TypeInfo, names: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """Return the attributes to copy from ancestors, as rows for ``_register_py_methods``.

    The nearest ancestor that has an attribute counts. A class body that sets the name to None stops the search, for
    its own class and for derived classes.
    """
    assert type_info.type_cls is not None
    rows = []
    for name in names:
        if name in type_info.type_cls.__dict__:
            continue
        parent = type_info.parent_type_info
        while parent is not None:
            value = _lookup_type_attr(parent.type_index, name)
            if value is not None:
                rows.append((name, value, True, None))
            if value is not None or name in getattr(parent.type_cls, "__dict__", ()):
                break
            parent = parent.parent_type_info
    return rows
