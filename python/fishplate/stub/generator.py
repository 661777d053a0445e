"""The interface of a target language to the pipeline, and the list of targets.

The pipeline (`cli.py`) reads files and the registry; a target turns them into text. A target's import collector is
opaque to the pipeline: it is created for a file, passed to every block of it, and rendered in its import section.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from . import consts as C
from .file_utils import CodeBlock
from .python_generator import PythonGenerator
from .rust_generator import RustGenerator
from .utils import FuncInfo, InitConfig, ObjectInfo, Options


class Generator(Protocol):
    """A target. Methods named `..._block` replace the lines between a block's markers; methods named `..._file` return
    text to append to a file that `--init` creates."""

    name: str
    syntax: C.MarkerSyntax
    source_exts: frozenset[str]
    """Endings of the files that it processes in a folder."""
    directive_kinds: frozenset[str]
    """Directives that it reads; other directives unknown to the pipeline are errors."""

    def default_ty_map(self) -> dict[str, str]:
        """Map from type keys and origins to names of the language, before any `ty-map` directive."""
        ...

    def new_imports(self) -> Any:
        """A collector for one file."""
        ...

    def add_directive(self, imports: Any, name: str, payload: str, lineno: int) -> None:
        """Add a directive of `directive_kinds` to the file's collector."""
        ...

    def canonical_type_name(self, type_key: str) -> str:
        """The name of a type in a collector, to detect that a file defines the type itself."""
        ...

    def extra_export_names(self, imports: Any) -> set[str]:
        """Names to export besides the functions and types of a file."""
        ...

    def is_builtin(self, type_key: str) -> bool:
        """Whether the language's own runtime binds a type, so that it needs no block."""
        ...

    def check_view(self, code_blocks: list[CodeBlock]) -> object:
        """The text that `--check` compares before and after."""
        ...

    def generate_global_funcs_block(
        self,
        code: CodeBlock,
        global_funcs: list[FuncInfo],
        ty_map: dict[str, str],
        imports: Any,
        opt: Options,
    ) -> None:
        """Functions, in a `global/<prefix>` block."""
        ...

    def generate_object_block(
        self,
        code: CodeBlock,
        ty_map: dict[str, str],
        imports: Any,
        opt: Options,
        obj_info: ObjectInfo,
        declared: Mapping[str, Path],
    ) -> None:
        """A type, in an `object/<key>` block. `declared` has the file of every such block."""
        ...

    def generate_import_section_block(
        self, code: CodeBlock, imports: Any, opt: Options, defined_types: set[str]
    ) -> None:
        """Imports, without those of types that the file defines."""
        ...

    def generate_all_block(self, code: CodeBlock, names: set[str], opt: Options) -> None:
        """The list of exported names."""
        ...

    def generate_export_block(self, code: CodeBlock) -> None:
        """The re-export of a submodule, in an `export/<submodule>` block."""
        ...

    def api_filename(self) -> str:
        """The file for a prefix."""
        ...

    def init_filename(self) -> str:
        """The file that makes its folder a package."""
        ...

    def generate_api_file(
        self,
        code_blocks: list[CodeBlock],
        ty_map: dict[str, str],
        module_name: str,
        object_infos: list[ObjectInfo],
        init_cfg: InitConfig,
        is_root: bool,
    ) -> str:
        """Blocks for the functions and types of a prefix that are missing in its file."""
        ...

    def generate_init_file(
        self, code_blocks: list[CodeBlock], module_name: str, submodule: str
    ) -> str:
        """Text that the package file lacks."""
        ...

    def finalize_init(self, init_path: Path, generated_prefixes: set[str]) -> None:
        """Connect the files that `--init` created."""
        ...


_GENERATORS: dict[str, Generator] = {"python": PythonGenerator(), "rust": RustGenerator()}


def generator_names() -> list[str]:
    """All targets."""
    return sorted(_GENERATORS)


def get_generator(target: str) -> Generator:
    """The target of a name."""
    if target not in _GENERATORS:
        known = ", ".join(generator_names())
        raise ValueError(f"Unknown stubgen generator: {target!r}. Known generators: {known}")
    return _GENERATORS[target]
