"""The target Rust, in the form of the pipeline's interface."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from .. import consts as C
from ..file_utils import CodeBlock
from ..utils import FuncInfo, InitConfig, ObjectInfo, Options
from . import codegen as G
from . import consts as RC
from .utils import RustImports, RustUse, check_tokens, is_crate_type_key, rust_module_path


class _Modules(Mapping[str, tuple[str, ...]]):
    """The module of every type that has a block; looking up a file outside any crate is an error."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def __getitem__(self, type_key: str) -> tuple[str, ...]:
        return rust_module_path(self._files[type_key])

    def __contains__(self, type_key: object) -> bool:
        return type_key in self._files

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


class RustGenerator:
    """Bindings in Rust files; see `generator.Generator` for the methods."""

    name = "rust"
    syntax = C.RUST_SYNTAX
    source_exts = frozenset({".rs"})
    directive_kinds = RC.RUST_DIRECTIVE_KINDS

    def default_ty_map(self) -> dict[str, str]:
        """Paths of the crate for origins and type keys."""
        return dict(RC.RUST_TY_MAP_DEFAULTS)

    def new_imports(self) -> RustImports:
        """No items and no directives yet."""
        return RustImports()

    def add_directive(self, imports: RustImports, name: str, payload: str, lineno: int) -> None:
        """An import, up to its first `;`, or a directive."""
        if name == "import-object":
            imports.record(payload.partition(";")[0].strip())
        else:
            imports.directives.add(name, payload, lineno)

    def canonical_type_name(self, type_key: str) -> str:
        """The path that a `use` of the type would have."""
        return RustUse(type_key).path

    def extra_export_names(self, imports: RustImports) -> set[str]:
        """None."""
        return set()

    def is_builtin(self, type_key: str) -> bool:
        """Whether the type belongs to the crate."""
        return is_crate_type_key(type_key)

    def check_view(self, code_blocks: list[CodeBlock]) -> dict[tuple[str, object], tuple[str, ...]]:
        """The definitions in the blocks, independent of spelling and layout."""
        view = {}
        for code in code_blocks:
            if code.kind in ("object", "import-section"):
                view[code.kind, code.param] = check_tokens(code.lines[1:-1])
        return {block: tokens for block, tokens in view.items() if tokens}

    def generate_global_funcs_block(
        self,
        code: CodeBlock,
        global_funcs: list[FuncInfo],
        ty_map: dict[str, str],
        imports: RustImports,
        opt: Options,
    ) -> None:
        """Nothing: Rust code looks up functions by name."""

    def generate_object_block(
        self,
        code: CodeBlock,
        ty_map: dict[str, str],
        imports: RustImports,
        opt: Options,
        obj_info: ObjectInfo,
        declared: Mapping[str, Path],
    ) -> None:
        """The binding of a type."""
        G.generate_rust_object(code, ty_map, imports, opt, obj_info, _Modules(declared))

    def generate_import_section_block(
        self, code: CodeBlock, imports: RustImports, opt: Options, defined_types: set[str]
    ) -> None:
        """`use` lines and stand-ins."""
        G.generate_rust_import_section(code, imports, opt, defined_types)

    def generate_all_block(self, code: CodeBlock, names: set[str], opt: Options) -> None:
        """Nothing: items are already public."""

    def generate_export_block(self, code: CodeBlock) -> None:
        """Nothing, for the same reason."""

    def api_filename(self) -> str:
        """One file per prefix, which is the module."""
        return "mod.rs"

    def init_filename(self) -> str:
        """The same file."""
        return "mod.rs"

    def generate_api_file(
        self,
        code_blocks: list[CodeBlock],
        ty_map: dict[str, str],
        module_name: str,
        object_infos: list[ObjectInfo],
        init_cfg: InitConfig,
        is_root: bool,
    ) -> str:
        """Blocks for the types of a prefix."""
        return G.generate_rust_api_file(
            code_blocks, ty_map, module_name, object_infos, init_cfg, is_root, self.syntax
        )

    def generate_init_file(
        self, code_blocks: list[CodeBlock], module_name: str, submodule: str
    ) -> str:
        """Nothing: the file already exists."""
        return ""

    def finalize_init(self, init_path: Path, generated_prefixes: set[str]) -> None:
        """`pub mod` lines from the folder down to every prefix."""
        G.finalize_rust_module_tree(init_path, generated_prefixes)
