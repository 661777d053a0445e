"""Builds the package `fishplate` for `pip install` of its sources, and writes its source distribution.

maturin builds the extension and packs the wheel. The runtime and the command that go into the wheel are built before that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import maturin
import sdist
from maturin import prepare_metadata_for_build_wheel

__all__ = ["build_sdist", "build_wheel", "prepare_metadata_for_build_wheel"]

PACKAGE = sdist.ROOT / "python" / "fishplate"


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """Write the wheel for the Python that runs this, and return its name."""
    library = ["-p", "fishplate-capi", "--lib", "--crate-type", "cdylib"]
    _place(["rustc", *library], "libtvm_ffi.so", "lib")
    _place(["build", "-p", "fishplate-cli"], "fishplate", "bin")
    shutil.copytree(sdist.ROOT / "include", PACKAGE / "include", dirs_exist_ok=True)
    return maturin.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Write the source distribution and return its name."""
    with tempfile.TemporaryDirectory() as folder:
        info = prepare_metadata_for_build_wheel(folder)
        metadata = Path(folder, info, "METADATA").read_bytes()
    return sdist.write(Path(sdist_directory), info.removesuffix(".dist-info"), metadata).name


def _place(arguments: list[str], made: str, folder: str) -> None:
    """Build a binary with cargo and put it into a folder of the package."""
    sdist.need_cargo()
    command, *rest = arguments
    subprocess.run(
        ["cargo", command, "--quiet", "--release", "--locked", *rest], cwd=sdist.ROOT, check=True
    )
    target = sdist.ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
    (PACKAGE / folder).mkdir(exist_ok=True)
    # By renaming, because a process may have the old file mapped.
    unfinished = PACKAGE / folder / f"{made}.new"
    shutil.copy(target / "release" / made, unfinished)
    unfinished.replace(PACKAGE / folder / made)
