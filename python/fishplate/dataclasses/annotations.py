"""Resolves annotations of class bodies to types: which classes own fields, and what their names mean.

A class may name one that is not defined yet. The result is then None, and `definition.py` tries again later.
"""

from __future__ import annotations

import sys
import typing
from typing import TYPE_CHECKING, Any

from ..core import _type_cls_to_type_info
from .field import KW_ONLY, own_annotations

if TYPE_CHECKING:
    from ..core import TypeInfo

#: The resolved annotations of a class, for every class that owns fields.
Hints = dict[type, dict[str, Any]]

# Classes under definition by module and name: they can refer to each other before their module has them as attributes.
_CLASSES: dict[str, dict[str, type]] = {}


def own_type_info(cls: type) -> TypeInfo | None:
    """Return the type that was registered for exactly this class, not for a base."""
    return _type_cls_to_type_info(cls) or cls.__dict__.get("__tvm_ffi_type_info__")


def announce(cls: type) -> None:
    """Make a class available to annotations."""
    _CLASSES.setdefault(cls.__module__, {})[cls.__name__] = cls


def retract(cls: type) -> None:
    """Undo :func:`announce`."""
    if _CLASSES.get(cls.__module__, {}).get(cls.__name__) is cls:
        del _CLASSES[cls.__module__][cls.__name__]


def field_owners(cls: type) -> list[type]:
    """Return the classes whose annotations are fields of the type of `cls`: bases first.

    These are the class itself, and the bases without a type of their own that come before the nearest base with one.
    """
    registered = next((base for base in cls.__mro__[1:] if own_type_info(base)), object)
    known = {object, *registered.__mro__}
    return [base for base in reversed(cls.__mro__) if base not in known and own_annotations(base)]


def module_globals(cls: type) -> dict[str, Any]:
    """Return the global names of the module of a class."""
    return getattr(sys.modules.get(cls.__module__), "__dict__", {})


def local_names(cls: type, *, every_module: bool = False) -> dict[str, Any]:
    """Return the names that annotations of a class can use besides those of its module.

    With `every_module`, classes of other modules are included with lower priority. This resolves names that a circular
    import has not made available yet.
    """
    names: dict[str, Any] = {}
    if every_module:
        for classes in _CLASSES.values():
            for name, other in classes.items():
                names.setdefault(name, other)
    names.update(_CLASSES.get(cls.__module__, {}))
    names.update({owner.__name__: owner for owner in field_owners(cls)})
    names[cls.__name__] = cls
    return names


class _KwOnlyMarker:
    """Replaces `KW_ONLY`, which is not a class, while annotations are resolved."""


def _is_kw_only(annotation: Any) -> bool:
    text = getattr(annotation, "__forward_arg__", annotation)
    if isinstance(text, str):
        return text == "KW_ONLY" or text.endswith(".KW_ONLY")
    return annotation is KW_ONLY


def own_hints(owner: type, names: dict[str, Any]) -> dict[str, Any]:
    """Resolve the annotations of one class body; NameError for a name that is not defined."""
    shown = {
        name: _KwOnlyMarker if _is_kw_only(annotation) else annotation
        for name, annotation in own_annotations(owner).items()
    }
    body = type(owner.__name__, (), {"__annotations__": shown, "__module__": owner.__module__})
    hints = typing.get_type_hints(body, module_globals(owner), names, include_extras=True)
    return {name: KW_ONLY if hint is _KwOnlyMarker else hint for name, hint in hints.items()}


def resolve(cls: type) -> Hints | None:
    """Resolve the annotations of all owners, or return None if a name is not defined yet."""
    for every_module in (False, True):
        names = local_names(cls, every_module=every_module)
        try:
            return {owner: own_hints(owner, names) for owner in field_owners(cls)}
        except (NameError, AttributeError):
            continue
    return None


def unresolved(cls: type) -> list[str]:
    """Return the annotations that cannot be resolved, each with the reason."""
    names = local_names(cls, every_module=True)
    found = []
    for owner in field_owners(cls):
        for name, annotation in own_annotations(owner).items():
            text = getattr(annotation, "__forward_arg__", annotation)
            if isinstance(text, str):
                try:
                    eval(text, module_globals(owner), names)
                except Exception as error:
                    found.append(f"{name}: {text} ({error})")
    return found
