"""The pipeline: read the files, create missing ones, generate every block, write the files.

If a file fails, the error is reported, the other files continue, and the exit status is 2. The stages work on the
blocks of `file_utils` and are independent of the language; see `generator.py`.
"""

from __future__ import annotations

import ctypes
import importlib
import sys
import traceback
from collections.abc import Iterable, Mapping
from pathlib import Path

from ..core import _object_type_key_to_index
from . import consts as C
from .file_utils import CodeBlock, FileInfo, collect_files, syntax_for
from .generator import Generator, get_generator
from .layout import classify, write_coverage_report
from .lib_state import (
    collect_global_funcs,
    collect_type_keys,
    object_info_from_type_key,
    toposort_objects,
)
from .options import parse_args
from .utils import FuncInfo, InitConfig, ObjectInfo, Options


def __main__() -> int:
    """Run the command line. Returns 0, 1 if `--check` found a file out of date, or 2 if a file failed."""
    opt = parse_args()
    generator = get_generator(opt.target)
    for module in opt.imports:
        importlib.import_module(module)
    libraries = [ctypes.CDLL(library) for library in opt.dlls]
    failures: list[str] = []
    files = collect_files([Path(file) for file in opt.files], generator.source_exts, failures)
    if opt.init is None:
        failures += [
            f"{file}: no such file or folder" for file in opt.files if not Path(file).exists()
        ]
    for failure in failures:
        _print_failed(failure)
    failed, stale = _run(files, opt, generator)
    if opt.coverage_out is not None:
        keys = [key for keys in collect_type_keys().values() for key in keys]
        verdicts = classify({key: object_info_from_type_key(key) for key in keys})
        write_coverage_report(Path(opt.coverage_out), verdicts)
    del libraries
    if failures or failed:
        return 2
    return 1 if stale else 0


def _run(files: list[FileInfo], opt: Options, generator: Generator) -> tuple[int, int]:
    """Run all stages over all files; return how many failed, and how many `--check` found out of date."""
    global_funcs = collect_global_funcs()
    ty_map = generator.default_ty_map()
    failed = stale = 0
    for file in files:
        try:
            _stage_1(file, ty_map)
        except ValueError as error:
            failed += 1
            _print_failed(f'File "{file.path}": {error}')
    made: set[str] = set()
    folder = _folder_of(opt)
    if opt.init is not None:
        made = _stage_2(files, ty_map, opt.init, folder, global_funcs, generator)
    before = {file.path: generator.check_view(file.code_blocks) for file in files if opt.check}
    # After --init, which reads files again.
    failed += _roll_out_prefixes(files, generator)
    declared = _declared_objects(files)
    for file in files:
        if opt.verbose:
            print(f"{C.TERM_CYAN}[File] {file.path}{C.TERM_RESET}")
        try:
            changed = _stage_3(file, opt, ty_map, global_funcs, generator, declared)
        except Exception as error:  # on any error, continue with the other files
            failed += 1
            expected = isinstance(error, ValueError)
            text = str(error) if expected else traceback.format_exc()
            _print_failed(f'File "{file.path}": {text}')
            continue
        if changed and opt.check and generator.check_view(file.code_blocks) != before[file.path]:
            stale += 1
            print(f"{C.TERM_YELLOW}[Stale] {file.path}{C.TERM_RESET}")
    if made:
        generator.finalize_init(folder, made)
    return failed, stale


def _folder_of(opt: Options) -> Path:
    """The working folder of `--init`."""
    first = Path(opt.files[0] if opt.files else ".").resolve()
    return first.parent if first.is_file() else first


def _directives(file: FileInfo, name: str) -> list[CodeBlock]:
    blocks = file.code_blocks
    return [code for code in blocks if code.kind == "directive" and code.param[0] == name]


def _skipped(files: Iterable[FileInfo]) -> set[str]:
    """The type keys that `skip` directives name."""
    return {code.param[1] for file in files for code in _directives(file, "skip")}


def _declared_objects(files: Iterable[FileInfo]) -> dict[str, Path]:
    """The file of every type that has a block."""
    declared: dict[str, Path] = {}
    for file in files:
        for code in file.code_blocks:
            if code.kind == "object":
                declared.setdefault(str(code.param), file.path)
    return declared


