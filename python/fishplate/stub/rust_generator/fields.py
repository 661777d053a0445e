"""The Rust type of a field: in memory, and as the result of a getter."""

from __future__ import annotations

import dataclasses

from ...core import TypeSchema
from ..utils import NamedTypeSchema
from . import consts as RC
from .directives import Directives
from .names import Names
from .utils import RustImports, render_rust_type


@dataclasses.dataclass
class FieldTypes:
    """The types of fields in one object block."""

    names: Names
    directives: Directives

    def mirror(self, owner: str, field: NamedTypeSchema, imports: RustImports) -> str | None:
        """The type with the memory layout of a field of the type `owner`; None if there is none.

        Raises ValueError for a directive that disagrees with the size of the field.
        """
        target = f"{owner}.{field.name}"
        if (enum := self.directives.enums.get(target)) is not None:
            _check_size(target, field, enum.repr)
            return enum.name
        if (named := self.directives.field_types.get(target)) is not None:
            _check_size(target, field, named)
            mirror: str | None = imports.record_if_path(named)
        elif field.origin == "Optional":
            mirror = self._optional(field, imports)
        else:
            narrow = RC.RUST_SCALAR_BY_SIZE.get((field.origin, field.size or 0))
            mirror = narrow or self._value(field, imports)
        if mirror is None or target not in self.directives.nullable:
            return mirror
        if field.size not in (None, RC.RUST_POINTER_SIZE) and not mirror.startswith("Option<"):
            raise ValueError(
                f"`nullable` directive on `{target}`: the field is {field.size} bytes, "
                "not a pointer-sized object reference"
            )
        return _optional_of(mirror)

    def returned(self, owner: str, field: NamedTypeSchema, imports: RustImports) -> str | None:
        """The type that a getter of a field returns; None for `Any`."""
        target = f"{owner}.{field.name}"
        if (named := self.directives.field_types.get(target)) is not None:
            found: str | None = imports.record_if_path(named)
        else:
            # A getter of the crate converts from `Any`, but not to it.
            found = None if field.origin == "Any" else self._value(field, imports)
        if found is None or target not in self.directives.nullable:
            return found
        return _optional_of(found)

    def narrowed(self, owner: str, name: str, inherited: str, imports: RustImports) -> str:
        """The type of a constructor's parameter for an inherited field."""
        named = self.directives.field_types.get(f"{owner}.{name}")
        return inherited if named is None else imports.record_if_path(named)

    def _value(self, schema: TypeSchema, imports: RustImports) -> str | None:
        return render_rust_type(schema, lambda o, key: self.names.leaf(o, key, imports))

    def _optional(self, field: NamedTypeSchema, imports: RustImports) -> str | None:
        """An `Optional` of C++: a value cell, or a pointer if it holds an object. A size that fits neither has no
        type."""
        (held,) = field.args or ()
        inner = None if held.origin == "Any" else self._value(held, imports)
        if inner is None:
            return None
        is_cell = held.origin == "Optional" or held.origin in RC.RUST_ANY_BACKED_OPTIONAL_PAYLOADS
        size = RC.RUST_OPTIONAL_FIELD_SIZE if is_cell else RC.RUST_OBJECT_OPTIONAL_FIELD_SIZE
        if field.size not in (None, size):
            return None
        return f"{imports.record(RC.RUST_OPTIONAL_PATH) if is_cell else 'Option'}<{inner}>"


def _optional_of(rust_type: str) -> str:
    return rust_type if rust_type.startswith("Option<") else f"Option<{rust_type}>"


def _check_size(target: str, field: NamedTypeSchema, rust_type: str) -> None:
    size = RC.RUST_SCALAR_WIDTHS.get(rust_type, field.size)
    if field.size is not None and field.size != size:
        raise ValueError(
            f"Directive on `{target}` maps a {field.size}-byte field to `{rust_type}` "
            f"({size} bytes)"
        )
