"""The compiler's library `libfishplate_compiler.so`: where it is, and how it is loaded once.

It contains LLVM and has its own package, fishplate-compiler. The package fishplate-mlir-all has the same library with all
of MLIR's dialects; it is preferred where both are installed. `import fishplate` never touches the library;
`fishplate.spec` and `fishplate.compiler` load it.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path

from .registry import get_global_func

VARIABLE = "FISHPLATE_COMPILER_LIBRARY"
PACKAGE = "fishplate_compiler"
COMPLETE_PACKAGE = "fishplate_mlir_all"
NAME = "libfishplate_compiler.so"

_loaded: Path | None = None


def find() -> Path:
    """Return the path of the library; the ImportError explains how to get it."""
    if named := os.environ.get(VARIABLE):
        path = Path(named).expanduser()
        if not path.is_file():
            raise ImportError(f"{VARIABLE}={named}: there is no such file")
        return path.resolve()
    for path in _candidates():
        if path.is_file():
            return path.resolve()
    raise ImportError(
        f"The compiler's library {NAME} is not installed: run `pip install 'fishplate[compiler]'`, "
        f"or set {VARIABLE} to its path",
        name=PACKAGE,
    )


def _candidates() -> Iterator[Path]:
    """List the places to look in: the installed packages, then a build in the source tree."""
    for package in (COMPLETE_PACKAGE, PACKAGE):
        try:
            found = importlib.util.find_spec(package)
        except (ImportError, ValueError):
            found = None
        for folder in (found.submodule_search_locations or []) if found else []:
            yield Path(folder) / NAME
    root = Path(__file__).resolve().parents[2]
    if (root / "Cargo.toml").is_file():
        target = root / os.environ.get("CARGO_TARGET_DIR", "target")
        yield from (target / profile / NAME for profile in ("release", "debug"))


def load() -> Path:
    """Load the library once. This registers its functions and types."""
    global _loaded
    if _loaded is None:
        path = find()
        import ctypes  # only programs that compile pay for it

        try:
            ctypes.CDLL(str(path), os.RTLD_NOW | os.RTLD_LOCAL)
        except OSError as error:
            raise ImportError(f"The compiler's library cannot be loaded: {error}") from error
        if get_global_func("fishplate.compiler.version", allow_missing=True) is None:
            raise ImportError(f"{path} did not register the compiler: is it a {NAME}?")
        _loaded = path
    return _loaded
