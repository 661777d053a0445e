"""The folder of one build: its path, its owner, and running ninja in it.

Folders are in the cache folder: FISHPLATE_CACHE_DIR or TVM_FFI_CACHE_DIR, else ~/.cache/fishplate. The name contains a
hash of all inputs. The library is loaded into the process later, so a folder that others can write to is refused.
"""

from __future__ import annotations

import hashlib
import logging
import os
import stat
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from .._whole_file import write_whole
from .toolchain import find_ninja

logger = logging.getLogger("fishplate.cpp")

_VARIABLES = ("FISHPLATE_CACHE_DIR", "TVM_FFI_CACHE_DIR")


def cache_folder() -> Path:
    """The folder above the build folders."""
    named = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), None)
    return Path(named or "~/.cache/fishplate").expanduser()


def build_folder(name: str, build_directory: str | None, identity: object) -> Path:
    """The folder to build `name` in, created if missing: `build_directory` if given, else a cache folder for this
    `identity`."""
    if build_directory is not None:
        folder = Path(build_directory).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        return folder
    digest = hashlib.sha256()
    _digest(identity, digest.update)
    folder = cache_folder() / f"{name}_{digest.hexdigest()[:16]}"
    folder.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    folder.mkdir(exist_ok=True, mode=0o700)
    _check_private(folder)
    return folder.resolve()


def _check_private(folder: Path) -> None:
    """Refuse a folder in which somebody else may have put a library."""
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode):
        raise RuntimeError(f"{folder} is not a folder; the build cache needs one there")
    if found.st_uid != os.geteuid():
        raise RuntimeError(
            f"{folder} belongs to user {found.st_uid}, not to you ({os.geteuid()}); "
            f"set {_VARIABLES[0]} to a folder of yours"
        )
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise RuntimeError(f"other users may write to {folder}; remove it to build it again")


def _digest(value: object, update: Callable[[bytes], None]) -> None:
    """Feed a tree of plain values to a hash, each with its kind and length before it."""
    if isinstance(value, (str, bytes)):
        data = value.encode() if isinstance(value, str) else value
        update(f"{type(value).__name__} {len(data)}:".encode() + data)
    elif isinstance(value, Mapping):
        _digest(sorted(value.items()), update)
    elif isinstance(value, Sequence):
        update(f"list {len(value)}:".encode())
        for item in value:
            _digest(item, update)
    elif value is None:
        update(b"none:")
    else:
        raise ValueError(f"Unsupported type: {type(value)}")


def write_if_changed(path: Path, content: str | bytes) -> None:
    """Write a file. If it already has these contents, its time stays, so nothing is compiled again."""
    data = content.encode() if isinstance(content, str) else content
    try:
        if path.read_bytes() == data:
            return
    except FileNotFoundError:
        pass
    write_whole(path, data)


def run_ninja(folder: Path) -> None:
    """Run ninja in a folder with a build file, with MAX_JOBS jobs at most.

    Raises RuntimeError with the whole output if a step fails. With TVM_FFI_CPP_EXTENSION_LOG_BUILD set to 1, stdout or
    stderr, the output is logged.
    """
    command = [find_ninja(), "-v"]
    if jobs := os.environ.get("MAX_JOBS"):
        command += ["-j", jobs]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    printed = {
        "stdout": done.stdout.decode(errors="replace"),
        "stderr": done.stderr.decode(errors="replace"),
    }
    if done.returncode != 0:
        parts = [f"{stream}:\n{text}" for stream, text in printed.items() if text]
        raise RuntimeError("\n".join([f"ninja exited with status {done.returncode}", *parts]))
    wanted = os.environ.get("TVM_FFI_CPP_EXTENSION_LOG_BUILD", "0")
    for stream, text in printed.items():
        if wanted in ("1", stream):
            logger.info("ninja build %s:\n%s", stream, text)
