"""Constructors and copies of types whose layout is known.

`<Name>Obj::new` takes every field with its exact type, ancestors' fields first; the wrapper's `new` takes values that
convert into these types. A type that may have subtypes in Rust provides parts for them: a public `<Name>Obj::new`, a
shallow copy, and the destruction of an object whose fields are not all set.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from ..utils import NamedTypeSchema, ObjectInfo
from . import consts as RC
from .fields import FieldTypes
from .syntax import allow_non_snake_case, braced, call_lines
from .utils import RustImports, rust_ident

Lookup = Callable[[str], ObjectInfo]
_Param = tuple[str, str]


def by_offset(info: ObjectInfo) -> list[NamedTypeSchema]:
    """The fields of a type in their order in memory."""
    return sorted(info.fields, key=lambda field: field.offset or 0)


@dataclasses.dataclass
class Constructors:
    """The constructors in one object block; `lookup` finds the facts of ancestors."""

    types: FieldTypes
    imports: RustImports
    lookup: Lookup

    def _params(self, info: ObjectInfo) -> tuple[list[_Param], list[_Param]]:
        """Names and types of all fields of a type, and those of its parent."""
        names, key = self.types.names, str(info.type_key)
        parent = info.parent_type_key
        above: list[_Param] = []
        if parent is not None and names.source(parent) != "crate":
            above, _ = self._params(self.lookup(parent))
        taken = [
            (name, self.types.narrowed(key, name, inherited, self.imports))
            for name, inherited in above
        ]
        for field in by_offset(info):
            # The verdict ensures that every field has a type.
            taken.append((field.name, str(self.types.mirror(key, field, self.imports))))
        return taken, above

    def sections(self, base: str) -> list[list[str]]:
        """The `impl` blocks of the struct and of the wrapper."""
        names = self.types.names
        info = names.info
        params, above = self._params(info)
        # A narrowed field is converted back for the parent.
        to_parent = [
            rust_ident(name) + ("" if rust_type == inherited else ".into()")
            for (name, rust_type), (_, inherited) in zip(params, above, strict=False)
        ]
        own = [rust_ident(name) for name, _ in params[len(above) :]]
        struct = _function(
            "pub(crate) fn new" if info.is_final else "pub fn new",
            [f"{rust_ident(name)}: {rust_type}" for name, rust_type in params],
            params,
            (f"let base = {base}::new", to_parent),
            ["base", *own],
        )
        is_custom = names.type_key in self.imports.directives.custom_new
        wrapper = _function(
            "pub fn from_fields" if is_custom else "pub fn new",
            [f"{rust_ident(name)}: {_accepted(rust_type)}" for name, rust_type in params],
            params,
            (f"let obj = {names.struct}::new", [_converted(*param) for param in params]),
            ["base: ObjectArc::new(obj)"],
        )
        doc = "    /// Lossless complete-field allocation."
        return [
            [f"impl {names.struct} {{", *struct, "}"],
            [f"impl {names.wrapper} {{", doc, *wrapper, "}"],
        ]

    def for_subtypes(self) -> list[list[str]]:
        """The traits that a subtype needs from its parent. Empty for a final type, and below a handwritten type, which
        may lack them."""
        names = self.types.names
        above = [key for key in names.info.ancestors if key != RC.RUST_ROOT_TYPE_KEY]
        if names.info.is_final or any(names.source(key) != "generated" for key in above):
            return []
        return [self._shallow_copy(), self._unsafe_init()]

    def _shallow_copy(self) -> list[str]:
        names = self.types.names
        trait = self.imports.record("tvm_ffi::ShallowCopy")
        fields = [rust_ident(field.name) for field in by_offset(names.info)]
        copies = [f"{field}: Clone::clone(&self.{field})" for field in fields]
        return [
            f"impl {trait} for {names.struct} {{",
            "    fn shallow_copy(&self) -> Self {",
            *call_lines(
                "        Self { ", [f"base: {trait}::shallow_copy(&self.base)", *copies], " }"
            ),
            "    }",
            "}",
        ]

    def _unsafe_init(self) -> list[str]:
        """Drop the fields that were set, in an object that started as zero bytes."""
        names, record = self.types.names, self.imports.record
        trait, place = record("tvm_ffi::UnsafeInit"), record("std::ptr::addr_of_mut")
        drops = [f"{trait}::drop_defined_fields({place}!((*this).base));"]
        for field in by_offset(names.info):
            if (path := self._drop(field)) is not None:
                drops.append(f"{record(path)}({place}!((*this).{rust_ident(field.name)}));")
        body = braced("unsafe", drops)
        function = braced("unsafe fn drop_defined_fields(this: *mut Self)", body)
        return braced(f"unsafe impl {trait} for {names.struct}", function)

    def _drop(self, field: NamedTypeSchema) -> str | None:
        """The function that drops a field which may be zero bytes; None for a number with names."""
        key, directives = self.types.names.type_key, self.imports.directives
        target = f"{key}.{field.name}"
        if target in directives.enums:
            return None
        # Zero bytes are the value None in a cell, and not a valid value of any other type.
        mirror = str(self.types.mirror(key, field, self.imports))
        may_be_cell = field.origin == "Optional" and not mirror.startswith("Option<")
        if target not in directives.field_types and (field.origin == "Any" or may_be_cell):
            return "std::ptr::drop_in_place"
        return "tvm_ffi::reflection::drop_if_defined"


def _function(
    head: str,
    signature: list[str],
    params: list[_Param],
    call: tuple[str, list[str]],
    members: list[str],
) -> list[str]:
    """A function that makes a part with `call`, then the object from `members`."""
    callee, arguments = call
    attributes = allow_non_snake_case(rust_ident(name) for name, _ in params)
    return [
        *(f"    {line}" for line in attributes),
        *call_lines(f"    {head}(", signature, ") -> Self {"),
        *call_lines(f"        {callee}(", arguments, ");"),
        *call_lines("        Self { ", members, " }"),
        "    }",
    ]


def _accepted(rust_type: str) -> str:
    return rust_type if rust_type in RC.RUST_EXACT_PARAMS else f"impl Into<{rust_type}>"


def _converted(name: str, rust_type: str) -> str:
    return rust_ident(name) + ("" if rust_type in RC.RUST_EXACT_PARAMS else ".into()")
