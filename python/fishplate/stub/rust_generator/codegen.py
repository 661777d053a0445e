"""The text of object blocks and import sections in a Rust file, and the files of `--init`.

A type whose layout is known (see `stub/layout.py`) becomes a struct with all its fields, checked against the size in
the registry. Any other type has getters through the C ABI and no constructor.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from pathlib import Path

from ..._whole_file import write_whole
from .. import consts as C
from ..file_utils import CodeBlock
from ..layout import Verdict, classify
from ..lib_state import object_info_from_type_key
from ..utils import InitConfig, NamedTypeSchema, ObjectInfo, Options
from . import consts as RC
from .constructors import Constructors, Lookup, by_offset
from .fields import FieldTypes
from .names import Names
from .syntax import allow_non_snake_case, braced, deref_lines, enum_lines, object_struct_lines
from .utils import RustImports, builtin_mirror_name, rust_ident


def _fill(code: CodeBlock, lines: Iterable[str]) -> None:
    margin = " " * code.indent
    inside = (margin + line if line else "" for line in lines)
    code.lines = [code.lines[0], *inside, code.lines[-1]]


def _separated(sections: Iterable[list[str]]) -> list[str]:
    """The sections that exist, with an empty line between them."""
    return [line for section in sections if section for line in ["", *section]][1:]


def generate_rust_object(
    code: CodeBlock,
    ty_map: dict[str, str],
    imports: RustImports,
    opt: Options,
    obj_info: ObjectInfo,
    declared: Mapping[str, tuple[str, ...]],
) -> None:
    """An `object/<key>` block. `declared` has the module of every type with a block in this run,
    including this one. ValueError if the block needs a type that nothing provides."""
    names = Names(obj_info, ty_map, declared[str(obj_info.type_key)], declared)
    lines = _Binding(names, imports, object_info_from_type_key).lines()
    if names.missing:
        keys = ", ".join(f"`{key}`" for key in sorted(names.missing))
        raise ValueError(
            f"`{names.type_key}` (line {code.lineno_start}) depends on {keys}, which this run "
            "does not ask for: add an `object/<key>` block or a `ty-map` directive for each"
        )
    _fill(code, lines)


@dataclasses.dataclass
class _Binding:
    """The binding of one type."""

    names: Names
    imports: RustImports
    lookup: Lookup

    def __post_init__(self) -> None:
        self.info = self.names.info
        self.types = FieldTypes(self.names, self.imports.directives)

    def lines(self) -> list[str]:
        """The whole binding."""
        names, imports = self.names, self.imports
        imports.reserved.update((names.wrapper, names.struct))
        verdict = self._verdict()
        imports.record("std::ops::Deref")
        imports.record("tvm_ffi::ObjectArc")
        base, has_parent = names.base(imports)
        getters = not verdict.is_complete and bool(self.info.fields)
        if getters:
            for name in ("ObjectCore", "FieldGetter", "Result"):
                imports.record(f"tvm_ffi::{name}")
        sections = [*self._enums(), self._struct(verdict, base), self._wrapper()]
        sections.append(deref_lines(names.wrapper, names.struct))
        if has_parent:
            sections.append(deref_lines(names.struct, base))
        if getters:
            body = _separated(self._getter(field) for field in self.info.fields)
            sections.append(braced(f"impl {names.struct}", body))
        elif verdict.is_complete:
            constructors = Constructors(self.types, imports, self.lookup)
            sections += constructors.sections(base)
            sections += constructors.for_subtypes()
        sections.append(self._upcasts())
        return _separated(sections)

    def _verdict(self) -> Verdict:
        """Whether the fields can be laid out, given the crate and the directives."""
        names = self.names
        infos = {key: self.lookup(key) for key in self.info.ancestors}
        infos[names.type_key] = self.info
        owners = {id(field): key for key, info in infos.items() for field in info.fields}
        scratch = RustImports()

        def has_mirror(field: NamedTypeSchema) -> bool:
            return self.types.mirror(owners[id(field)], field, scratch) is not None

        above = [key for key in self.info.ancestors if key != RC.RUST_ROOT_TYPE_KEY]
        verdicts = classify(
            infos,
            forced_opaque=self.imports.directives.opaque,
            # Stand-ins have no fields, so types derived from them cannot be laid out.
            unmirrored={key for key in above if names.source(key) == "crate"},
            field_renderable=has_mirror,
        )
        return verdicts[names.type_key]

    def _enums(self) -> list[list[str]]:
        """The types that `enum` directives declare for fields of this type."""
        directives = self.imports.directives.enums
        found = [directives.get(f"{self.names.type_key}.{f.name}") for f in self.info.fields]
        record = self.imports.record
        return [
            enum_lines(
                spec,
                record("tvm_ffi::Error"),
                record("tvm_ffi::VALUE_ERROR"),
                record("tvm_ffi::Result"),
            )
            for spec in found
            if spec is not None
        ]

    def _struct(self, verdict: Verdict, base: str) -> list[str]:
        names = self.names
        final = ["#[type_final]"] if self.info.is_final else []
        head = object_struct_lines(f"pub struct {names.struct}", names.type_key, base, final)
        if not verdict.is_complete:
            doc = f"/// Opaque: {verdict.detail}. Fields are read through the C ABI getters."
            return [doc, *head, "}"]
        members = []
        for field in by_offset(self.info):
            mirror = self.types.mirror(names.type_key, field, self.imports)
            members.append(f"    pub {rust_ident(field.name)}: {mirror},")
        return [
            f"/// Complete: {verdict.detail}.",
            *allow_non_snake_case(rust_ident(field.name) for field in self.info.fields),
            *head,
            *members,
            "}",
            "",
            "const _: () = {",
            f"    assert!(::core::mem::size_of::<{names.struct}>() == {verdict.total_size});",
            f"    assert!(::core::mem::align_of::<{names.struct}>() == {verdict.alignment});",
            "};",
        ]

    def _wrapper(self) -> list[str]:
        derive = ["#[repr(C)]", "#[derive(tvm_ffi::derive::ObjectRef, Clone)]"]
        members = [f"base: ObjectArc<{self.names.struct}>,"]
        return derive + braced(f"pub struct {self.names.wrapper}", members)

    def _getter(self, field: NamedTypeSchema) -> list[str]:
        key = self.names.type_key
        name = rust_ident(field.name)
        get = f'FieldGetter::new(Self::type_index(), "{field.name}")?'
        enum = self.imports.directives.enums.get(f"{key}.{field.name}")
        if enum is not None:
            returned = enum.name
            body = [f"let raw: i64 = {get}.get(self)?;", f"{enum.name}::try_from(raw)"]
        elif (found := self.types.returned(key, field, self.imports)) is not None:
            returned, body = found, [f"{get}.get(self)"]
        else:
            returned, body = self.imports.record("tvm_ffi::Any"), [f"{get}.get_any(self)"]
        function = braced(f"pub fn {name}(&self) -> Result<{returned}>", body)
        return allow_non_snake_case([name]) + function

    def _upcasts(self) -> list[str]:
        targets = self.names.upcasts(self.imports)
        pairs = ", ".join(f"{self.names.wrapper} => {target}" for target in targets)
        return [f"tvm_ffi::impl_object_upcast!({pairs});"] if targets else []


def generate_rust_import_section(
    code: CodeBlock, imports: RustImports, opt: Options, defined_types: set[str]
) -> None:
    """The `import-section` block: `use` lines without the file's own types, then the stand-ins
    for parents in the crate."""
    uses = sorted(item.as_use_line() for item in imports.items if item.path not in defined_types)
    standins = []
    for key, base in imports.builtin_mirrors.items():
        doc = f"/// Header-only stand-in for the builtin `{key}`; "
        struct = object_struct_lines(f"struct {builtin_mirror_name(key)}", key, base, [])
        head = [doc + "it only carries the ancestor depth.", "#[allow(dead_code)]"]
        standins.append([*head, *struct, "}"])
    _fill(code, _separated([uses, *standins]))


def generate_rust_api_file(
    code_blocks: list[CodeBlock],
    ty_map: dict[str, str],
    module_name: str,
    object_infos: list[ObjectInfo],
    init_cfg: InitConfig,
    is_root: bool,
    syntax: C.MarkerSyntax,
) -> str:
    """Text that the file of a prefix lacks: a header, the import section, blocks for types."""
    there = {(code.kind, code.param) for code in code_blocks}
    text = ""
    if not code_blocks:
        text += "#![allow(dead_code, unused_imports)]\n"
        text += f"\n//! FFI bindings for `{module_name}` (generated by tvm-ffi-stubgen).\n\n"
    wanted = [("import-section", "")] + [("object", str(info.type_key)) for info in object_infos]
    for kind, param in wanted:
        if (kind, param) not in there:
            stub = f"{kind}/{param}" if param else kind
            text += f"{syntax.begin} {stub}\n{syntax.end}\n\n"
    return text


def finalize_rust_module_tree(init_path: Path, prefixes: set[str]) -> None:
    """Declare every prefix as a module in the `mod.rs` above it."""
    children: dict[Path, set[str]] = {}
    for prefix in prefixes:
        folder = init_path
        for part in filter(None, prefix.split(".")):
            children.setdefault(folder, set()).add(part)
            folder /= part
    for folder, parts in children.items():
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "mod.rs"
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        there = {line.strip() for line in text.splitlines()}
        lines = [f"pub mod {part};" for part in sorted(parts) if f"pub mod {part};" not in there]
        if lines:
            gap = "" if not text.strip() else "\n" if text.endswith("\n") else "\n\n"
            write_whole(file, text + gap + "\n".join(lines) + "\n")
