"""The text of every kind of block in a Python file, and of the files that `--init` makes."""

from __future__ import annotations

from collections.abc import Iterable

from .. import consts as C
from ..file_utils import CodeBlock
from ..utils import FuncInfo, InitConfig, ObjectInfo, Options
from . import consts as PC
from .utils import (
    ImportItem,
    TypeNames,
    render_func_signature,
    render_object_ffi_init,
    render_object_fields,
    render_object_init,
    render_object_methods,
)

_TYPE_CHECKING = "typing.TYPE_CHECKING"


def _fill(code: CodeBlock, lines: Iterable[str]) -> None:
    """Put lines between the markers of a block, indented like the first marker."""
    margin = " " * code.indent
    code.lines = [code.lines[0], *(margin + line for line in lines), code.lines[-1]]


def _formatted(lines: Iterable[str]) -> list[str]:
    """Lines that formatters must leave alone."""
    return ["# fmt: off", *lines, "# fmt: on"]


def _type_names(
    ty_map: dict[str, str], imports: list[ImportItem], taken: set[str]
) -> tuple[TypeNames, TypeNames]:
    """Two functions that return the name of a type, for results and for parameters, and record its import. A type
    whose name is `taken` by a function gets an underscore."""
    inputs = dict(ty_map)
    for origin, name in PC.TY_MAP_INPUT_DEFAULTS.items():
        default = PC.TY_MAP_DEFAULTS[origin]
        if ty_map.get(origin, default) == default:
            inputs[origin] = name

    def naming(names: dict[str, str]) -> TypeNames:
        def name_type(origin: str) -> str:
            full_name = names.get(origin, origin)
            name = full_name.rpartition(".")[2]
            if "." not in full_name:
                return name
            alias = f"_{name}" if name in taken else None
            imports.append(ImportItem(full_name, type_checking_only=True, alias=alias))
            return alias or name

        return name_type

    return naming(ty_map), naming(inputs)


def generate_python_global_funcs(
    code: CodeBlock,
    global_funcs: list[FuncInfo],
    ty_map: dict[str, str],
    imports: list[ImportItem],
    opt: Options,
) -> None:
    """A `global/<prefix>@<module>` block: binds the functions of a prefix, with their signatures.
    `init_ffi_api` is imported from `module`, or from the package."""
    if not global_funcs:
        return
    prefix, source = tuple(code.param)
    binder = f"{source or PC.PACKAGE}.init_ffi_api"
    imports += [ImportItem(binder, alias="_FFI_INIT_FUNC"), ImportItem(_TYPE_CHECKING)]
    taken = {function.short_name for function in global_funcs}
    results, inputs = _type_names(ty_map, imports, taken)
    signatures = [render_func_signature(f, results, opt.indent, inputs) for f in global_funcs]
    binding = f'_FFI_INIT_FUNC("{prefix}", __name__)'
    _fill(code, _formatted([binding, "if TYPE_CHECKING:", *signatures]))


def generate_python_object(
    code: CodeBlock,
    ty_map: dict[str, str],
    imports: list[ImportItem],
    opt: Options,
    obj_info: ObjectInfo,
) -> None:
    """An `object/<key>` block: annotated fields, and the signatures of constructor and methods."""
    taken = {method.short_name for method in obj_info.methods}
    results, inputs = _type_names(ty_map, imports, taken)
    if obj_info.has_overloaded_methods():
        imports.append(ImportItem("typing.overload", type_checking_only=True))
    signatures = [
        line
        for render in (render_object_init, render_object_ffi_init, render_object_methods)
        for line in render(obj_info, results, opt.indent, inputs)
    ]
    if signatures:
        imports.append(ImportItem(_TYPE_CHECKING))
        signatures.insert(0, "if TYPE_CHECKING:")
    _fill(code, _formatted([*render_object_fields(obj_info, results, 0), *signatures]))


def generate_python_import_section(
    code: CodeBlock, imports: list[ImportItem], opt: Options
) -> None:
    """The `import-section` block: run-time imports, then imports for type checkers only."""
    needed = [item for item in imports if not item.type_checking_only]
    checked = [item for item in imports if item.type_checking_only]
    if checked:
        needed.append(ImportItem(_TYPE_CHECKING))
    if not needed:
        return
    lines = _import_lines(needed, opt.package)
    if checked:
        margin = " " * opt.indent
        later = (margin + line for line in _import_lines(checked, opt.package))
        lines += ["if TYPE_CHECKING:", *later]
    unsorted = ["# isort: off", "from __future__ import annotations", *lines, "# isort: on"]
    code.lines = [code.lines[0], *_formatted(unsorted), code.lines[-1]]


