"""The FFI's types in Python: their fields and methods, and the class of each.

The extension reads the facts from the runtime. Costly and rarely used ones (metadata, schemas) are computed
on first access. If objects of a type arrive before a class is registered, the type gets a fallback class
(`_make_fallback_class`).
"""

from __future__ import annotations

import json
import threading
import warnings
from collections.abc import Callable, Collection, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from . import _core
from ._core import CObject, FFIProperty, _get_global_func
from ._object import BUILTIN_CLASSES, Object, PyNativeObject

if TYPE_CHECKING:
    import inspect

    from ._core import FieldGetter, FieldSetter, Function
    from ._schema import TypeSchema

#: Stands for "not given": an argument or a default that is absent.
MISSING = _get_global_func("ffi.GetInvalidObject", False)()
#: Marks the start of keyword arguments in a call of a constructor function.
KWARGS = _get_global_func("ffi.GetKwargsObject", False)()
_core._set_constructor_markers(KWARGS, MISSING)


def _parsed(metadata: str | dict[str, Any] | None) -> dict[str, Any]:
    if not metadata:
        return {}
    return json.loads(metadata) if isinstance(metadata, str) else metadata


class TypeField:
    """One reflected field of a type."""

    def __init__(
        self,
        name: str,
        doc: str | None,
        size: int,
        alignment: int,
        offset: int,
        field_static_type_index: int,
        frozen: bool,
        metadata: str | dict[str, Any] | None,
        getter: FieldGetter,
        setter: FieldSetter,
        ty: TypeSchema | None = None,
        c_init: bool = True,
        c_kw_only: bool = False,
        c_has_default: bool = False,
        c_default: Any = MISSING,
        c_default_factory: Any = MISSING,
        c_repr: bool = True,
        c_compare: bool = True,
        c_hash: bool = True,
        c_structural_eq: str | None = None,
        dataclass_field: Any = None,
    ) -> None:
        """Take the facts from the extension; metadata may be JSON text."""
        self.name = name
        self.doc = doc
        self.size = size
        self.alignment = alignment
        self.offset = offset
        self.field_static_type_index = field_static_type_index
        self.frozen = frozen
        self._metadata = metadata
        self.getter = getter
        self.setter = setter
        if ty is not None:
            self.ty = ty
        self.c_init = c_init
        self.c_kw_only = c_kw_only
        self.c_has_default = c_has_default
        self.c_default = c_default
        self.c_default_factory = c_default_factory
        self.c_repr = c_repr
        self.c_compare = c_compare
        self.c_hash = c_hash
        self.c_structural_eq = c_structural_eq
        self.dataclass_field = dataclass_field

    def __repr__(self) -> str:
        """Show name and offset."""
        return f"TypeField({self.name!r}, offset={self.offset}, size={self.size})"

    @cached_property
    def metadata(self) -> dict[str, Any]:
        """The field's metadata; ``type_schema`` is its type."""
        return _parsed(self._metadata)

    @cached_property
    def ty(self) -> TypeSchema | None:
        """The field's type."""
        raw = self.metadata.get("type_schema")
        if raw is None:
            return None
        from ._schema import TypeSchema

        return TypeSchema._from_maybe_json(raw)

    def _type_key(self) -> str | None:
        """The outermost type of the schema, without building a schema."""
        raw = self.metadata.get("type_schema")
        if isinstance(raw, str):
            raw = json.loads(raw)
        return raw.get("type") if isinstance(raw, dict) else None

    def _is_payload_enum_field(self) -> bool:
        """Whether the field holds an entry of an ``IntEnum`` or ``StrEnum``."""
        info = _INFO_OF_KEY.get(self._type_key() or "")
        return info is not None and getattr(info.type_cls, "__ffi_payload_enum__", False)

    def normalize_value(self, value: Any) -> Any:
        """Turn the payload of an enum entry into the entry; leave other values alone."""
        if not self._is_payload_enum_field():
            return value
        from .core import _to_py_class_value

        return _to_py_class_value(self.ty.convert(value))

    def as_property(self, cls: type) -> FFIProperty:
        """Return the property for this field of the class."""
        setter: Callable[..., None] = self.setter
        if self._is_payload_enum_field():
            setter = partial(_set_normalized, self)
        return FFIProperty(self.getter, setter, self.frozen, None, self.doc)


