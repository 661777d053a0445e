"""The target Python, in the form of the pipeline's interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from .. import consts as C
from ..file_utils import CodeBlock
from ..utils import FuncInfo, InitConfig, ObjectInfo, Options
from . import codegen as G
from . import consts as PC
from .utils import ImportItem, PythonImports


class PythonGenerator:
    """Signatures in Python files; see `generator.Generator` for the methods."""

    name = "python"
    syntax = C.PYTHON_SYNTAX
    source_exts = frozenset({".py", ".pyi"})
    directive_kinds: frozenset[str] = frozenset({"import-object"})

    def default_ty_map(self) -> dict[str, str]:
        """Names of Python for origins."""
        return dict(PC.TY_MAP_DEFAULTS)

    def new_imports(self) -> PythonImports:
        """No imports yet."""
        return PythonImports()

    def add_directive(self, imports: PythonImports, name: str, payload: str, lineno: int) -> None:
        """`import-object: <full name>;<for type checkers only>;<alias>`."""
        full_name, checked, alias = ([part.strip() for part in payload.split(";")] + ["", ""])[:3]
        only = checked.lower() == "true"
        imports.items.append(ImportItem(full_name, type_checking_only=only, alias=alias or None))
        loads = alias == "_FFI_LOAD_LIB" or full_name.endswith("libinfo.load_lib_module")
        imports.has_lib_load = imports.has_lib_load or loads

    def canonical_type_name(self, type_key: str) -> str:
        """The full name that an import of the type would have."""
        return ImportItem(type_key).full_name

    def extra_export_names(self, imports: PythonImports) -> set[str]:
        """`LIB` in a file that loads a library."""
        return {"LIB"} if imports.has_lib_load else set()

    def is_builtin(self, type_key: str) -> bool:
        """Whether the package itself has a class for the type."""
        return type_key in C.BUILTIN_TYPE_KEYS

    def check_view(self, code_blocks: list[CodeBlock]) -> tuple[str, ...]:
        """Every line counts."""
        return tuple(line for code in code_blocks for line in code.lines)

    def generate_global_funcs_block(
        self,
        code: CodeBlock,
        global_funcs: list[FuncInfo],
        ty_map: dict[str, str],
        imports: PythonImports,
        opt: Options,
    ) -> None:
        """Signatures of functions."""
        G.generate_python_global_funcs(code, global_funcs, ty_map, imports.items, opt)

    def generate_object_block(
        self,
        code: CodeBlock,
        ty_map: dict[str, str],
        imports: PythonImports,
        opt: Options,
        obj_info: ObjectInfo,
        declared: Mapping[str, Path],
    ) -> None:
        """The inside of a class."""
        G.generate_python_object(code, ty_map, imports.items, opt, obj_info)

    def generate_import_section_block(
        self, code: CodeBlock, imports: PythonImports, opt: Options, defined_types: set[str]
    ) -> None:
        """Import statements."""
        items = [item for item in imports.items if item.full_name not in defined_types]
        G.generate_python_import_section(code, items, opt)

    def generate_all_block(self, code: CodeBlock, names: set[str], opt: Options) -> None:
        """The entries of `__all__`."""
        G.generate_python_all(code, names, opt)

    def generate_export_block(self, code: CodeBlock) -> None:
        """The re-export of a submodule."""
        G.generate_python_export(code)

    def api_filename(self) -> str:
        """One file per prefix."""
        return "_ffi_api.py"

    def init_filename(self) -> str:
        """The file of the package."""
        return "__init__.py"

    def generate_api_file(
        self,
        code_blocks: list[CodeBlock],
        ty_map: dict[str, str],
        module_name: str,
        object_infos: list[ObjectInfo],
        init_cfg: InitConfig,
        is_root: bool,
    ) -> str:
        """Classes and blocks for a prefix."""
        return G.generate_python_ffi_api(
            code_blocks, ty_map, module_name, object_infos, init_cfg, is_root, self.syntax
        )

    def generate_init_file(
        self, code_blocks: list[CodeBlock], module_name: str, submodule: str
    ) -> str:
        """The re-export block."""
        return G.generate_python_init(code_blocks, module_name, submodule, self.syntax)

    def finalize_init(self, init_path: Path, generated_prefixes: set[str]) -> None:
        """Nothing: folders are packages by their files."""