def _import_lines(items: list[ImportItem], package: str) -> list[str]:
    names: dict[str, set[str]] = {}
    for item in items:
        head, dot, rest = item.mod.partition(".")
        module = f"{package}{dot}{rest}" if head == PC.PACKAGE else item.mod
        names.setdefault(module, set()).add(item.name_with_alias)
    sources = {module: f"from {module} " if module else "" for module in names}
    return [f"{sources[mod]}import {', '.join(sorted(names[mod]))}" for mod in sorted(names)]


def generate_python_all(code: CodeBlock, names: set[str], opt: Options) -> None:
    """The `__all__` block: constants, then classes, then the rest, in the order of import sorters."""
    if not names:
        return

    def order(name: str) -> tuple[int, str]:
        if name.isupper():
            return 0, name
        return (1 if name[:1].isupper() and "_" not in name else 2), name

    short = {name.rpartition(".")[2] for name in names}
    _fill(code, (f'"{name}",' for name in sorted(short, key=order)))


def generate_python_export(code: CodeBlock) -> None:
    """An `export/<submodule>` block: re-exports the submodule's names from the package."""
    module = code.param
    lines = [
        "# isort: off",
        f"from .{module} import *  # noqa: F403",
        f"from .{module} import __all__ as {module}__all__",
        'if "__all__" not in globals():',
        "    __all__ = []",
        f"__all__.extend({module}__all__)",
        "# isort: on",
    ]
    code.lines = [code.lines[0], *_formatted(lines), code.lines[-1]]


def _block(syntax: C.MarkerSyntax, stub: str, indent: str = "") -> str:
    """An empty block."""
    return f"{indent}{syntax.begin} {stub}\n{indent}{syntax.end}\n"


def _import_line(syntax: C.MarkerSyntax, full_name: str, alias: str) -> str:
    return f"{syntax.import_object} {full_name};False;{alias}\n"


def generate_python_ffi_api(
    code_blocks: list[CodeBlock],
    ty_map: dict[str, str],
    module_name: str,
    object_infos: list[ObjectInfo],
    init_cfg: InitConfig,
    is_root: bool,
    syntax: C.MarkerSyntax,
) -> str:
    """Text that the file of a prefix lacks: imports, loading the library, functions, classes, `__all__`."""
    kinds = {code.kind for code in code_blocks}
    text = "" if code_blocks else f'"""FFI API bindings for {module_name}."""\n'
    if "import-section" not in kinds:
        text += "\n" + _block(syntax, "import-section")
    if is_root:
        text += _import_line(syntax, f"{PC.PACKAGE}.libinfo.load_lib_module", "_FFI_LOAD_LIB")
        text += f'LIB = _FFI_LOAD_LIB("{init_cfg.pkg}", "{init_cfg.shared_target}")\n'
    if "global" not in kinds:
        text += _block(syntax, f"global/{module_name}")
    if object_infos:
        text += _import_line(syntax, f"{PC.PACKAGE}.register_object", "_FFI_REG_OBJ")
    own = {ty_map.get(str(info.type_key), str(info.type_key)) for info in object_infos}
    for info in object_infos:
        text += _class_text(info, ty_map, own, syntax)
    if "__all__" not in kinds:
        text += f"\n__all__ = [\n{_block(syntax, '__all__', '    ')}]\n"
    return text


def _class_text(
    info: ObjectInfo, ty_map: dict[str, str], own: set[str], syntax: C.MarkerSyntax
) -> str:
    """A class with an empty block; a parent from elsewhere is imported."""
    key = ty_map.get(str(info.type_key), str(info.type_key))
    parent, imported = "Object", ""
    if info.parent_type_key:
        parent_key = ty_map.get(info.parent_type_key, info.parent_type_key)
        parent = parent_key.rpartition(".")[2]
        if parent_key not in own:
            parent = "_" + parent_key.replace(".", "_")
            imported = _import_line(syntax, parent_key, parent)
    name = key.rpartition(".")[2]
    head = f'@_FFI_REG_OBJ("{key}")\nclass {name}({parent}):\n    """FFI binding for `{key}`."""\n'
    return f"{imported}{head}\n{_block(syntax, f'object/{key}', '    ')}\n"


def generate_python_init(
    code_blocks: list[CodeBlock], module_name: str, submodule: str, syntax: C.MarkerSyntax
) -> str:
    """Text that a package file lacks: a docstring, the re-export of `submodule`."""
    text = "" if code_blocks else f'"""Package {module_name}."""\n'
    if not any(code.kind == "export" for code in code_blocks):
        text += "\n" + _block(syntax, f"export/{submodule}")
    return text
