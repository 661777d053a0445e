"""Paths of the libraries and headers of this package.

Our own files (`lib/libtvm_ffi.so`, `include/fishplate/c_api.h`) are part of the package. The C++
headers (`tvm/ffi/*.h`) belong to the apache-tvm-ffi package: they are taken from the folder named
by FISHPLATE_TVM_FFI_INCLUDE, else from an installed apache-tvm-ffi, which is located through its metadata and never
imported. Importing this module accesses no file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes

    from .module import Module

PEER_DISTRIBUTION = "apache-tvm-ffi"
INCLUDE_VARIABLE = "FISHPLATE_TVM_FFI_INCLUDE"
_RUNTIME = "tvm_ffi"


def find_libtvm_ffi() -> str:
    """The path of the runtime library that this package runs on."""
    try:
        return str(_find_library_by_basename("fishplate", _RUNTIME))
    except RuntimeError as error:
        raise RuntimeError(f"Cannot find libtvm_ffi: {error}") from None


def find_windows_implib() -> str:
    """The import library that the linker needs on Windows."""
    path = Path(find_libtvm_ffi()).with_name("tvm_ffi.lib")
    return _checked(path, path.is_file(), "Cannot find implib tvm_ffi.lib")


def find_include_path() -> str:
    """The folder for `-I`: the one with `tvm/ffi/*.h` if there is one, else that of our own C header."""
    peer = _peer_include()
    return str(peer) if peer is not None else find_c_include_path()


def find_c_include_path() -> str:
    """The folder that holds `fishplate/c_api.h`, the C header of the runtime."""
    folder = _own_include()
    if folder is None:
        raise RuntimeError("Cannot find include path: the package has no include/fishplate/c_api.h")
    return str(folder)


def find_cpp_include_path() -> str:
    """Return the folder that contains `tvm/ffi/*.h`; the error explains how to get it."""
    folder = _peer_include()
    if folder is None:
        raise RuntimeError(
            "Cannot find the C++ headers tvm/ffi/*.h. They come with Apache TVM-FFI: run "
            f"`pip install {PEER_DISTRIBUTION}`, or set {INCLUDE_VARIABLE} to the folder that "
            "holds tvm/ffi/c_api.h"
        )
    return str(folder)


def find_dlpack_include_path() -> str:
    """The folder that holds `dlpack/dlpack.h`; our own folder if there is none, because our C header declares DLPack
    itself."""
    peer = _peer_include()
    if peer is not None:
        for folder in (peer, peer.parent / "3rdparty" / "dlpack" / "include"):
            if (folder / "dlpack" / "dlpack.h").is_file():
                return str(folder)
    return find_c_include_path()


def find_python_helper_include_path() -> str:
    """The folder that holds `tvm_ffi_python_helpers.h`, for extensions that need it."""
    return _in_peer(
        ["include", "python/tvm_ffi/cython", "cython"],
        lambda folder: (folder / "tvm_ffi_python_helpers.h").is_file(),
        "Cannot find python helper include path.",
    )


def find_cmake_path() -> str:
    """The folder of the CMake package file `tvm_ffi-config.cmake`."""
    return _in_peer(
        ["share/cmake/tvm_ffi", "cmake"],
        lambda folder: (folder / "tvm_ffi-config.cmake").is_file(),
        "Cannot find cmake path.",
    )


def find_source_path() -> str:
    """The folder above `src/`, if C++ sources are shipped."""
    return _in_peer(["."], lambda folder: (folder / "src").is_dir(), "Cannot find home path.")


def find_cython_lib() -> str:
    """The path of the extension module, found without importing it."""
    from importlib.machinery import EXTENSION_SUFFIXES

    for suffix in EXTENSION_SUFFIXES:
        path = _package_folder() / f"_core{suffix}"
        if path.is_file():
            return str(path.resolve())
    raise RuntimeError(f"Cannot find the extension module _core in {_package_folder()}")


def include_paths() -> list[str]:
    """Every folder that compiling against this package may need."""
    folders = {find_include_path(), find_dlpack_include_path()}
    if (own := _own_include()) is not None:
        folders.add(str(own))
    if _peer_include() is not None:
        folders.add(find_python_helper_include_path())
    return sorted(folders)


def load_lib_ctypes(
    package: str, target_name: str, mode: str, extra_lib_paths: list[Path] | None = None
) -> ctypes.CDLL:
    """Load the library `target_name` of the distribution `package` with `ctypes`.

    `mode` is the name of a ctypes constant, RTLD_LOCAL or RTLD_GLOBAL.
    """
    import ctypes

    path = _find_library_by_basename(package, target_name, extra_lib_paths)
    return ctypes.CDLL(str(path), getattr(ctypes, mode))


def load_lib_module(
    package: str,
    target_name: str,
    keep_module_alive: bool = True,
    extra_lib_paths: list[Path] | None = None,
) -> Module:
    """Load the library `target_name` of the distribution `package` as a module."""
    from .module import load_module

    path = _find_library_by_basename(package, target_name, extra_lib_paths)
    return load_module(path, keep_module_alive=keep_module_alive)


def _find_library_by_basename(
    package: str,
    target_name: str,
    extra_lib_paths: list[Path] | None = None,
    *,
    use_fallback_build_path: bool = True,
    use_env_path: bool = True,
) -> Path:
    """The library file of `target_name`, for example `libmine.so` for `mine`.

    Search order: the files that `package` installed, `extra_lib_paths`, the folders of this package, the folders of
    LD_LIBRARY_PATH and PATH. The runtime itself is always ours: a second copy in the process would have its own
    registry.
    """
    for index, folder in enumerate(extra_lib_paths or []):
        if not isinstance(folder, Path):
            raise TypeError(
                f"extra_lib_paths[{index}] must be a pathlib.Path, "
                f"got {type(folder).__name__}: {folder!r}"
            )
    names = _library_names(target_name)
    own = [_package_folder() / "lib"]
    if target_name != _RUNTIME:
        for path in _installed_files(package):
            if path.name in names and path.is_file():
                return path.resolve()
    folders = [*own] if target_name == _RUNTIME else []
    folders += extra_lib_paths or []
    if use_fallback_build_path:
        folders += [*own, _package_folder().parents[1] / "build" / "lib"]
    if use_env_path:
        folders += _environment_folders()
    folders = list(dict.fromkeys(folders))
    for folder in folders:
        for name in names:
            if _is_file(folder / name):
                return (folder / name).resolve()
    searched = "\n  ".join(str(folder) for folder in folders)
    raise RuntimeError(
        f"Cannot find library {', '.join(names)}; searched directories:\n  {searched}"
    )


def _library_names(target_name: str) -> tuple[str, ...]:
    if sys.platform == "win32":
        return (f"{target_name}.dll",)
    if sys.platform == "darwin":
        return (f"lib{target_name}.dylib", f"lib{target_name}.so")
    return (f"lib{target_name}.so",)


def _installed_files(package: str) -> Iterator[Path]:
    """The files that the distribution `package` installed; empty if it is not installed."""
    from importlib import metadata

    try:
        files = metadata.files(package) or []
    except (metadata.PackageNotFoundError, OSError):
        return
    for file in files:
        yield Path(str(file.locate()))


def _environment_folders() -> list[Path]:
    """The folders that the platform's own loader searches."""
    names = {"win32": ("PATH",), "darwin": ("DYLD_LIBRARY_PATH", "PATH")}
    variables = names.get(sys.platform, ("LD_LIBRARY_PATH", "PATH"))
    entries = [entry for name in variables for entry in os.environ.get(name, "").split(os.pathsep)]
    return [Path(entry.strip()) for entry in entries if entry.strip()]


