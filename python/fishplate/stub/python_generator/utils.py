"""Imports and signatures in Python's syntax."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from ...core import TypeSchema
from ..utils import FuncInfo, ObjectInfo
from . import consts as PC

TypeNames = Callable[[str], str]


@dataclasses.dataclass(frozen=True)
class ImportItem:
    """One name to import, `module.name`, with an optional alias.

    The prefixes of type keys in `MOD_MAP` become the corresponding modules.
    """

    full_name: str
    type_checking_only: bool = False
    alias: str | None = None

    def __post_init__(self) -> None:
        head, dot, rest = self.full_name.partition(".")
        if dot and head in PC.MOD_MAP:
            object.__setattr__(self, "full_name", f"{PC.MOD_MAP[head]}.{rest}")

    @property
    def mod(self) -> str:
        """The module; empty for a name that is a module itself."""
        return self.full_name.rpartition(".")[0]

    @property
    def name(self) -> str:
        """The name in its module."""
        return self.full_name.rpartition(".")[2]

    @property
    def name_with_alias(self) -> str:
        """The text after `import`."""
        return f"{self.name} as {self.alias}" if self.alias else self.name

    def __str__(self) -> str:
        source = f"from {self.mod} " if self.mod else ""
        return f"{source}import {self.name_with_alias}"


@dataclasses.dataclass
class PythonImports:
    """The imports of a file. A file that loads a library exports it as `LIB`."""

    items: list[ImportItem] = dataclasses.field(default_factory=list)
    has_lib_load: bool = False


def render_func_signature(
    func: FuncInfo, ty_map: TypeNames, indent: int, input_ty_map: TypeNames | None = None
) -> str:
    """`def name(_0: int, /) -> str: ...`; parameters are positional and named by their index."""
    schema = func.schema
    if schema.origin != "Callable":
        raise ValueError(f"Expected Callable type schema, but got: {schema}")
    parts = schema.named_args or {}
    if "params" in parts:
        arguments = _positional(parts["params"], input_ty_map or ty_map, func.is_member)
    else:
        arguments = f"*args: {_any(ty_map)}"
    result = parts["return"][0].output_repr(ty_map) if "return" in parts else "Any"
    return f"{' ' * indent}def {func.short_name}({arguments}) -> {result}: ..."


def _any(ty_map: TypeNames) -> str:
    """`Any`, with its import recorded."""
    ty_map("Any")
    return "Any"


def _positional(params: Sequence[TypeSchema], ty_map: TypeNames, is_member: bool) -> str:
    names = [f"_{place}: {param.input_repr(ty_map)}" for place, param in enumerate(params[1:], 1)]
    if params:
        names.insert(0, "self" if is_member else f"_0: {params[0].input_repr(ty_map)}")
        names.append("/")
    return ", ".join(names)


def render_object_fields(info: ObjectInfo, ty_map: TypeNames, indent: int) -> list[str]:
    """`name: type` for the type's own fields."""
    return [f"{' ' * indent}{field.name}: {field.output_repr(ty_map)}" for field in info.fields]


def render_object_methods(
    info: ObjectInfo, ty_map: TypeNames, indent: int, input_ty_map: TypeNames | None = None
) -> list[str]:
    """Signatures of the methods; those with the same name are grouped as overloads."""
    groups: dict[tuple[str, bool], list[FuncInfo]] = {}
    for method in info.methods:
        groups.setdefault((method.schema.name, method.is_member), []).append(method)
    margin = " " * indent
    lines = []
    for group in groups.values():
        for method in group:
            lines += [f"{margin}@overload"] if len(group) > 1 else []
            if method.short_name == "__ffi_init__":
                parameters = _constructor_params(method, ty_map, input_ty_map or ty_map)
                lines += _initialiser("__ffi_init__", parameters, indent)
                continue
            lines += [f"{margin}@staticmethod"] if not method.is_member else []
            lines.append(render_func_signature(method, ty_map, indent, input_ty_map))
    return lines


def _constructor_params(method: FuncInfo, ty_map: TypeNames, input_ty_map: TypeNames) -> str:
    """Parameters of a registered constructor. It is a static function natively and a method here, so none of its
    parameters is the object itself."""
    parts = method.schema.named_args or {}
    if method.schema.origin != "Callable" or "params" not in parts:
        return f"*args: {_any(ty_map)}"
    return _positional(parts["params"], input_ty_map, is_member=False)


def render_object_init(
    info: ObjectInfo, ty_map: TypeNames, indent: int, input_ty_map: TypeNames | None = None
) -> list[str]:
    """`__init__` with the fields that the constructor takes; empty if there is no constructor."""
    if not info.has_init:
        return []
    return _initialiser("__init__", _field_params(info, input_ty_map or ty_map), indent)


def render_object_ffi_init(
    info: ObjectInfo, ty_map: TypeNames, indent: int, input_ty_map: TypeNames | None = None
) -> list[str]:
    """`__ffi_init__` with the same fields, unless the methods already contain it."""
    if not info.has_init or any(m.short_name == "__ffi_init__" for m in info.methods):
        return []
    return _initialiser("__ffi_init__", _field_params(info, input_ty_map or ty_map), indent)


def _initialiser(name: str, parameters: str, indent: int) -> list[str]:
    taken = ", ".join(["self", parameters] if parameters else ["self"])
    return [f"{' ' * indent}def {name}({taken}) -> None: ..."]


def _field_params(info: ObjectInfo, ty_map: TypeNames) -> str:
    """Parameters from fields: those without a default first, then the keyword-only ones."""
    names: dict[bool, list[str]] = {False: [], True: []}
    for field in sorted(info.init_fields, key=lambda field: field.has_default):
        default = " = ..." if field.has_default else ""
        text = f"{field.name}: {field.schema.input_repr(ty_map)}{default}"
        names[field.kw_only].append(text)
    return ", ".join([*names[False], *(["*"] if names[True] else []), *names[True]])
