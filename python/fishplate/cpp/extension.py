"""`build`, `load` for source files and `build_inline`, `load_inline` for source text.

Each build has its own folder and a lock: of several processes that build the same library, one builds it and the
others wait and use the result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..utils import FileLock
from .build_file import Flags, build_file, kind_of
from .build_folder import build_folder, run_ninja, write_if_changed
from .toolchain import resolve_gpu_backend

if TYPE_CHECKING:
    from ..module import Module

_INCLUDES = (
    "container/tensor.h",
    "dtype.h",
    "error.h",
    "extra/c_env_api.h",
    "function.h",
)


def build(
    name: str,
    *,
    sources: Sequence[str] | str | None = None,
    cpp_files: Sequence[str] | str | None = None,
    cuda_files: Sequence[str] | str | None = None,
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[str] | None = None,
    build_directory: str | None = None,
    backend: str | None = None,
    output: str | None = None,
) -> str:
    """Compile source files into a library and return its path.

    The ending of a file selects the compiler: `.c` is C, `.cu` is CUDA, any other ending is C++; `.o` and `.obj` go to
    the linker. `cpp_files` and `cuda_files` are additional `sources`. Functions are exported by the sources
    themselves, with the macro TVM_FFI_DLL_EXPORT_TYPED_FUNC. If `output` ends in `.o`, the result is an object file
    instead of a library. `backend` is "cuda", "hip" or None for the one that this machine has. Without
    `build_directory` a folder in the cache is used.
    """
    files = [*_listed(sources), *_listed(cpp_files), *_listed(cuda_files)]
    if not files:
        raise ValueError(f"sources must be provided to build {name!r}")
    paths = [str(Path(file).resolve()) for file in files]
    flags = _flags(extra_cflags, extra_cuda_cflags, extra_ldflags, extra_include_paths)
    folder = build_folder(name, build_directory, ["files", sorted(paths), *_identity(flags)])
    with FileLock(str(folder / "lock")):
        return _run(folder, output or f"{name}.so", paths, flags, {}, backend)


def build_inline(
    name: str,
    *,
    cpp_sources: Sequence[str] | str | None = None,
    cuda_sources: Sequence[str] | str | None = None,
    functions: Mapping[str, str] | Sequence[str] | str | None = None,
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[str] | None = None,
    build_directory: str | None = None,
    embed_cubin: Mapping[str, bytes] | None = None,
    backend: str | None = None,
    output: str | None = None,
) -> str:
    """Compile source text into a library and return its path.

    `functions` names the functions to export; a mapping adds their docstrings. They are exported from the C++ text, or
    from the CUDA text if that is the only one. `embed_cubin` holds compiled kernels by the name that
    TVM_FFI_EMBED_CUBIN uses. Headers of tvm/ffi are included before the text. The rest is as in `build`.
    """
    cpp, cuda = _listed(cpp_sources), _listed(cuda_sources)
    if not (cpp or cuda):
        raise ValueError(f"cpp_sources or cuda_sources must be provided to build {name!r}")
    exports = _exports(functions)
    texts = {}
    if cpp:
        texts["main.cpp"] = _with_exports(cpp, exports)
    if cuda:
        texts["cuda.cu"] = _with_exports(cuda, {} if cpp else exports)
    cubins = dict(embed_cubin or {})
    flags = _flags(extra_cflags, extra_cuda_cflags, extra_ldflags, extra_include_paths)
    folder = build_folder(name, build_directory, ["inline", texts, cubins, *_identity(flags)])
    with FileLock(str(folder / "lock")):
        for file, text in texts.items():
            write_if_changed(folder / file, text)
        paths = [str(folder / file) for file in texts]
        return _run(folder, output or f"{name}.so", paths, flags, cubins, backend)


def load(
    name: str,
    *,
    sources: Sequence[str] | str | None = None,
    cpp_files: Sequence[str] | str | None = None,
    cuda_files: Sequence[str] | str | None = None,
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[str] | None = None,
    build_directory: str | None = None,
    keep_module_alive: bool = True,
    backend: str | None = None,
) -> Module:
    """`build`, then load the library as a module."""
    from ..module import load_module

    path = build(
        name,
        sources=sources,
        cpp_files=cpp_files,
        cuda_files=cuda_files,
        extra_cflags=extra_cflags,
        extra_cuda_cflags=extra_cuda_cflags,
        extra_ldflags=extra_ldflags,
        extra_include_paths=extra_include_paths,
        build_directory=build_directory,
        backend=backend,
    )
    return load_module(path, keep_module_alive=keep_module_alive)


def load_inline(
    name: str,
    *,
    cpp_sources: Sequence[str] | str | None = None,
    cuda_sources: Sequence[str] | str | None = None,
    functions: Mapping[str, str] | Sequence[str] | str | None = None,
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[str] | None = None,
    build_directory: str | None = None,
    embed_cubin: Mapping[str, bytes] | None = None,
    keep_module_alive: bool = True,
    backend: str | None = None,
) -> Module:
    """`build_inline`, then load the library as a module."""
    from ..module import load_module

    path = build_inline(
        name,
        cpp_sources=cpp_sources,
        cuda_sources=cuda_sources,
        functions=functions,
        extra_cflags=extra_cflags,
        extra_cuda_cflags=extra_cuda_cflags,
        extra_ldflags=extra_ldflags,
        extra_include_paths=extra_include_paths,
        build_directory=build_directory,
        embed_cubin=embed_cubin,
        backend=backend,
    )
    return load_module(path, keep_module_alive=keep_module_alive)


def _run(
    folder: Path,
    output: str,
    sources: list[str],
    flags: Flags,
    cubins: Mapping[str, bytes],
    backend: str | None,
) -> str:
    """Write the build file into the locked folder, run it, and return the path of the output."""
    for cubin, data in cubins.items():
        if not (cubin.isidentifier() and cubin.isascii()):
            raise ValueError(f"embed_cubin: a name must be a C identifier, got {cubin!r}")
        write_if_changed(folder / f"{cubin}.cubin", data)
    has_cuda = any(kind_of(source) == "cuda" for source in sources)
    gpu = resolve_gpu_backend(backend) if has_cuda else None
    write_if_changed(folder / "build.ninja", build_file(output, sources, flags, cubins, gpu))
    run_ninja(folder)
    return str((folder / output).resolve())


def _listed(values: Sequence[str] | str | None) -> list[str]:
    if values is None:
        return []
    return [values] if isinstance(values, str) else list(values)


def _flags(
    cflags: Sequence[str] | None,
    cuda_cflags: Sequence[str] | None,
    ldflags: Sequence[str] | None,
    include_paths: Sequence[str] | None,
) -> Flags:
    """Return a list of flags: one string is one flag, None is an empty list."""
    return Flags(*map(_listed, (cflags, cuda_cflags, ldflags, include_paths)))


def _identity(flags: Flags) -> list[Sequence[str]]:
    return [flags.cflags, flags.cuda_cflags, flags.ldflags, flags.include_paths]


def _exports(functions: Mapping[str, str] | Sequence[str] | str | None) -> dict[str, str]:
    """The functions to export with their docstrings."""
    if isinstance(functions, Mapping):
        return dict(functions)
    return dict.fromkeys(_listed(functions), "")


def _with_exports(texts: Sequence[str], exports: Mapping[str, str]) -> str:
    """One translation unit: headers, the texts, and a line per exported function."""
    lines = [f"#include <tvm/ffi/{header}>" for header in _INCLUDES] + ["", *texts]
    for function, doc in exports.items():
        lines.append(f"TVM_FFI_DLL_EXPORT_TYPED_FUNC({function}, {function});")
        if doc:
            lines.append(f"TVM_FFI_DLL_EXPORT_TYPED_FUNC_DOC({function}, {_literal(doc)});")
    return "\n".join([*lines, ""])


def _literal(text: str) -> str:
    """A C++ string literal."""
    named = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    # Octal, because a hexadecimal escape would swallow the digits after it.
    escaped = (named.get(c) or (c if c >= " " else f"\\{ord(c):03o}") for c in text)
    return '"' + "".join(escaped) + '"'