def _stage_1(file: FileInfo, ty_map: dict[str, str]) -> None:
    """Add the `ty-map` directives of a file to the map."""
    for code in _directives(file, "ty-map"):
        key, arrow, name = code.param[1].partition("->")
        if not arrow or "->" in name:
            raise ValueError(
                f"Invalid ty_map format at line {code.lineno_start}. Example: `A.B -> C.D`"
            )
        ty_map[key.strip()] = name.strip()


def _stage_2(
    files: list[FileInfo],
    ty_map: dict[str, str],
    init_cfg: InitConfig,
    init_path: Path,
    global_funcs: dict[str, list[FuncInfo]],
    generator: Generator,
) -> set[str]:
    """Create the missing files for the functions and types under the prefix of `init_cfg`; return their prefixes."""
    root = init_cfg.prefix.strip().rstrip(".")
    blocks = [code for file in files for code in file.code_blocks]
    have_functions = {code.param[0] for code in blocks if code.kind == "global"}
    left_out = _skipped(files) | _declared_objects(files).keys()
    keys_of = collect_type_keys()
    made = set()
    for prefix in dict.fromkeys([*keys_of, *global_funcs]):
        if root and prefix != root and not prefix.startswith(f"{root}."):
            continue
        keys = set(keys_of.get(prefix, [])) - left_out
        objects = toposort_objects(sorted(key for key in keys if not generator.is_builtin(key)))
        has_functions = prefix not in have_functions and bool(global_funcs.get(prefix))
        if not (has_functions or objects):
            continue
        made.add(prefix)
        folder = init_path.joinpath(*prefix.split("."))
        is_root = prefix == root
        _append_missing(files, ty_map, init_cfg, generator, folder, prefix, objects, is_root)
    return made


def _append_missing(
    files: list[FileInfo],
    ty_map: dict[str, str],
    init_cfg: InitConfig,
    generator: Generator,
    folder: Path,
    prefix: str,
    objects: list[ObjectInfo],
    is_root: bool,
) -> None:
    """The two files of one prefix: its functions and types, and the package file."""
    folder.mkdir(parents=True, exist_ok=True)
    api = _file_at(folder / generator.api_filename(), files)
    text = generator.generate_api_file(
        api.code_blocks, ty_map, prefix, objects, init_cfg, is_root=is_root
    )
    _append(api, text)
    entry = _file_at(folder / generator.init_filename(), files)
    _append(entry, generator.generate_init_file(entry.code_blocks, prefix, api.path.stem))


def _file_at(path: Path, files: list[FileInfo]) -> FileInfo:
    """The file of a path: one of `files`, or a new one that is added to them."""
    path = path.resolve()
    for file in files:
        if file.path == path:
            return file
    found = FileInfo.from_file(path, include_empty=True) if path.exists() else None
    if path.exists() and found is None:
        raise ValueError(f"{path} asks to be skipped, but --init has to write to it")
    file = found or FileInfo(path, (), [], syntax_for(path))
    files.append(file)
    return file


def _append(file: FileInfo, text: str) -> None:
    with file.path.open("a", encoding="utf-8") as stream:
        stream.write(text)
    file.reload()


def _roll_out_prefixes(files: list[FileInfo], generator: Generator) -> int:
    """Give a file with a `prefix` directive a block for every type directly under the prefix, and remove blocks whose
    type no longer exists. Returns how many files have a bad directive."""
    elsewhere = _declared_objects(files)
    registry = collect_type_keys()
    owners: dict[str, Path] = {}
    failed = 0
    for file in files:
        heads = _directives(file, "prefix")
        if not heads:
            continue
        prefix = heads[0].param[1].rstrip(".")
        problem = None
        if len(heads) > 1:
            problem = f"more than one `prefix` directive (line {heads[1].lineno_start})"
        elif owners.setdefault(prefix, file.path) != file.path:
            problem = f"prefix `{prefix}` is already declared by {owners[prefix]}"
        if problem is not None:
            failed += 1
            _print_failed(f'File "{file.path}": {problem}')
            continue
        _remove_unregistered(file, prefix, registry.get(prefix, []))
        if prefix not in registry:
            _print_note("Skipped", f"No registered object under prefix `{prefix}`")
            continue
        left_out = _skipped([file]) | elsewhere.keys()
        keys = [key for key in registry[prefix] if key not in left_out]
        wanted = toposort_objects([key for key in keys if not generator.is_builtin(key)])
        _insert_blocks(file, heads[0], [str(info.type_key) for info in wanted])
    return failed