def _set_normalized(field: TypeField, obj: CObject, value: Any) -> None:
    field.setter(obj, field.normalize_value(value))


class TypeMethod:
    """One reflected method of a type."""

    def __init__(
        self,
        name: str,
        doc: str | None,
        func: Function,
        metadata: str | dict[str, Any] | None,
        is_static: bool,
    ) -> None:
        """Take the facts from the extension; metadata may be JSON text."""
        self.name = name
        self.doc = doc
        self.func = func
        self._metadata = metadata
        self.is_static = is_static
        if isinstance(metadata, str) and '"arg_names"' in metadata:
            # Used to resolve keyword arguments of calls.
            func.__tvm_ffi_metadata__ = metadata

    def __repr__(self) -> str:
        """Show name and kind."""
        return f"TypeMethod({self.name!r}, is_static={self.is_static})"

    @cached_property
    def metadata(self) -> dict[str, Any]:
        """The method's metadata; ``type_schema`` is its type, ``arg_names`` its parameters."""
        return _parsed(self._metadata)

    def _signature(self) -> inspect.Signature:
        from ._reflected_signature import method_signature

        return method_signature(self.metadata, self.is_static)

    def as_callable(self, cls: type) -> Any:
        """Return the class attribute for this method."""
        names = {
            "__name__": self.name,
            "__qualname__": f"{cls.__qualname__}.{self.name}",
            "__module__": cls.__module__,
            "__doc__": self.doc,
        }
        if not self.is_static:
            if not hasattr(self.func, "__name__"):
                self.func.__name__ = names["__qualname__"]
            return _core._make_method(self.func, self._signature, names)
        for name, value in names.items():
            setattr(self.func, name, value)
        return staticmethod(self.func)


class TypeInfo:
    """A type: its place in the hierarchy, its own fields and methods, and its class."""

    _decorator_args: dict[str, Any]

    def __init__(
        self,
        type_cls: type | None,
        type_index: int,
        type_key: str,
        type_ancestors: list[int],
        fields: list[TypeField] | None,
        methods: list[TypeMethod],
        parent_type_info: TypeInfo | None = None,
    ) -> None:
        """Take the facts; the parent is found by the last ancestor."""
        self.type_cls = type_cls
        self.type_index = type_index
        self.type_key = type_key
        self.type_ancestors = type_ancestors
        self.fields = fields
        self.methods = methods
        self.parent_type_info = parent_type_info
        if parent_type_info is None and type_ancestors:
            self.parent_type_info = _info_of_index(type_ancestors[-1])
        self._warn_of_shadowed_fields()

    def __repr__(self) -> str:
        """Show key, index and class."""
        return f"TypeInfo({self.type_key!r}, index={self.type_index}, cls={self.type_cls!r})"

    def _warn_of_shadowed_fields(self) -> None:
        parent = self.parent_type_info
        if not self.fields or parent is None:
            return
        inherited = {field.name for field in parent._all_fields()}
        for field in self.fields:
            if field.name in inherited:
                warnings.warn(
                    f"Field {field.name!r} in {self.type_key!r} duplicates an ancestor field. "
                    "Child types should not re-register inherited fields.",
                    stacklevel=3,
                )

    def _lineage(self) -> Iterator[TypeInfo]:
        """This type and its ancestors, root first."""
        if self.parent_type_info is not None:
            yield from self.parent_type_info._lineage()
        yield self

    def _all_fields(self) -> Iterator[TypeField]:
        """All fields of objects of this type, ancestors' fields first."""
        for info in self._lineage():
            yield from info.fields or ()

    @property
    def _has_type_metadata(self) -> bool:
        """Whether the runtime knows the size of the type's objects."""
        return _core._native_size(self.type_index) is not None

    @cached_property
    def total_size(self) -> int:
        """The size of an object in bytes, header included."""
        size = _core._native_size(self.type_index)
        if size is not None:
            return size
        if self.parent_type_info is None:
            raise ValueError(f"the size of {self.type_key} is not known: it has no parent")
        ends = (field.offset + field.size for field in self.fields or ())
        return (max(self.parent_type_info.total_size, *ends, 0) + 7) // 8 * 8

    def _end_of_storage(self) -> int:
        """Offset at which the first field of a derived type may start: the end without trailing padding."""
        parent = self.parent_type_info
        start = _core._OBJECT_HEADER_SIZE if parent is None else parent._end_of_storage()
        return max((start, *(field.offset + field.size for field in self.fields or ())))

    def _register_fields(self, fields: list[Any], structure_kind: int | None = None) -> None:
        """Set the fields of a type defined in Python; allowed once."""
        assert self.fields is None, f"_register_fields already called for {self.type_key!r}"
        self.fields = _register_fields(self, fields, structure_kind)
        self._read_back_methods()

    def _register_py_methods(
        self,
        py_methods: list[tuple[Any, ...]] | None = None,
        type_attr_names: Collection[str] = frozenset(),
    ) -> None:
        """Register methods, or type attributes for names that are type attributes, and read all of them back.

        Each entry is ``(name, value, is_static, metadata)``; metadata may be left out.
        """
        for name, value, is_static, *metadata in py_methods or ():
            if name in type_attr_names:
                # Setting None for the type without an index creates the column.
                _core._register_type_attr(0, name, None)
                _core._register_type_attr(self.type_index, name, value)
            else:
                text = metadata[0] if metadata else None
                _core._register_type_method(self.type_index, name, value, is_static, text)
        self._read_back_methods()

    def _read_back_methods(self) -> None:
        self.methods = [TypeMethod(**row) for row in _core._describe_methods(self.type_index)]


