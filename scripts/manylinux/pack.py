"""Writes the wheel `fishplate` for one Python: the package, its metadata, and binaries for an older glibc.

The Python files are those tracked by git. maturin writes the metadata. Notices of licences and a bill of materials are
added.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import third_party
import wheel_file

ROOT = third_party.ROOT
CRATES = ["fishplate-python", "fishplate-capi", "fishplate-cli"]
COMMAND = "fishplate/bin/fishplate"


def pack(metadata: Path, python: str, platform: str, binaries: Path, dist: Path) -> Path:
    """Write the wheel for a Python such as `3.12`, or `3.14t` without the GIL, and return its path."""
    info = metadata.name
    number = python.replace(".", "")
    tag = f"cp{number.rstrip('t')}-cp{number}-{platform}"
    machine = platform.split("_", 3)[-1]
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "python/fishplate"]
    names = subprocess.check_output(listed, cwd=ROOT, text=True).splitlines()
    files = {name.removeprefix("python/"): (ROOT / name).read_bytes() for name in names}
    for header in (ROOT / "include/fishplate").glob("*.h"):
        files[f"fishplate/include/fishplate/{header.name}"] = header.read_bytes()
    for path in metadata.rglob("*"):
        if path.is_file():
            files[f"{info}/{path.relative_to(metadata)}"] = path.read_bytes()
    others = third_party.of_packages(CRATES)
    wheel = f"Wheel-Version: 1.0\nGenerator: fishplate\nRoot-Is-Purelib: false\nTag: {tag}\n"
    extension = f"fishplate/_core.cpython-{number}-{machine}-linux-gnu.so"
    files |= {
        extension: (binaries / f"_core-{python}.so").read_bytes(),
        "fishplate/lib/libtvm_ffi.so": (binaries / "libtvm_ffi.so").read_bytes(),
        COMMAND: (binaries / "fishplate").read_bytes(),
        f"{info}/WHEEL": wheel.encode(),
        f"{info}/licenses/NOTICES": third_party.notices(others),
        f"{info}/sboms/fishplate.cyclonedx.json": third_party.bill("fishplate", others),
    }
    name = info.removesuffix(".dist-info")
    return wheel_file.write(dist / f"{name}-{tag}.whl", info, files, {COMMAND})


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--metadata", type=Path, required=True, help="the folder of the metadata")
    parser.add_argument("--python", required=True, help="such as 3.12 or 3.14t")
    parser.add_argument("--platform", required=True, help="such as manylinux_2_28_x86_64")
    parser.add_argument("--binaries", type=Path, required=True, help="the folder of the binaries")
    parser.add_argument("--dist", type=Path, required=True, help="the folder to write to")
    given = parser.parse_args()
    print(pack(given.metadata, given.python, given.platform, given.binaries, given.dist))


if __name__ == "__main__":
    main()
