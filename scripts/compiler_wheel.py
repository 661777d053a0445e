"""Writes dist/fishplate_compiler-*.whl: the package `fishplate_compiler` with the compiler's library.

The library speaks the C ABI only, so one wheel serves every version of Python.
"""

from __future__ import annotations

import argparse
import platform
import tomllib
from pathlib import Path

import third_party
import wheel_file

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "fishplate_compiler"
LIBRARY = "libfishplate_compiler.so"

METADATA = """\
Metadata-Version: 2.4
Name: fishplate-compiler
Version: {version}
Summary: The compiler of Fishplate: kernels wrapped as validated functions, in process or as files
Author: The Fishplate authors
License-Expression: Apache-2.0
License-File: LICENSE
License-File: NOTICES
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


def write_wheel(library: Path, dist: Path, tag: str) -> Path:
    """Writes the wheel and returns its path."""
    facts = tomllib.loads((ROOT / "Cargo.toml").read_text())
    version = facts["workspace"]["package"]["version"]
    info = f"{PACKAGE}-{version}.dist-info"
    others = third_party.of_system() + third_party.of_packages(["fishplate-compiler"])
    files = {
        f"{PACKAGE}/__init__.py": (ROOT / "python" / PACKAGE / "__init__.py").read_bytes(),
        f"{PACKAGE}/{LIBRARY}": library.read_bytes(),
        f"{info}/METADATA": METADATA.format(version=version).encode(),
        f"{info}/WHEEL": WHEEL.format(platform=tag).encode(),
        f"{info}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
        f"{info}/licenses/NOTICES": third_party.notices(others),
        f"{info}/sboms/{PACKAGE}.cyclonedx.json": third_party.bill("fishplate-compiler", others),
    }
    return wheel_file.write(dist / f"{PACKAGE}-{version}-py3-none-{tag}.whl", info, files)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=Path, required=True, help="the compiler's library")
    parser.add_argument("--dist", type=Path, required=True, help="the folder to write to")
    parser.add_argument("--tag", default=f"linux_{platform.machine()}", help="the platform")
    arguments = parser.parse_args()
    print(write_wheel(arguments.library, arguments.dist, arguments.tag))


if __name__ == "__main__":
    main()