_INFO_OF_INDEX: dict[int, TypeInfo] = {}
_INFO_OF_KEY: dict[str, TypeInfo] = {}
_INFO_OF_CLASS: dict[type, TypeInfo] = {}


def _read_type_info(type_index: int, type_cls: type | None) -> TypeInfo:
    described = _core._describe_type(type_index)
    return TypeInfo(
        type_cls,
        type_index,
        described["type_key"],
        described["type_ancestors"],
        [TypeField(**row) for row in described["fields"]],
        [TypeMethod(**row) for row in described["methods"]],
    )


def _remember(info: TypeInfo) -> TypeInfo:
    """Add a type to the tables and pass its class to the extension."""
    if info.type_cls is not None:
        _remember_class(info, info.type_cls)
    _INFO_OF_INDEX[info.type_index] = info
    _INFO_OF_KEY[info.type_key] = info
    return info


def _remember_class(info: TypeInfo, cls: type) -> None:
    if issubclass(cls, (CObject, PyNativeObject)):
        # Refuses a class that cannot hold such objects before anything changes.
        _core._set_class_of_index(info.type_index, cls)
    _INFO_OF_CLASS[cls] = info


#: Held while information or a class is made for a type, which must not have two.
_making = threading.RLock()


def _info_of_index(type_index: int) -> TypeInfo:
    known = _INFO_OF_INDEX.get(type_index)
    if known is not None:
        return known
    with _making:
        known = _INFO_OF_INDEX.get(type_index)
        return known or _remember(_read_type_info(type_index, None))


def _register_object_by_index(type_index: int, type_cls: type) -> TypeInfo:
    """Register a class for the objects of a type."""
    known = _INFO_OF_INDEX.get(type_index)
    if known is None or known.type_cls is not None:
        return _remember(_read_type_info(type_index, type_cls))
    # Derived types already refer to this object: it keeps its identity, gets its class and is read from the table
    # again.
    fresh = _read_type_info(type_index, type_cls)
    _remember_class(known, type_cls)
    known.fields, known.methods, known.type_cls = fresh.fields, fresh.methods, type_cls
    return _remember(known)


def _set_type_cls(type_info: TypeInfo, type_cls: type) -> None:
    """Set the class of a type that has none."""
    assert type_info.type_cls is None, f"Type already registered for {type_info.type_key}"
    assert _INFO_OF_INDEX.get(type_info.type_index) is type_info, "unknown type information"
    _remember_class(type_info, type_cls)
    type_info.type_cls = type_cls


def _lookup_or_register_type_info_from_type_key(type_key: str) -> TypeInfo:
    """Return the information about the type of a key."""
    known = _INFO_OF_KEY.get(type_key)
    if known is not None:
        return known
    type_index = _core._object_type_key_to_index(type_key)
    if type_index is None:
        raise ValueError(f"Cannot find type key: {type_key}")
    return _info_of_index(type_index)


