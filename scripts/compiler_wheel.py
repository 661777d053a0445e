"""Writes dist/fishplate_compiler-*.whl: the package `fishplate_compiler` with the compiler's library.

The library speaks the C ABI only, so one wheel serves every version of Python.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import platform
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "fishplate_compiler"
LIBRARY = "libfishplate_compiler.so"
# Every entry has this date, so that the same input makes the same wheel.
DATE = (2020, 1, 1, 0, 0, 0)

METADATA = """\
Metadata-Version: 2.4
Name: fishplate-compiler
Version: {version}
Summary: The compiler of Fishplate: kernels wrapped as validated functions, in process or as files
Author: The Fishplate authors
License-Expression: Apache-2.0
License-File: LICENSE
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Software Development :: Compilers
Requires-Python: >=3.10
Requires-Dist: fishplate=={version}
Description-Content-Type: text/markdown

The library that `fishplate.compiler` and `fishplate.spec` load, with LLVM and MLIR in it.
"""
WHEEL = """\
Wheel-Version: 1.0
Generator: fishplate
Root-Is-Purelib: false
Tag: py3-none-{platform}
"""


def write_wheel(library: Path, dist: Path) -> Path:
    """Writes the wheel and returns its path."""
    facts = tomllib.loads((ROOT / "Cargo.toml").read_text())
    version = facts["workspace"]["package"]["version"]
    tag = f"linux_{platform.machine()}"
    info = f"{PACKAGE}-{version}.dist-info"
    files = {
        f"{PACKAGE}/__init__.py": (ROOT / "python" / PACKAGE / "__init__.py").read_bytes(),
        f"{PACKAGE}/{LIBRARY}": library.read_bytes(),
        f"{info}/METADATA": METADATA.format(version=version).encode(),
        f"{info}/WHEEL": WHEEL.format(platform=tag).encode(),
        f"{info}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
    record = [f"{name},{_digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,", ""]).encode()
    dist.mkdir(parents=True, exist_ok=True)
    path = dist / f"{PACKAGE}-{version}-py3-none-{tag}.whl"
    unfinished = path.with_suffix(".tmp")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as wheel:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, DATE)
            mode = 0o755 if name.endswith(".so") else 0o644
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, content)
    unfinished.replace(path)
    return path


def _digest(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return f"sha256={digest.rstrip(b'=').decode()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=Path, required=True, help="the compiler's library")
    parser.add_argument("--dist", type=Path, required=True, help="the folder to write to")
    arguments = parser.parse_args()
    print(write_wheel(arguments.library, arguments.dist))


if __name__ == "__main__":
    main()
