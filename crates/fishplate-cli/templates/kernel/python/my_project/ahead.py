"""Compiles the kernels ahead of time. setup.py calls `export`; the arguments are described, not allocated."""

import platform
from pathlib import Path

import fishplate as fp

from . import kernels

# The processors that the exported code runs on. None means those like the one that compiles.
TARGET = "x86_64-unknown-linux-gnu -mcpu=x86-64-v2" if platform.machine() == "x86_64" else None


def export(path: Path) -> None:
    """Writes a library with every kernel."""
    n = fp.sym_int()
    vector = fp.make_fake_compact_tensor(fp.Float32, (n,))
    options = (fp.OptLevel(3), *([fp.HostTarget(TARGET)] if TARGET else []))
    saxpy = fp.compile[options](kernels.saxpy, fp.Float32(0), vector, vector)
    fp.export_module(str(path), [saxpy])
