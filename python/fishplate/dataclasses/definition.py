"""Definition of a class by `py_class`, from its registration to its methods.

The type is registered first, so that annotations can name it. Its fields are registered once all annotations can be
resolved: at once, after a later class is defined, or at the latest when the first object is made.
"""

from __future__ import annotations

import typing
from copy import copy
from typing import Any, ClassVar

from .. import core
from .._dunder import _install_dataclass_dunders
from .._register_object import _add_class_attrs
from ..core import MISSING, TypeInfo
from . import annotations
from .annotations import Hints, own_type_info
from .field import KW_ONLY, Field, field, init_property
from .type_attrs import inherited_type_attrs, type_attr_options
from .type_methods import _collect_py_methods

#: How `structural_equal` and `structural_hash` treat objects: names to the runtime's numbers.
STRUCTURE_KINDS: dict[str | None, int] = {
    None: 0,
    "tree": 1,
    "var": 2,
    "dag": 3,
    "const-tree": 4,
    "singleton": 5,
}

_DUNDER_OPTIONS = ("init", "repr", "eq", "order", "unsafe_hash", "match_args")

# Classes that wait for a name, by type key.
_WAITING: dict[str, Definition] = {}


def _is_class_var(annotation: Any) -> bool:
    return annotation is ClassVar or typing.get_origin(annotation) is ClassVar


