"""The CuTe DSL as a peer for benches: downloaded here, carried in parts, joined and unpacked there.

    .venv/bin/python gpu/cute_wheels.py [--python 3.12] [--dist dist]

writes its wheels and their dependencies as one archive, split into folders `cute-1`, `cute-2`, ...: the size of one
transfer is limited, and one of the wheels is larger than that. They keep their own license, and only benches import
them.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

#: Requirements for pip, by exact version; the bindings are those of the oldest driver with CUDA 13.
WHEELS = [
    "nvidia-cutlass-dsl==4.8.1",
    "nvidia-cutlass-dsl-libs-base==4.8.1",
    "nvidia-cutlass-dsl-libs-core==4.8.1",
    "nvidia-cutlass-dsl-libs-cu13==4.8.1",
    "cuda-bindings==13.0.3",
    "cuda-pathfinder==1.8.6",
    "protobuf==7.36.2",
    "typing-extensions==4.16.0",
]
PLATFORMS = ["manylinux_2_28_x86_64", "manylinux_2_24_x86_64", "manylinux2014_x86_64"]
#: Size limit of a folder in bytes: together with the tree less than 64 MiB.
PART = 42 * 1024 * 1024


class Incomplete(Exception):
    """The carried folders are empty, or lack parts of the archive."""


def download(python: str, folder: Path) -> list[Path]:
    """Download the wheels for a version of Python into a folder."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary", ":all:", "--python-version", python]
    command += [word for platform in PLATFORMS for word in ("--platform", platform)]
    subprocess.run([*command, "--dest", str(folder), *WHEELS], check=True)
    return sorted(folder.glob("*.whl"))


def digest_of(archive: bytes | memoryview) -> str:
    """Return a digest that identifies an archive."""
    return hashlib.sha256(archive).hexdigest()[:16]


def cut(files: list[Path], dist: Path, size: int = PART) -> list[Path]:
    """Write files as an archive in parts of at most `size` bytes, each in its own folder; return the parts.

    The name of a part contains the archive's digest, its position and the number of parts.
    """
    for old in dist.glob("cute-*"):
        shutil.rmtree(old)
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for file in files:
            archive.add(file, file.name)
    whole = buffer.getbuffer()
    digest, count = digest_of(whole), -(-len(whole) // size)
    parts = []
    for place in range(count):
        part = dist / f"cute-{place + 1}" / f"{digest}.{place + 1}-of-{count}"
        part.parent.mkdir(parents=True)
        part.write_bytes(whole[place * size : (place + 1) * size])
        parts.append(part)
    return parts


def join(dist: Path) -> bytes:
    """Return the archive whose parts are in the folders `cute-*` of a folder, or raise `Incomplete`."""
    parts = sorted(dist.glob("cute-*/*.*-of-*"), key=lambda part: int(part.parent.name[5:]))
    if not parts:
        raise Incomplete("its wheels were not carried here")
    digest, _, end = parts[0].name.partition(".")
    count = int(end.rpartition("-")[2])
    wanted = [f"{digest}.{place}-of-{count}" for place in range(1, count + 1)]
    found = [part.name for part in parts]
    if found != wanted:
        raise Incomplete(f"of {', '.join(wanted)} only {', '.join(found)} were carried here")
    whole = b"".join(part.read_bytes() for part in parts)
    if digest_of(whole) != digest:
        raise Incomplete("its parts do not make up the archive that was cut")
    return whole


def unpack(dist: Path, folder: Path) -> list[Path]:
    """Unpack the carried wheels into a folder; return the entries for Python's path, or raise `Incomplete`."""
    with tarfile.open(fileobj=io.BytesIO(join(dist))) as archive:
        for member in archive:
            wheel = archive.extractfile(member)
            if wheel is not None:
                with zipfile.ZipFile(wheel) as contents:
                    contents.extractall(folder)
    # Its packages are one level down, where a .pth file of site-packages would point.
    return [folder / "nvidia_cutlass_dsl/dsl_packages", folder]


def main() -> None:
    """Download and split."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--python", default="3.12")
    parser.add_argument("--dist", type=Path, default=Path(__file__).resolve().parents[1] / "dist")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        parts = cut(download(arguments.python, Path(folder)), arguments.dist)
    for part in parts:
        print(f"{part.parent}: {part.stat().st_size} bytes")


if __name__ == "__main__":
    main()
