"""The peer release: downloads of its wheel and sdist, and the overlay with another library.

Everything lives under target/peer. Downloads use pip and the package name, so they respect pip's configured index or
mirror. Run as a program, it only downloads.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = "apache-tvm-ffi"
VERSION = "0.1.15.post2"
LIBRARY = "libtvm_ffi.so"
TESTING_LIBRARY = "libtvm_ffi_testing.so"

ROOT = Path(__file__).resolve().parents[1]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PEER_DIR = TARGET / "peer"


@dataclass(frozen=True)
class Peer:
    """The unpacked release: `wheel` holds tvm_ffi/ and its dist-info, `sdist` the tests."""

    wheel: Path
    sdist: Path

    @property
    def include(self) -> Path:
        return self.wheel / "tvm_ffi/include"

    @property
    def lib_dir(self) -> Path:
        return self.wheel / "tvm_ffi/lib"


@contextlib.contextmanager
def locked(name: str) -> Iterator[None]:
    """Holds an exclusive lock, so that parallel runs do not build into one folder."""
    PEER_DIR.mkdir(parents=True, exist_ok=True)
    with open(PEER_DIR / f"{name}.lock", "w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def fetch() -> Peer:
    """Downloads and unpacks the release unless that is already done."""
    name = f"apache_tvm_ffi-{VERSION}"
    with locked("fetch"):
        wheel = _unpacked("wheel", f"{name}.dist-info", f"{name}-*.whl", "zip", "--only-binary")
        sdist = _unpacked("sdist", name, f"{name}.tar.gz", "gztar", "--no-binary")
    return Peer(wheel, sdist / name)


def _unpacked(kind: str, holds: str, pattern: str, archive_format: str, pip_option: str) -> Path:
    folder = PEER_DIR / kind
    if (folder / holds).is_dir():
        return folder
    print(f"downloading {PACKAGE} {VERSION} ({kind})", flush=True)
    download = PEER_DIR / "download" / kind
    command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
    command += ["--no-deps", pip_option, PACKAGE, "--dest", str(download), f"{PACKAGE}=={VERSION}"]
    subprocess.run(command, check=True)
    [archive] = download.glob(pattern)
    # Unpacked next to the target and renamed, so an interrupted run leaves nothing half done.
    partial = folder.with_suffix(".partial")
    shutil.rmtree(partial, ignore_errors=True)
    shutil.unpack_archive(archive, partial, archive_format)
    # An earlier pinned release.
    shutil.rmtree(folder, ignore_errors=True)
    return partial.rename(folder)


def make_overlay(peer: Peer, library: Path, folder: Path) -> Path:
    """Fills `folder` with the wheel's content, with libtvm_ffi.so replaced by `library`.

    The dist-info is included because tvm_ffi opens the path in its RECORD: without it Python would find another
    installed copy and silently load that one. Returns the lib folder.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(peer.wheel, folder, copy_function=os.link)
    lib_dir = folder / "tvm_ffi/lib"
    (lib_dir / LIBRARY).unlink()
    shutil.copy(library, lib_dir / LIBRARY)
    return lib_dir


if __name__ == "__main__":
    fetch()
