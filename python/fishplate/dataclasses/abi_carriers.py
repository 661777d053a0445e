"""The C++ type that a registered field has in memory ("carrier"), for `gen_abi_cpp`.

A schema describes the meaning of a field, but not always its storage: an `Optional` may be a pointer or a value cell,
and some native types share a schema. If size and alignment do not settle the question, an error is raised instead of a
guess. The dynamic types that carriers name are collected along the way.
"""

from __future__ import annotations

import dataclasses
import json
from typing import Any, NamedTuple

from ..core import (
    TypeField,
    TypeInfo,
    TypeSchema,
    _lookup_or_register_type_info_from_type_key,
    _object_type_key_to_index,
)
from .cpp_names import CppName

# kTVMFFIStaticObjectBegin and kTVMFFIDynObjectBegin of the C header.
OBJECT_BEGIN = 64
DYNAMIC_BEGIN = 128

_FFI = "::tvm::ffi::"


class Carrier(NamedTuple):
    """A C++ type with its size and alignment."""

    cpp_type: str
    size: int
    alignment: int


ANY = Carrier(f"{_FFI}Any", 16, 8)

# By origin of the schema.
_VALUES = {
    "int": Carrier("int64_t", 8, 8),
    "float": Carrier("double", 8, 8),
    "bool": Carrier("bool", 1, 1),
    "ctypes.c_void_p": Carrier("void*", 8, 8),
    "dtype": Carrier("DLDataType", 4, 2),
    "DataType": Carrier("DLDataType", 4, 2),
    "Device": Carrier("DLDevice", 8, 4),
    "Any": ANY,
    "str": Carrier(f"{_FFI}String", 16, 8),
    "bytes": Carrier(f"{_FFI}Bytes", 16, 8),
    "Callable": Carrier(f"{_FFI}Function", 8, 8),
    "Tensor": Carrier(f"{_FFI}Tensor", 8, 8),
}

# Origins of the values above that a field without a schema may have by its type index alone;
# indices of borrowed values (raw strings, `DLTensor*`) share an origin with owned ones.
_BARE = frozenset({"Any", "int", "bool", "float", "ctypes.c_void_p", "dtype", "Device"})

_CONTAINERS = ("Array", "List", "Map", "Dict")

# The native names that a field's own schema may use for an origin. Other native types share the origin but are stored
# differently, such as `DLTensor*` and `Tensor`.
_NATIVE_NAMES = {
    "int": {"int"},
    "float": {"float"},
    "bool": {"bool"},
    "ctypes.c_void_p": {"void*"},
    "dtype": {"DataType"},
    "DataType": {"DataType"},
    "Device": {"Device"},
    "Any": {"Any"},
    "str": {"ffi.String", "ffi.SmallStr"},
    "bytes": {"ffi.Bytes", "ffi.SmallBytes"},
    "Callable": {"ffi.Function"},
    "Tensor": {"ffi.Tensor"},
    **{origin: {f"ffi.{origin}"} for origin in _CONTAINERS},
    "tuple": {"Tuple"},
    "Optional": {"Optional"},
    "Union": {"Variant"},
    "Object": {"ffi.Object"},
}


class Builtin(NamedTuple):
    """A static object type: its C++ class, and the class that owns one, if any."""

    object_type: str
    owner: Carrier | None


def _builtin(name: str, owner: str | None = None, size: int = 8) -> Builtin:
    return Builtin(f"{_FFI}{name}", Carrier(f"{_FFI}{owner}", size, 8) if owner else None)


