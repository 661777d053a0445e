"""Builds src/extension.cc: `python build_native.py`. setup.py calls `build` for the wheel."""

import shutil
from pathlib import Path

from fishplate import cpp

HERE = Path(__file__).resolve().parent


def build(path: Path) -> None:
    """Compiles the library and puts it at the path."""
    made = cpp.build("extension", cpp_files=[str(HERE / "src/extension.cc")], extra_cflags=["-O2"])
    # Replaced by renaming: a running program may have the old file mapped.
    unfinished = path.with_suffix(".new")
    shutil.copy(made, unfinished)
    unfinished.replace(path)


if __name__ == "__main__":
    build(HERE / "python/my_project/extension.so")