def _remove_unregistered(file: FileInfo, prefix: str, registered: list[str]) -> None:
    """Remove the blocks of types under a prefix that are no longer registered."""
    kept: list[CodeBlock] = []
    for code in file.code_blocks:
        key = str(code.param) if code.kind == "object" else ""
        if not key or key.rpartition(".")[0] != prefix or key in registered:
            kept.append(code)
            continue
        where = f"`object/{key}` (line {code.lineno_start})"
        _print_note("Removed", f'File "{file.path}": {where}: the type is no longer registered')
        # The empty line that came with the block.
        if kept and kept[-1].kind is None and kept[-1].lines == [""]:
            kept.pop()
    file.code_blocks[:] = kept


def _insert_blocks(file: FileInfo, head: CodeBlock, keys: list[str]) -> None:
    """Empty blocks for types, after the last existing block; with an import section if there is none."""
    blocks = file.code_blocks
    if not any(code.kind == "import-section" for code in blocks):
        at = blocks.index(head) + 1
        blocks[at:at] = _empty_block(file.syntax, head.lineno_start, "import-section")
    ours = [at for at, code in enumerate(blocks) if code.kind in ("object", "import-section")]
    new = (_empty_block(file.syntax, head.lineno_start, f"object/{key}") for key in keys)
    blocks[ours[-1] + 1 : ours[-1] + 1] = [code for pair in new for code in pair]


def _empty_block(syntax: C.MarkerSyntax, lineno: int, stub: str) -> list[CodeBlock]:
    """An empty line and a block with nothing between its markers."""
    begin = f"{syntax.begin} {stub}"
    block = CodeBlock.from_begin_line(lineno, begin, syntax)
    block.lineno_end, block.lines = lineno, [begin, syntax.end]
    return [CodeBlock(None, "", lineno, lineno, [""]), block]


def _stage_3(
    file: FileInfo,
    opt: Options,
    ty_map: dict[str, str],
    global_funcs: dict[str, list[FuncInfo]],
    generator: Generator,
    declared: Mapping[str, Path] | None = None,
) -> bool:
    """Generate the blocks of a file and write it; return whether it changed.

    Blocks of unregistered types stay unchanged and cause an error at the end.
    """
    declared = _declared_objects([file]) if declared is None else declared
    imports = generator.new_imports()
    for code in file.code_blocks:
        if code.kind == "directive" and code.param[0] not in C.PIPELINE_DIRECTIVE_KINDS:
            name, payload = tuple(code.param)
            if name not in generator.directive_kinds:
                raise ValueError(f"Unknown directive `{name}` at line {code.lineno_start}")
            generator.add_directive(imports, name, payload, code.lineno_start)
    of_kind: dict[str | None, list[CodeBlock]] = {}
    for code in file.code_blocks:
        of_kind.setdefault(code.kind, []).append(code)
    exported: set[str] = set()
    for code in of_kind.get("global", []):
        functions = global_funcs.get(code.param[0], [])
        exported.update(function.schema.name for function in functions)
        generator.generate_global_funcs_block(code, functions, ty_map, imports, opt)
    defined: set[str] = set()
    gone = []
    for code in of_kind.get("object", []):
        key = str(code.param)
        if _object_type_key_to_index(key) is None:
            gone.append(f"`object/{key}` (line {code.lineno_start})")
            continue
        defined.add(generator.canonical_type_name(ty_map.get(key, key)))
        info = object_info_from_type_key(key)
        generator.generate_object_block(code, ty_map, imports, opt, info, declared)
    # One of each per file; the names of all blocks above are now known.
    for code in of_kind.get("import-section", [])[:1]:
        generator.generate_import_section_block(code, imports, opt, defined)
    for code in of_kind.get("__all__", [])[:1]:
        names = exported | defined | generator.extra_export_names(imports)
        generator.generate_all_block(code, names, opt)
    for code in of_kind.get("export", []):
        generator.generate_export_block(code)
    changed = file.update(verbose=opt.verbose, dry_run=opt.dry_run)
    if gone:
        raise ValueError(f"{', '.join(gone)}: the type is no longer registered; delete the block")
    return changed


def _print_failed(text: str) -> None:
    print(f"{C.TERM_RED}[Failed] {text}{C.TERM_RESET}")


def _print_note(what: str, text: str) -> None:
    print(f"{C.TERM_YELLOW}[{what}] {text}{C.TERM_RESET}")


if __name__ == "__main__":
    sys.exit(__main__())
