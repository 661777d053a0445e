"""Files that appear whole or not at all: a full disk or a killed process leaves the old contents."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path


def write_whole(path: str | os.PathLike[str], data: str | bytes, mode: int | None = None) -> None:
    """Write a file in one step; readers see the old contents or the new ones.

    The file gets the permissions ``mode``. By default, an existing file keeps its own, and a new one follows the
    umask. A link keeps pointing to its file. Devices, pipes and open files such as ``/dev/stdout`` are written in
    place.
    """
    content = data.encode() if isinstance(data, str) else data
    path = os.fsdecode(path)
    try:
        there = os.stat(path)
    except FileNotFoundError:
        there = None
    if there is not None:
        if not stat.S_ISREG(there.st_mode) or path.startswith(("/dev/", "/proc/")):
            Path(path).write_bytes(content)
            return
        mode = stat.S_IMODE(there.st_mode) if mode is None else mode
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name[:200]}.{os.urandom(8).hex()}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
    descriptor = os.open(beside, flags, 0o666 if mode is None else 0o600)
    try:
        with open(descriptor, "wb") as file:
            if mode is not None:
                os.fchmod(descriptor, mode)
            file.write(content)
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