_BUILTINS = {
    "ffi.Object": _builtin("Object"),
    "ffi.String": _builtin("detail::StringObj", "String", 16),
    "ffi.Bytes": _builtin("detail::BytesObj", "Bytes", 16),
    # Also a std::exception: the registered size counts, see `CarrierTable.of_field`.
    "ffi.Error": _builtin("ErrorObj", "Error", 16),
    "ffi.Function": _builtin("FunctionObj", "Function"),
    "ffi.Shape": _builtin("ShapeObj", "Shape"),
    "ffi.Tensor": _builtin("TensorObj", "Tensor"),
    "ffi.Array": _builtin("ArrayObj", f"Array<{ANY.cpp_type}>"),
    "ffi.Map": _builtin("MapObj", f"Map<{ANY.cpp_type}, {ANY.cpp_type}>"),
    "ffi.Module": _builtin("ModuleObj"),
    "ffi.List": _builtin("ListObj", f"List<{ANY.cpp_type}>"),
    "ffi.Dict": _builtin("DictObj", f"Dict<{ANY.cpp_type}, {ANY.cpp_type}>"),
    "ffi.VisitInterrupt": _builtin("VisitInterruptObj"),
}


def builtins_by_index() -> dict[int, Builtin]:
    """The static object types that have a public C++ class, by type index."""
    indices = {key: _object_type_key_to_index(key) for key in _BUILTINS}
    return {index: _BUILTINS[key] for key, index in indices.items() if index is not None}


def _pointer(kind: str, object_type: str) -> Carrier:
    """`Arc` for an object that is always present, `ObjectPtr` for one that may be absent."""
    return Carrier(f"{_FFI}{kind}<{object_type}>", 8, 8)


_ANY_OBJECT = _pointer("Arc", f"{_FFI}Object")


def _is_object(schema: TypeSchema) -> bool:
    return schema.origin_type_index >= OBJECT_BEGIN


def _held(schema: TypeSchema) -> tuple[TypeSchema, ...]:
    """The arguments of a schema."""
    return schema.args or ()


@dataclasses.dataclass
class CarrierTable:
    """Finds carriers; `named` collects the dynamic types that they name, by type index."""

    named: dict[int, TypeInfo]

    def __post_init__(self) -> None:
        self.builtins = builtins_by_index()

    def of_field(self, field: TypeField, owner: TypeInfo) -> Carrier:
        """The carrier of a field of the type `owner`; ValueError if it is uncertain."""
        layout = (field.size, field.alignment)
        where = f"{owner.type_key}.{field.name}"
        carrier = self._chosen(field, owner, where)
        builtin = self.builtins.get(field.ty.origin_type_index) if field.ty is not None else None
        if builtin is not None and carrier[1:] != layout and field.ty is not None:
            if layout == (8, 8) and _is_object(field.ty):
                # A plain pointer, although the class that usually owns the object is larger.
                carrier = _pointer("Arc", builtin.object_type)
            elif builtin is _BUILTINS["ffi.Error"]:
                # std::exception has the size that the C++ library gives it.
                carrier = Carrier(carrier.cpp_type, *layout)
        if carrier[1:] != layout:
            raise ValueError(
                f"Carrier {carrier.cpp_type} for {where} has layout {carrier[1:]}, but reflection "
                f"reports {layout} at offset {field.offset}"
            )
        return carrier

    def _chosen(self, field: TypeField, owner: TypeInfo, where: str) -> Carrier:
        schema = field.ty
        if schema is None:
            return _bare_carrier(field.field_static_type_index, where)
        # Fields of classes written in Python are stored by the schema alone.
        if hasattr(owner, "_decorator_args"):
            return self._value(schema)
        _check_native(schema, _raw_schema(field, where))
        if schema.origin in ("Optional", "Union"):
            found = self._native_choice(schema, (field.size, field.alignment))
            if found is None:
                raise ValueError(
                    f"Ambiguous native {schema.origin} carrier for {where} with layout "
                    f"({field.size}, {field.alignment})"
                )
            return found
        return self._value(schema)

    def _native_choice(self, schema: TypeSchema, layout: tuple[int, int]) -> Carrier | None:
        """How C++ stores an `Optional` or a `Variant` of a given size, if the size decides it."""
        if schema.origin == "Union":
            all_objects = all(map(_is_object, _held(schema)))
            return _ANY_OBJECT if layout == (8, 8) and all_objects else None
        held = _held(schema)[0]
        if layout == (16, 8) and held.origin in ("str", "bytes"):
            return self._value(held)
        if layout == (16, 8) and _is_object(held):
            return Carrier(f"{_FFI}Optional<{self._object(held).cpp_type}>", 16, 8)
        if layout == (8, 8) and _is_object(held):
            return _pointer("ObjectPtr", self._object_type(held))
        return None

    def _value(self, schema: TypeSchema, in_container: bool = False) -> Carrier:
        """How a value of a schema is stored by itself, or as an argument of a container type."""
        origin = schema.origin
        if origin in _VALUES:
            return _VALUES[origin]
        if origin in ("Optional", "Union"):
            if not (in_container and all(map(_is_object, _held(schema)))):
                return ANY
            if origin == "Union":
                return _ANY_OBJECT
            return _pointer("ObjectPtr", self._object_type(_held(schema)[0]))
        if origin in _CONTAINERS or origin == "tuple":
            held = [self._value(part, in_container=True).cpp_type for part in _held(schema)]
            name = "Tuple" if origin == "tuple" else origin
            return Carrier(f"{_FFI}{name}<{', '.join(held)}>", 8, 8)
        if _is_object(schema):
            return self._object(schema)
        raise ValueError(f"Unsupported TVM-FFI type schema {schema!r}")

    def _object(self, schema: TypeSchema) -> Carrier:
        builtin = self.builtins.get(schema.origin_type_index)
        if builtin is not None and builtin.owner is not None:
            return builtin.owner
        return _pointer("Arc", self._object_type(schema))

    def _object_type(self, schema: TypeSchema) -> str:
        """The class of an object, recorded if it is a dynamic one."""
        if (builtin := self.builtins.get(schema.origin_type_index)) is not None:
            return builtin.object_type
        if schema.origin_type_index < DYNAMIC_BEGIN:
            raise ValueError(
                f"Static TVM-FFI type {schema.origin!r} has no supported C++ value wrapper"
            )
        info = _lookup_or_register_type_info_from_type_key(schema.origin)
        self.named[info.type_index] = info
        return CppName.of(info.type_key).qualified


