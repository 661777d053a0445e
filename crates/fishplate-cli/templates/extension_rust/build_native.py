"""Builds src/lib.rs with cargo: `python build_native.py`. setup.py calls `build` for the wheel."""

import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent


def build(path: Path) -> None:
    """Compiles the library and puts it at the path."""
    subprocess.run(["cargo", "build", "--quiet", "--release"], cwd=HERE, check=True)
    target = HERE / os.environ.get("CARGO_TARGET_DIR", "target")
    # Replaced by renaming: a running program may have the old file mapped.
    unfinished = path.with_suffix(".new")
    shutil.copy(target / "release/libmy_project.so", unfinished)
    unfinished.replace(path)


if __name__ == "__main__":
    build(HERE / "python/my_project/extension.so")
