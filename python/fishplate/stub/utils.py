"""Facts about functions and types from the registry, in a form that all targets read."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import Any

from ..core import MISSING, TypeField, TypeInfo, TypeSchema, _lookup_type_attr


@dataclasses.dataclass
class InitConfig:
    """Configuration from `--init-*`: create files for the functions and types under `prefix`; the first file loads the
    library `shared_target` of the distribution `pkg`."""

    pkg: str
    shared_target: str
    prefix: str


@dataclasses.dataclass
class Options:
    """The command line."""

    imports: list[str] = dataclasses.field(default_factory=list)
    dlls: list[str] = dataclasses.field(default_factory=list)
    init: InitConfig | None = None
    indent: int = 4
    files: list[str] = dataclasses.field(default_factory=list)
    verbose: bool = False
    dry_run: bool = False
    check: bool = False
    target: str = "python"
    coverage_out: str | None = None
    package: str = "fishplate"
    """The Python package that generated code imports from."""


@dataclasses.dataclass(init=False)
class NamedTypeSchema(TypeSchema):
    """The schema of a function, a parameter or a field, with its name.

    A field of a native type also has its position in memory (`offset` counts from the object header), its default
    (`default_is_factory`: a function that creates it), its role in structural comparison, and whether it is read-only.
    """

    name: str = ""
    size: int | None = None
    alignment: int | None = None
    offset: int | None = None
    default: Any = MISSING
    default_is_factory: bool = False
    structural_eq: str | None = None
    frozen: bool = False

    def __init__(
        self,
        name: str,
        schema: TypeSchema,
        *,
        size: int | None = None,
        alignment: int | None = None,
        offset: int | None = None,
        default: Any = MISSING,
        default_is_factory: bool = False,
        structural_eq: str | None = None,
        frozen: bool = False,
    ) -> None:
        super().__init__(
            schema.origin,
            schema.args,
            origin_type_index=schema.origin_type_index,
            fallback=schema.fallback,
            named_args=schema.named_args,
            type_key=schema.type_key,
        )
        self.name = name
        self.size = size
        self.alignment = alignment
        self.offset = offset
        self.default = default
        self.default_is_factory = default_is_factory
        self.structural_eq = structural_eq
        self.frozen = frozen

    @staticmethod
    def from_type_field(field: TypeField) -> NamedTypeSchema:
        """The schema of a registered field."""
        is_factory = field.c_default_factory is not MISSING
        return NamedTypeSchema(
            field.name,
            _schema_of(field.metadata),
            size=field.size,
            alignment=field.alignment,
            offset=field.offset,
            default=field.c_default_factory if is_factory else field.c_default,
            default_is_factory=is_factory,
            structural_eq=field.c_structural_eq,
            frozen=field.frozen,
        )


def _schema_of(metadata: dict[str, Any]) -> TypeSchema:
    """The schema in the metadata of a field or method, given as JSON text or parsed."""
    schema = metadata["type_schema"]
    if isinstance(schema, dict):
        return TypeSchema.from_json_obj(schema)
    return TypeSchema.from_json_str(schema)


@dataclasses.dataclass
class FuncInfo:
    """A function; a member takes its object first."""

    schema: NamedTypeSchema
    is_member: bool

    @staticmethod
    def from_schema(name: str, schema: TypeSchema, *, is_member: bool = False) -> FuncInfo:
        """A function from a name and a schema."""
        return FuncInfo(NamedTypeSchema(name, schema), is_member)

    @property
    def short_name(self) -> str:
        """The last part of its name."""
        return self.schema.name.rpartition(".")[2]


@dataclasses.dataclass
class InitFieldInfo:
    """A field that the generated constructor takes."""

    name: str
    schema: NamedTypeSchema
    kw_only: bool
    has_default: bool


@dataclasses.dataclass
class ObjectInfo:
    """A type: its own fields and methods, its ancestors (root first), and its size.

    `total_size` is None for a type that registered no metadata, because the registry then returns its parent's.
    `is_final` is None if the type does not specify it.
    """

    fields: list[NamedTypeSchema]
    methods: list[FuncInfo]
    type_key: str | None = None
    parent_type_key: str | None = None
    init_fields: list[InitFieldInfo] = dataclasses.field(default_factory=list)
    has_init: bool = False
    ancestors: list[str] = dataclasses.field(default_factory=list)
    total_size: int | None = None
    is_final: bool | None = None

    def has_overloaded_methods(self) -> bool:
        """Whether a method has more than one signature."""
        counts = Counter((method.schema.name, method.is_member) for method in self.methods)
        return any(count > 1 for count in counts.values())

    @staticmethod
    def from_type_info(type_info: TypeInfo) -> ObjectInfo:
        """The facts of a registered type."""
        chain = _chain(type_info)
        ancestors = [info.type_key for info in chain[:-1]]
        # A Python class has no fields before its registration ends.
        has_init = any(method.name == "__ffi_init__" for method in type_info.methods) or (
            _lookup_type_attr(type_info.type_index, "__ffi_init__") is not None
        )
        taken = [field for info in chain for field in info.fields or [] if field.c_init]
        return ObjectInfo(
            fields=[NamedTypeSchema.from_type_field(field) for field in type_info.fields or []],
            methods=[
                FuncInfo.from_schema(
                    method.name, _schema_of(method.metadata), is_member=not method.is_static
                )
                for method in type_info.methods
            ],
            type_key=type_info.type_key,
            parent_type_key=ancestors[-1] if ancestors else None,
            init_fields=[_init_field(field) for field in taken] if has_init else [],
            has_init=has_init,
            ancestors=ancestors,
            total_size=type_info.total_size if type_info._has_type_metadata else None,
            is_final=_lookup_type_attr(type_info.type_index, "__ffi_type_final__"),
        )


def _chain(type_info: TypeInfo) -> list[TypeInfo]:
    """A type with its ancestors, root first."""
    chain = [type_info]
    while (parent := chain[0].parent_type_info) is not None:
        chain.insert(0, parent)
    return chain


def _init_field(field: TypeField) -> InitFieldInfo:
    schema = NamedTypeSchema.from_type_field(field)
    return InitFieldInfo(field.name, schema, field.c_kw_only, field.c_has_default)