def _bare_carrier(type_index: int, where: str) -> Carrier:
    """The carrier of a field with a type index but no schema."""
    if type_index >= OBJECT_BEGIN:
        return _pointer("ObjectPtr", f"{_FFI}Object")
    origin = TypeSchema.from_type_index(type_index).origin
    if origin not in _BARE:
        raise ValueError(
            f"Cannot determine carrier for {where}: missing type schema and static type index "
            f"{type_index}"
        )
    return _VALUES[origin]


def _raw_schema(field: TypeField, where: str) -> dict[str, Any]:
    """The schema of a native field as it was registered."""
    raw = field.metadata.get("type_schema")
    if isinstance(raw, str):
        try:
            raw = json.loads(raw)
        except json.JSONDecodeError as error:
            raise ValueError(f"Invalid raw type schema for {where}: {raw!r}") from error
    if not (isinstance(raw, dict) and isinstance(raw.get("type"), str)):
        raise ValueError(f"Missing raw type schema for native field {where}")
    return raw


def _check_native(schema: TypeSchema, raw: dict[str, Any]) -> None:
    """Refuse a field whose native type shares its schema with a type that is stored differently."""
    known = _NATIVE_NAMES.get(schema.origin)
    if known is None and not _is_object(schema):
        raise ValueError(f"unsupported native raw schema {raw!r}")
    # Other objects are known by their type key on both sides.
    if raw["type"] not in (known or {schema.origin}):
        raise ValueError(
            f"native schema origin {raw['type']!r} normalizes to {schema.origin!r} but does not "
            "have the canonical owning representation"
        )
    if schema.origin not in (*_CONTAINERS, "tuple", "Optional", "Union"):
        return
    arguments = raw.get("args", [])
    if not isinstance(arguments, list) or len(arguments) != len(_held(schema)):
        raise ValueError(f"raw schema {raw!r} does not match normalized schema {schema!r}")
    for held, raw_held in zip(_held(schema), arguments, strict=True):
        if not (isinstance(raw_held, dict) and isinstance(raw_held.get("type"), str)):
            raise ValueError(f"invalid nested raw schema {raw_held!r}")
        _check_native(held, raw_held)
