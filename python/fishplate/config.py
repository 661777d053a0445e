"""The command `fishplate-config` (`python -m fishplate.config`): paths and flags for compiling.

One row per flag: its name, its help, and its output. Output follows the order of the table, not that of the
command line.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from . import libinfo


def _library_folder() -> str:
    return str(Path(libinfo.find_libtvm_ffi()).parent)


def _include_flags() -> str:
    """Return a flag for each folder of headers: Apache's if its package is installed, then ours.

    A program that knows this module as `tvm_ffi.config` compares the text with upstream's.
    """
    folders = [libinfo.find_include_path(), libinfo.find_dlpack_include_path()]
    if __package__ == "fishplate":
        folders = list(dict.fromkeys([*folders, libinfo.find_c_include_path()]))
    return " ".join(f"-I{folder}" for folder in folders)


# Options of the command, and the text that each prints.
_OPTIONS: list[tuple[str, str, Callable[[], str]]] = [
    ("includedir", "folder of the headers", libinfo.find_include_path),
    ("dlpack-includedir", "folder of dlpack/dlpack.h", libinfo.find_dlpack_include_path),
    ("c-includedir", "folder of fishplate/c_api.h", libinfo.find_c_include_path),
    ("cmakedir", "folder of the CMake package file", libinfo.find_cmake_path),
    ("libdir", "folder of the runtime library", _library_folder),
    ("libfiles", "the runtime library with its path", libinfo.find_libtvm_ffi),
    ("sourcedir", "folder above the C++ sources", libinfo.find_source_path),
    ("cython-lib-path", "the extension module with its path", libinfo.find_cython_lib),
    ("cxxflags", "flags for a C++ compiler", lambda: f"{_include_flags()} -std=c++17"),
    ("cflags", "flags for a C compiler", _include_flags),
    ("libs", "libraries to link with", lambda: "-ltvm_ffi"),
    ("ldflags", "flags for the linker", lambda: f"-L{_library_folder()}"),
]


def __main__() -> None:
    """Print the paths and flags that the command line selects; without arguments, the help."""
    parser = argparse.ArgumentParser(description="Paths and flags for compiling with Fishplate")
    for name, text, _ in _OPTIONS:
        parser.add_argument(f"--{name}", action="store_true", help=text)
    asked = vars(parser.parse_args())
    if not any(asked.values()):
        parser.print_help()
        return
    try:
        for name, _, value in _OPTIONS:
            if asked[name.replace("-", "_")]:
                print(value())
    except RuntimeError as error:
        sys.exit(f"{parser.prog}: {error}")


if __name__ == "__main__":
    __main__()