def _own_include() -> Path | None:
    """The folder of `fishplate/c_api.h`: in the package, or above it in a checkout."""
    package = _package_folder()
    for folder in (package / "include", package.parents[1] / "include"):
        if _is_file(folder / "fishplate" / "c_api.h"):
            return folder
    return None


def _peer_include() -> Path | None:
    """Return the folder of `tvm/ffi/*.h`, or None."""
    from importlib import metadata

    if named := os.environ.get(INCLUDE_VARIABLE):
        folder = Path(named).expanduser()
        if not _is_file(folder / "tvm" / "ffi" / "c_api.h"):
            raise RuntimeError(f"{INCLUDE_VARIABLE}={named}: no tvm/ffi/c_api.h in that folder")
        return folder.resolve()
    try:
        distribution = metadata.distribution(PEER_DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return None
    folder = Path(str(distribution.locate_file("tvm_ffi/include")))
    return folder.resolve() if _is_file(folder / "tvm" / "ffi" / "c_api.h") else None


def _in_peer(places: list[str], accept: Callable[[Path], bool], what: str) -> str:
    """The first of `places`, relative to the folder above the C++ headers, that passes the test."""
    home = Path(find_cpp_include_path()).parent
    for place in places:
        folder = (home / place).resolve()
        if accept(folder):
            return str(folder)
    raise RuntimeError(f"{what} Looked in {home} for: {', '.join(places)}")


def _resolve_and_validate(paths: Iterable[Path], cond: Callable[[Path], bool | Path]) -> str | None:
    """The first of `paths` that `cond` accepts, or the path that `cond` returns for it; None if there is none.

    apache-tvm uses it to find its own files.
    """
    for path in paths:
        try:
            resolved = path.resolve()
            answer = cond(resolved)
        except (OSError, AssertionError):
            continue
        if isinstance(answer, Path):
            return str(answer)
        if answer:
            return str(resolved)
    return None


def _checked(path: Path, good: bool, what: str) -> str:
    if not good:
        raise RuntimeError(f"{what}: {path} is missing")
    return str(path)


def _is_file(path: Path) -> bool:
    """Like `is_file`, but returns False for a folder that we may not enter."""
    try:
        return path.is_file()
    except OSError:
        return False


def _package_folder() -> Path:
    return Path(__file__).resolve().parent