class Definition:
    """One class that is being defined."""

    def __init__(self, cls: type, type_key: str | None, options: dict[str, Any]) -> None:
        """Register the type, without fields."""
        parent = next((info for base in cls.__mro__[1:] if (info := own_type_info(base))), None)
        if parent is None:
            raise TypeError(
                f"{cls.__name__} must inherit from a registered FFI Object type "
                "(e.g. fishplate.Object)"
            )
        key = type_key or f"{cls.__module__}.{cls.__qualname__}"
        self.cls = cls
        self.info: TypeInfo = core._register_py_class(parent, key, cls)
        # One decorator may define several classes, and a hook may change the arguments for its class.
        self.info._decorator_args = dict(options)
        self.user_init: Any = None
        cls.__tvm_ffi_type_info__ = self.info
        annotations.announce(cls)

    def start(self) -> None:
        """Define the fields, or wait for a name; undo everything on failure."""
        try:
            finished = self.try_finish()
        except Exception:
            self.take_back()
            raise
        if finished:
            finish_waiting()
        else:
            self._wait()

    def take_back(self) -> None:
        """Undo the registration as far as the runtime allows: the key is free again."""
        _WAITING.pop(self.info.type_key, None)
        core._rollback_py_class(self.info)
        annotations.retract(self.cls)
        for name in ("__tvm_ffi_type_info__", "__ffi_is_dataclass__"):
            if name in self.cls.__dict__:
                delattr(self.cls, name)

    def try_finish(self) -> bool:
        """Finish the class once all names can be resolved; finish a waiting parent first."""
        if self.info.fields is not None:
            return True
        parent = self.info.parent_type_info
        if parent is not None and parent.fields is None:
            waiting = _WAITING.get(parent.type_key)
            if waiting is None or not waiting.try_finish():
                return False
        hints = annotations.resolve(self.cls)
        if hints is None:
            return False
        self._finish(hints)
        return True

    # -- waiting ------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Add the class to the queue; its `__init__` makes the last attempt."""
        self.user_init = self.cls.__dict__.get("__init__")

        def __init__(this: Any, *args: Any, **kwargs: Any) -> None:
            self.finish_now()
            self.cls.__init__(this, *args, **kwargs)

        __init__.__qualname__ = f"{self.cls.__qualname__}.__init__"
        __init__.__module__ = self.cls.__module__
        self.cls.__init__ = __init__
        _WAITING[self.info.type_key] = self

    def finish_now(self) -> None:
        """Finish the class, or return the missing names."""
        if self.info.fields is not None:
            return
        try:
            if not self.try_finish():
                missing = annotations.unresolved(self.cls)
                raise TypeError(
                    f"Cannot instantiate {self.cls.__name__}: "
                    f"unresolved forward references: {missing}"
                )
        except Exception:
            self.take_back()
            raise
        finish_waiting()

    def _stop_waiting(self) -> None:
        if _WAITING.pop(self.info.type_key, None) is None:
            return
        del self.cls.__init__
        if self.user_init is not None:
            self.cls.__init__ = self.user_init

    # -- fields -------------------------------------------------------------------------------

    def _finish(self, hints: Hints) -> None:
        cls, info = self.cls, self.info
        options = info._decorator_args
        fields = self._collect(hints)
        for hook in self._hooks():
            hook(info, fields)
        for described in fields:
            if described.extra_kwargs:
                names = ", ".join(sorted(described.extra_kwargs))
                raise TypeError(
                    f"{cls.__name__}.{described.name}: unrecognized field options: {names}"
                )
        attribute_names, inherited = type_attr_options(cls)
        rows = _collect_py_methods(cls, annotations.module_globals(cls)) or []
        rows += inherited_type_attrs(info, inherited)
        info._register_fields(fields, STRUCTURE_KINDS[options["structural_eq"]])
        for reflected, described in zip(info.fields or (), fields, strict=True):
            reflected.dataclass_field = described
        info._register_py_methods(rows, attribute_names)
        self._stop_waiting()
        _add_class_attrs(cls, info, attribute_names)
        dunders = {name: options[name] for name in _DUNDER_OPTIONS}
        _install_dataclass_dunders(cls, **dunders, py_class_mode=True)

    def _hooks(self) -> list[Any]:
        """Functions of the class and its bases that are called with the fields; bases first."""
        return [
            value
            for base in reversed(self.cls.__mro__)
            for value in base.__dict__.values()
            if callable(value) and getattr(value, "__ffi_on_fields_resolved__", False) is True
        ]

    def _collect(self, hints: Hints) -> list[Field]:
        """Turn annotations into fields; a later one replaces an earlier one of the same name."""
        marker_types = getattr(self.cls, "__ffi_field_markers__", ())
        if not isinstance(marker_types, (tuple, list)) or not all(
            isinstance(marker, type) for marker in marker_types
        ):
            raise TypeError("__ffi_field_markers__ must be a tuple or list of types")
        options = self.info._decorator_args
        parent = self.info.parent_type_info
        inherited = 0 if parent is None else sum(1 for _ in parent._all_fields())
        markers = list(getattr(parent, "_decorator_args", {}).get("field_markers", ()))
        fields: dict[str, Field] = {}
        computed: dict[str, Any] = {}
        kw_only = options["kw_only"]
        for owner, own in hints.items():
            for name, annotation in own.items():
                if _is_class_var(annotation):
                    continue
                if annotation is KW_ONLY:
                    kw_only = True
                    if owner is self.cls and name in self.cls.__dict__:
                        delattr(self.cls, name)
                elif any(annotation is marker for marker in marker_types):
                    markers.append((annotation, owner, name, inherited + len(fields)))
                else:
                    value = owner.__dict__.get(name, MISSING)
                    if isinstance(value, init_property):
                        computed[name] = value.func
                    fields[name] = self._field(owner, name, annotation, value, kw_only)
        if computed:
            self.cls.__ffi_init_property_funcs__ = computed
        options["field_markers"] = tuple(markers)
        return list(fields.values())

    def _field(self, owner: type, name: str, annotation: Any, value: Any, kw_only: bool) -> Field:
        if isinstance(value, Field):
            # A base without its own type may contribute its fields to several classes.
            made = value if owner is self.cls else copy(value)
        elif isinstance(value, init_property):
            made = field(init=False, structural_eq="ignore", repr=False, hash=False, compare=False)
        else:
            made = field(default=value)
        if owner is self.cls and value is not MISSING:
            delattr(self.cls, name)
        made.name = name
        made.type = annotation
        made._ty_schema = core.TypeSchema.from_annotation(annotation)
        made.kw_only = kw_only if made.kw_only is None else made.kw_only
        made.frozen = made.frozen or self.info._decorator_args["frozen"]
        made.hash = made.compare if made.hash is None else made.hash
        return made


def finish_waiting() -> None:
    """Finish all classes whose names can be resolved now; finishing one may unblock another."""
    progress = True
    while progress:
        progress = False
        for waiting in list(_WAITING.values()):
            # A class earlier in the list may have finished it as its parent.
            if waiting.info.fields is not None:
                continue
            try:
                progress = waiting.try_finish() or progress
            except Exception:
                waiting.take_back()
                raise
