"""C++ classes for registered types, as source text: same layout, but nothing is registered.

Code that includes the text can directly read the fields of objects created elsewhere, for example in Python. Every
size, alignment and offset is checked when it is compiled.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from ..core import TypeField, TypeInfo, _lookup_or_register_type_info_from_type_key
from ..registry import get_registered_type_keys
from .abi_carriers import DYNAMIC_BEGIN, OBJECT_BEGIN, Carrier, CarrierTable, builtins_by_index
from .cpp_names import CppName, identifier, string_literal

# Of the 64-bit reference count that every object begins with.
_HEADER_ALIGNMENT = 8

_PUSH_WARNINGS = """\
#if defined(__clang__) || defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winvalid-offsetof"
#elif defined(_MSC_VER)
#pragma warning(push)
#pragma warning(disable : 4749)
#endif
"""
_POP_WARNINGS = """\
#if defined(__clang__) || defined(__GNUC__)
#pragma GCC diagnostic pop
#elif defined(_MSC_VER)
#pragma warning(pop)
#endif
"""

__all__ = ["gen_abi_cpp"]


def gen_abi_cpp(type_keys: str | Sequence[str]) -> str:
    """A C++17 header with a class for each type that a key or a pattern like `ir.*` names, and
    for its ancestors. Other types that fields refer to are declared without their fields.

    Raises ValueError if a key matches nothing, or if the layout of a type is uncertain.
    """
    return _Generator(_select(type_keys)).build()


def _select(type_keys: str | Sequence[str]) -> list[TypeInfo]:
    """The types to write and their ancestors, parents first."""
    registered = sorted({str(key) for key in get_registered_type_keys()})
    builtins = builtins_by_index()
    chosen: dict[int, TypeInfo] = {}
    for pattern in [type_keys] if isinstance(type_keys, str) else type_keys:
        keys = [key for key in registered if fnmatch.fnmatchcase(key, pattern)]
        if not keys:
            raise ValueError(f"Type-key selector {pattern!r} did not match any registered type")
        infos = [_lookup_or_register_type_info_from_type_key(key) for key in keys]
        objects = [info for info in infos if info.type_index >= OBJECT_BEGIN]
        if not objects:
            raise ValueError(
                f"Type-key selector {pattern!r} did not match any registered object type"
            )
        for info in objects:
            if info.type_index < DYNAMIC_BEGIN and info.type_index not in builtins:
                raise ValueError(f"Static TVM-FFI type {info.type_key!r} is not supported")
            chosen |= {link.type_index: link for link in _lineage(info)}
    dynamic = [info for index, info in chosen.items() if index >= DYNAMIC_BEGIN]
    return sorted(dynamic, key=lambda info: (len(info.type_ancestors), info.type_key))


def _lineage(info: TypeInfo) -> list[TypeInfo]:
    """A type and its ancestors."""
    lineage = [info]
    while (parent := lineage[-1].parent_type_info) is not None:
        lineage.append(parent)
    return lineage


class _Member(NamedTuple):
    """A field of a class."""

    field: TypeField
    name: str
    carrier: Carrier

    def declaration(self) -> str:
        """Its line in the class."""
        _, size, alignment = self.carrier
        note = f"offset={self.field.offset}, size={size}, align={alignment}"
        if self.name != self.field.name:
            note += f", reflected name={self.field.name!r}"
        return f"  {self.carrier.cpp_type} {self.name};  // {note}"

    def checks(self, owner: str) -> list[str]:
        """The static assertion on its layout."""
        typed = f"decltype({owner}::{self.name})"
        return [
            f"static_assert(sizeof({typed}) == {self.carrier.size});",
            f"static_assert(alignof({typed}) == {self.carrier.alignment});",
            f"static_assert(offsetof({owner}, {self.name}) == {self.field.offset});",
        ]


class _Generator:
    """Writes the header for some types, which include their ancestors, parents first."""

    def __init__(self, emitted_infos: list[TypeInfo]) -> None:
        self.infos = emitted_infos
        self.carriers = CarrierTable({info.type_index: info for info in emitted_infos})

    def _lower_field(self, field: TypeField, owner: TypeInfo) -> Carrier:
        return self.carriers.of_field(field, owner)

    def build(self) -> str:
        """The text."""
        # Writing the classes collects the other types that they name.
        classes = [(CppName.of(info.type_key), self._class(info)) for info in self.infos]
        written = {info.type_index for info in self.infos}
        named = sorted(self.carriers.named.values(), key=lambda info: CppName.of(info.type_key))
        names = [CppName.of(info.type_key) for info in named]
        header = _lookup_or_register_type_info_from_type_key("ffi.Object")
        lines = ["#pragma once", "", "#include <tvm/ffi/tvm_ffi.h>", ""]
        lines += _in_namespaces((name, [f"struct {name.object_name};"]) for name in names)
        for name in names:
            trait = f"tvm::ffi::is_object_subclass_v<{name.qualified}>"
            lines += ["template <>", f"inline constexpr bool {trait} = true;"]
        lines.append("")
        lines += _in_namespaces(
            (name, [*_head(info, f"struct {name.object_name}", "::tvm::ffi::Object"), "};"])
            for name, info in zip(names, named, strict=True)
            if info.type_index not in written
        )
        lines += [
            f"static_assert(sizeof(::tvm::ffi::Object) == {header.total_size});",
            f"static_assert(alignof(::tvm::ffi::Object) == {_HEADER_ALIGNMENT});",
            "",
            _PUSH_WARNINGS,
        ]
        return "\n".join([*lines, *_in_namespaces(classes), _POP_WARNINGS])

    def _class(self, info: TypeInfo) -> list[str]:
        """A class with its fields, and the checks of its layout."""
        if not (info._has_type_metadata or hasattr(info, "_decorator_args")):
            raise ValueError(
                f"Native type {info.type_key!r} does not expose fixed total-size metadata"
            )
        fields = [field for link in _lineage(info) for field in link.fields or []]
        alignment = max([_HEADER_ALIGNMENT, *(field.alignment for field in fields)])
        name = CppName.of(info.type_key).object_name
        members = [
            _Member(field, identifier(field.name), self._lower_field(field, info))
            for field in sorted(info.fields or [], key=lambda field: field.offset)
        ]
        lines = _head(info, f"struct alignas({alignment}) {name}", self._base(info))
        lines += ["", *(member.declaration() for member in members)] if members else []
        lines += ["};", "", f"static_assert(sizeof({name}) == {int(info.total_size)});"]
        lines.append(f"static_assert(alignof({name}) == {alignment});")
        return lines + [check for member in members for check in member.checks(name)]

    def _base(self, info: TypeInfo) -> str:
        parent = info.parent_type_info
        if parent is None:
            raise ValueError(f"Object type {info.type_key!r} does not expose its parent type")
        if parent.type_index >= DYNAMIC_BEGIN:
            return CppName.of(parent.type_key).qualified
        builtin = self.carriers.builtins.get(parent.type_index)
        if builtin is None:
            raise ValueError(
                f"Parent type {parent.type_key!r} of {info.type_key!r} is not supported"
            )
        return builtin.object_type


def _head(info: TypeInfo, struct: str, base: str) -> list[str]:
    """The first lines of a class: it looks up its type by key, and knows its depth in the hierarchy."""
    key = string_literal(info.type_key)
    lookup = f"TVM_FFI_DECLARE_OBJECT_INFO_LOOKUP({key}, {len(info.type_ancestors)});"
    return [f"{struct} : public {base} {{", f"  {lookup}"]


def _in_namespaces(blocks: Iterable[tuple[CppName, list[str]]]) -> list[str]:
    """Put blocks into their namespaces; adjacent blocks share one."""
    lines: list[str] = []
    for namespaces, group in groupby(blocks, key=lambda block: block[0].namespaces):
        body = [line for _, block in group for line in [*block, ""]]
        opening = [f"namespace {name} {{" for name in namespaces]
        closing = [f"}}  // namespace {name}" for name in reversed(namespaces)]
        lines += [*opening, "", *body, *closing, ""] if namespaces else body
    return lines