def _type_cls_to_type_info(type_cls: type) -> TypeInfo | None:
    """Return the type that a class was registered for."""
    return _INFO_OF_CLASS.get(type_cls)


def _type_index_to_type_info(type_index: int) -> TypeInfo | None:
    """Return the type with an index, if it was looked up before."""
    return _INFO_OF_INDEX.get(type_index)


def _register_py_class(parent_type_info: TypeInfo, type_key: str, type_cls: type) -> TypeInfo:
    """Make a new type for a class written in Python; its fields are registered later."""
    if type_key in _INFO_OF_KEY:
        raise ValueError(
            f"Type key '{type_key}' is already registered. A type lasts as long as the process: use another key, "
            "or restart Python (in a notebook, its kernel) to define the class again"
        )
    type_index = _core._allocate_type_index(type_key, parent_type_info.type_index)
    ancestors = [*parent_type_info.type_ancestors, parent_type_info.type_index]
    return _remember(
        TypeInfo(type_cls, type_index, type_key, ancestors, None, [], parent_type_info)
    )


def _rollback_py_class(type_info: TypeInfo) -> None:
    """Forget a type whose definition failed, so that its key can be used again."""
    _INFO_OF_KEY.pop(type_info.type_key, None)
    _INFO_OF_CLASS.pop(type_info.type_cls, None)
    _INFO_OF_INDEX.pop(type_info.type_index, None)
    _core._set_class_of_index(type_info.type_index, None)


def _register_fields(
    type_info: TypeInfo, fields: list[Any], structure_kind: int | None = None
) -> list[TypeField]:
    """Register the fields of a type defined in Python, and return them as read from the runtime."""
    parent = type_info.parent_type_info
    start = _core._OBJECT_HEADER_SIZE if parent is None else parent._end_of_storage()
    _core._register_type_fields(type_info.type_index, start, fields, structure_kind)
    registered = [TypeField(**row) for row in _core._describe_fields(type_info.type_index)]
    for field, given in zip(registered, fields, strict=True):
        # As the author wrote it, not as it comes back from the runtime.
        field.frozen, field.ty = given.frozen, given._ty_schema
        field.c_default, field.c_default_factory = given.default, given.default_factory
        field.c_structural_eq = given.structural_eq
    return registered


#: Called for the class of a type that has none, before a fallback is made.
class_finders: list[Callable[[TypeInfo], type | None]] = []


def _class_for(type_index: int) -> type:
    """Find or make a class for a type without a registered one."""
    info = _info_of_index(type_index)
    # A finder imports modules, so it must not hold the lock.
    for find in class_finders:
        found = find(info)
        if found is not None:
            return found
    parent = info.parent_type_info
    base = Object if parent is None else parent.type_cls
    if base is None or not issubclass(base, CObject):
        base = _class_for(parent.type_index) if parent is not None else Object
    with _making:
        # Another thread may have made the class meanwhile.
        known = _core._class_of_index(type_index)
        return known or _make_fallback_class(info, base)


def _make_fallback_class(info: TypeInfo, base: type) -> type:
    """Make a class for a type without a registered one: only fields and methods."""
    from ._register_object import add_reflected_attrs

    module, _, name = info.type_key.rpartition(".")
    doc = (
        f"Auto-generated fallback class for {info.type_key}.\n\n"
        "No Python class is registered for the type; `register_object` registers one."
    )
    namespace = {"__slots__": (), "__module__": module, "__doc__": doc}
    cls = type(base)(name, (base,), namespace)
    cls.__qualname__ = info.type_key
    cls.__tvm_ffi_type_info__ = info
    add_reflected_attrs(cls, info)
    if info.type_cls is None:
        info.type_cls = cls
        _INFO_OF_CLASS[cls] = info
    _core._set_class_of_index(info.type_index, cls)
    return cls


_core._set_class_maker(_class_for)

for _key, _class in {
    **BUILTIN_CLASSES,
    "DataType": _core.DataType,
    "Device": _core.Device,
}.items():
    _register_object_by_index(_core._TYPE_INDICES[_key], _class)
