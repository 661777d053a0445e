"""`TypeSchema`: the type of a parameter, a field or a value, as in JSON metadata and annotations.

A schema prints itself, goes to and from JSON, and converts values: `_converter` is its tree in the
extension, made when it is first used.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from functools import cached_property
from typing import Any

from . import _core

#: Names of types in metadata -> their names in schemas. Other names are the same in both.
_ORIGIN_OF_NAME = {
    "Variant": "Union",
    "Optional": "Optional",
    "Tuple": "tuple",
    "ffi.Function": "Callable",
    "ffi.Array": "Array",
    "ffi.List": "List",
    "ffi.Map": "Map",
    "ffi.Dict": "Dict",
    "ffi.Object": "Object",
    "ffi.Tensor": "Tensor",
    "ffi.BigInt": "int",
    "ffi.String": "str",
    "ffi.SmallStr": "str",
    "ffi.Bytes": "bytes",
    "ffi.SmallBytes": "bytes",
    "DataType": "dtype",
    "DLTensor*": "Tensor",
    "void*": "ctypes.c_void_p",
    "const char*": "str",
    "TVMFFIByteArray*": "bytes",
    "ObjectRValueRef": "Object",
    # The C++ library's own types.
    "std::string": "str",
    "std::vector": "Array",
    "std::optional": "Optional",
    "std::variant": "Union",
    "std::tuple": "tuple",
    "std::map": "Map",
    "std::unordered_map": "Map",
    "std::function": "Callable",
}
#: A boxed Python object accepts every Python value.
_BOXED = "ffi.OpaquePyObject"

#: The type index of each origin that is a type of the runtime.
_INDEX_OF_ORIGIN = {
    origin: _core._TYPE_INDICES[key]
    for origin, key in {
        **{name: name for name in ("None", "int", "bool", "float", "Device", "Any")},
        **{name: f"ffi.{name}" for name in ("Tensor", "Object", "Array", "List", "Map", "Dict")},
        "str": "ffi.String",
        "bytes": "ffi.Bytes",
        "dtype": "DataType",
        "ctypes.c_void_p": "void*",
        "Callable": "ffi.Function",
    }.items()
}

_KEY_OF_INDEX = {index: key for key, index in _core._TYPE_INDICES.items()}

#: The origin of each type of the runtime that has one.
_ORIGIN_OF_INDEX = {
    **{
        index: _ORIGIN_OF_NAME[key]
        for key, index in _core._TYPE_INDICES.items()
        if key in _ORIGIN_OF_NAME
    },
    **{index: origin for origin, index in _INDEX_OF_ORIGIN.items()},
}

#: Type keys that a schema remembers, because its origin also stands for another type.
_KEPT_KEYS = {"ffi.BigInt"}

#: The type index of unions and optionals, which are not a single type.
_STRUCTURAL = -2
#: The type index of an unregistered origin.
_UNKNOWN = -3

_FIRST_OBJECT = _core._TYPE_INDICES["ffi.Object"]

#: How many arguments an origin takes, and the error for any other number.
_ARGUMENT_COUNTS = {
    "Optional": ((1,), "Optional must have exactly one argument"),
    **{name: ((0, 1), f"{name} must have 0 or 1 argument") for name in ("list", "Array", "List")},
    **{name: ((0, 2), f"{name} must have 0 or 2 arguments") for name in ("dict", "Map", "Dict")},
}

#: Origins that the extension converts to by their own name: without parts, with parts that may be
#: any type, and with parts.
_PLAIN = {
    *("Any", "None", "int", "float", "bool", "str", "bytes", "Device", "dtype"),
    *("ctypes.c_void_p", "Tensor", "Callable"),
}
_CONTAINERS = {"Array", "List", "Map", "Dict"}
_COMPOSED = {"tuple", "Optional", "Union"}


@dataclasses.dataclass(repr=False)
class TypeSchema:
    """A type: its origin, such as ``int``, ``Array`` or a type key, and its arguments.

    A bare ``tuple`` has ``args`` None, the empty tuple has ``()``. A ``Callable`` keeps its types in
    ``named_args``, under ``return`` and, when the parameters are known, ``params``.
    """

    origin: str
    args: tuple[TypeSchema, ...] | None = None
    origin_type_index: int = dataclasses.field(default=_UNKNOWN, repr=False)
    #: Replacement in stubs while the type is not registered.
    fallback: TypeSchema | None = None
    named_args: dict[str, tuple[TypeSchema, ...]] | None = None
    #: The key that the origin was written as, where the origin alone would lose it.
    type_key: str | None = dataclasses.field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Check the arguments and look up the type."""
        if not isinstance(self.origin, str) or not self.origin:
            raise ValueError("schema type must be a nonempty string")
        if self.args is not None:
            self.args = tuple(self.args)
        elif self.origin != "tuple":
            self.args = ()
        if not all(isinstance(arg, TypeSchema) for arg in self.args or ()):
            raise TypeError("schema arguments must be TypeSchema instances")
        if self.named_args is not None:
            self.named_args = _checked_groups(self.named_args)
        if self.origin == "Callable":
            self._check_callable()
        self._check_count()
        if self.origin_type_index == _UNKNOWN:
            self.origin_type_index = _find_index(self.origin)

    def _check_callable(self) -> None:
        if self.args and self.named_args is None:
            # An older form: the result, then the parameters; none of these means unknown.
            ret, *params = self.args
            self.named_args = {"return": (ret,), **({"params": tuple(params)} if params else {})}
            self.args = ()
        if self.named_args is None:
            return
        if self.args or not self.named_args.keys() <= {"return", "params"}:
            raise ValueError("Callable uses only named return and params groups")
        if len(self.named_args.get("return", ())) != 1:
            raise ValueError("Callable return group must contain exactly one type")

    def _check_count(self) -> None:
        if self.origin == "Union" and len(self.args or ()) < 2:
            raise ValueError("Union must have at least two arguments")
        counts, message = _ARGUMENT_COUNTS.get(self.origin, (None, ""))
        if counts is None or self.args is None:
            return
        if len(self.args) not in counts:
            raise ValueError(message)
        if not self.args:
            self.args = tuple(TypeSchema("Any") for _ in range(max(counts)))

    # -- making one ---------------------------------------------------------------------------

    @staticmethod
    def from_json_obj(obj: dict[str, Any]) -> TypeSchema:
        """Make a schema from parsed JSON; arguments that are not types, such as lengths, are left out."""
        if not isinstance(obj, dict) or "type" not in obj:
            raise TypeError(f"expected schema dict with 'type' key, got {type(obj).__name__}")
        name = obj["type"]
        if not isinstance(name, str):
            raise TypeError("schema type must be a string")
        parse = TypeSchema.from_json_obj
        args = None
        named_args = _parsed_groups(obj["named_args"]) if "named_args" in obj else None
        if "args" in obj:
            given = obj["args"] if isinstance(obj["args"], (list, tuple)) else ()
            if name == "std::function" and len(given) == 2 and isinstance(given[1], (list, tuple)):
                # An older form: the result, then a list of parameters.
                named_args = {"return": (parse(given[0]),), "params": tuple(map(parse, given[1]))}
            else:
                args = tuple(parse(arg) for arg in given if isinstance(arg, dict))
        return TypeSchema(
            "Any" if name == _BOXED else _ORIGIN_OF_NAME.get(name, name),
            args,
            fallback=parse(obj["fallback"]) if "fallback" in obj else None,
            named_args=named_args,
            type_key=name if name in _KEPT_KEYS else None,
        )

    @staticmethod
    def from_json_str(s: str) -> TypeSchema:
        """Make a schema from JSON text."""
        return TypeSchema.from_json_obj(json.loads(s))

    @staticmethod
    def from_type_index(type_index: int, args: tuple[TypeSchema, ...] = ()) -> TypeSchema:
        """Make a schema from the index of a registered type."""
        key = _KEY_OF_INDEX.get(type_index) or _core._describe_type(type_index)["type_key"]
        return TypeSchema(
            _ORIGIN_OF_INDEX.get(type_index, key),
            args,
            origin_type_index=type_index,
            type_key=key if key in _KEPT_KEYS else None,
        )

    @staticmethod
    def from_annotation(annotation: object) -> TypeSchema:
        """Make a schema from a Python annotation: ``list[int]`` is a ``List``, ``tuple[int, ...]`` an ``Array``."""
        from ._schema_annotation import schema_of  # noqa: PLC0415  (it needs this class)

        return schema_of(annotation)

    @staticmethod
    def _from_maybe_json(raw: object) -> TypeSchema:
        if isinstance(raw, TypeSchema):
            return raw
        if isinstance(raw, str):
            return TypeSchema.from_json_str(raw)
        if isinstance(raw, dict):
            return TypeSchema.from_json_obj(raw)
        raise TypeError(f"expected TypeSchema, JSON string, or JSON dict, got {type(raw).__name__}")

    # -- queries ------------------------------------------------------------------------------

    def is_subtype_of(self, target_cls: type) -> bool:
        """Whether values of this type are objects of a class; False for classes outside the FFI."""
        index = self.origin_type_index
        info = getattr(target_cls, "__tvm_ffi_type_info__", None)
        if info is None:
            try:
                target = TypeSchema.from_annotation(target_cls).origin_type_index
            except TypeError:
                return False
            return target == _FIRST_OBJECT and index >= _FIRST_OBJECT
        if index < _FIRST_OBJECT:
            return False
        target = info.type_index
        return index == target or target in _core._describe_type(index)["type_ancestors"]

    @cached_property
    def _converter(self) -> _core.TypeConverter:
        return _build_converter(self)

    def check_value(self, value: object) -> None:
        """Raise TypeError with place and reason if the value does not convert to this type."""
        self._converter.check(value, self)

    def convert(self, value: object) -> _core.CAny:
        """Convert a value to this type as a call would; raise TypeError with place and reason on failure."""
        return self._converter.convert(value, self)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the fields; the tree is built again when needed."""
        return {name: value for name, value in self.__dict__.items() if name != "_converter"}

    # -- text and JSON ------------------------------------------------------------------------

    def __repr__(self) -> str:
        """The type in the syntax of annotations."""
        return self.repr()

    def repr(self, ty_map: Callable[[str], str] | None = None) -> str:
        """The type in the syntax of annotations; `ty_map` renames origins."""
        return self.output_repr(ty_map)

    def input_repr(self, ty_map: Callable[[str], str] | None = None) -> str:
        """Accepted values of this type, including conversions that types declare."""
        return self._text(ty_map, frozenset())

    def output_repr(self, ty_map: Callable[[str], str] | None = None) -> str:
        """Values that a conversion to this type returns."""
        return self._text(ty_map, None)

    def _text(self, ty_map: Callable[[str], str] | None, expanded: frozenset[int] | None) -> str:
        """The text; `expanded` holds the types whose conversions were followed, None for outputs."""
        index = self.origin_type_index
        if (
            self.fallback is not None
            and index == _UNKNOWN
            and self.origin not in ("tuple", "list", "dict")
        ):
            return self.fallback._text(ty_map, expanded)
        if expanded is not None and index >= _FIRST_OBJECT and index not in expanded:
            accepted = _core._lookup_type_attr(index, "__ffi_convert_type_schema__")
            if accepted is not None:
                return TypeSchema._from_maybe_json(accepted)._text(ty_map, expanded | {index})
        origin = self.origin if ty_map is None else ty_map(self.origin)
        if origin == "Callable":
            return self._callable_text(ty_map, expanded)
        args = [arg._text(ty_map, expanded) for arg in self.args or ()]
        if origin == "Union":
            return " | ".join(args)
        if origin == "Optional":
            return f"{args[0]} | None"
        if origin == "tuple" and self.args == ():
            return "tuple[()]"
        return f"{origin}[{', '.join(args)}]" if args else origin

    def _callable_text(
        self, ty_map: Callable[[str], str] | None, expanded: frozenset[int] | None
    ) -> str:
        groups = self.named_args or {}
        params, ret = "...", "Any"
        if "return" in groups:
            ret = groups["return"][0]._text(ty_map, expanded)
        if "params" in groups:
            params = f"[{', '.join(arg._text(ty_map, expanded) for arg in groups['params'])}]"
        return f"Callable[{params}, {ret}]"

    def to_json(self) -> dict[str, Any]:
        """The schema in the form that `from_json_obj` reads."""
        result: dict[str, Any] = {"type": self.type_key or self.origin}
        if self.args or (self.args == () and self.origin == "tuple"):
            result["args"] = [arg.to_json() for arg in self.args]
        if self.named_args is not None:
            result["named_args"] = {
                name: [value.to_json() for value in group]
                for name, group in self.named_args.items()
            }
        if self.fallback is not None:
            result["fallback"] = self.fallback.to_json()
        return result


def _checked_groups(groups: object) -> dict[str, tuple[TypeSchema, ...]]:
    if not isinstance(groups, dict):
        raise TypeError("named_args must be a map of names to type lists")
    for name, values in groups.items():
        if not isinstance(name, str) or not name:
            raise ValueError("named_args keys must be nonempty strings")
        if not isinstance(values, (list, tuple)):
            raise TypeError("named_args values must be lists of type schemas")
        if not all(isinstance(value, TypeSchema) for value in values):
            raise TypeError("named_args values must contain type schemas")
    return {name: tuple(values) for name, values in groups.items()}


def _parsed_groups(groups: object) -> dict[str, tuple[TypeSchema, ...]]:
    if not isinstance(groups, dict):
        raise TypeError("named_args must be a map of names to type lists")
    for name, values in groups.items():
        if not isinstance(name, str) or not name or not isinstance(values, list):
            raise TypeError("named_args must map names to type lists")
        if not all(isinstance(value, dict) for value in values):
            raise TypeError("named_args lists must contain type schemas")
    return {name: tuple(map(TypeSchema.from_json_obj, group)) for name, group in groups.items()}


def _find_index(origin: str) -> int:
    if origin in ("Optional", "Union"):
        return _STRUCTURAL
    known = _INDEX_OF_ORIGIN.get(origin)
    if known is None:
        known = _core._object_type_key_to_index(origin)
    return _UNKNOWN if known is None else known


def _build_converter(schema: TypeSchema) -> _core.TypeConverter:
    """The tree of a schema in the extension."""
    origin, index, args = schema.origin, schema.origin_type_index, schema.args
    kind = {"list": "List", "dict": "Dict"}.get(origin, origin)
    if index == _core._TYPE_INDICES["Any"]:
        kind = "Any"
    if kind in _PLAIN:
        return _core._make_converter(kind, kind, index, ())
    if kind in _CONTAINERS:
        parts = tuple(None if arg.origin == "Any" else arg._converter for arg in args)
        return _core._make_converter(kind, kind, index, parts)
    if kind in _COMPOSED:
        hint = " | ".join(map(repr, args)) if kind == "Union" else kind
        parts = None if args is None else tuple(arg._converter for arg in args)
        return _core._make_converter(kind, hint, index, parts)
    # The type may have been registered after the schema was made.
    index = index if index >= _FIRST_OBJECT else _find_index(origin)
    if index < _FIRST_OBJECT:
        raise TypeError(f"unknown TypeSchema origin: {origin!r}")
    return _core._make_converter("Object", origin, index, ())
