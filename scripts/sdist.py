"""Writes source distributions: all files tracked by git, and the metadata. The same files give the same bytes."""

from __future__ import annotations

import gzip
import io
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

from wheel_file import USUAL_DATE

ROOT = Path(__file__).resolve().parents[1]


def need_cargo() -> None:
    """End the build with a fix if Rust is not installed."""
    if not shutil.which("cargo"):
        raise SystemExit("cargo is not installed: Fishplate is built with Rust (https://rustup.rs)")


def write(dist: Path, stem: str, metadata: bytes, replaced: dict[str, bytes] | None = None) -> Path:
    """Write `dist/<stem>.tar.gz` and return its path.

    `replaced` contains files that differ from those of the tree.
    """
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(listed, cwd=ROOT, text=True).splitlines()
    files = {name: (ROOT / name).read_bytes() for name in names if (ROOT / name).is_file()}
    files |= {"PKG-INFO": metadata, **(replaced or {})}
    date = int(os.environ.get("SOURCE_DATE_EPOCH") or USUAL_DATE)
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"{stem}/{name}")
            entry.size, entry.mtime = len(content), date
            entry.mode = 0o755 if os.access(ROOT / name, os.X_OK) else 0o644
            archive.addfile(entry, io.BytesIO(content))
    dist.mkdir(parents=True, exist_ok=True)
    path = dist / f"{stem}.tar.gz"
    path.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=date))
    return path
