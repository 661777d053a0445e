"""Writes dist/fishplate_compiler-*.whl: the package `fishplate_compiler` with the compiler's library.

With ``--all`` it writes dist/fishplate_mlir_all-*.whl: the package with the same library and all of MLIR's dialects.
The library uses only the C ABI, so one wheel works for every version of Python. The hooks at the end let pip build the
wheel from a source distribution, on a machine with Rust and LLVM.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
from pathlib import Path
from typing import Any

import sdist
import third_party
import wheel_file

ROOT = sdist.ROOT
PACKAGE = "fishplate_compiler"
COMPLETE_PACKAGE = "fishplate_mlir_all"
LIBRARY = "libfishplate_compiler.so"
#: The tag of a wheel for machines like this one.
HERE = f"linux_{platform.machine()}"
#: Variables with the folder of LLVM, the folder where Debian has it, and files of the three libraries there.
PREFIXES = ("MLIR_SYS_220_PREFIX", "LLVM_SYS_221_PREFIX", "TABLEGEN_220_PREFIX")
USUAL_PREFIX = "/usr/lib/llvm-22"
NEEDED = ("bin/llvm-config", "lib/libMLIRIR.a", "lib/liblldELF.a")
#: The packages of Debian with these, and with what they link.
DEBIAN = (
    "llvm-22-dev",
    "libmlir-22-dev",
    "mlir-22-tools",
    "liblld-22-dev",
    "libpolly-22-dev",
    "libxml2-dev",
    "libzstd-dev",
    "zlib1g-dev",
)

METADATA = """\
Metadata-Version: 2.4
Name: {name}
Version: {version}
Summary: {summary}
Author: The Fishplate authors
License-Expression: Apache-2.0
{licences}
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Software Development :: Compilers
Requires-Python: >=3.10
Requires-Dist: fishplate=={version}
Description-Content-Type: text/markdown

The library that `fishplate.compiler` and `fishplate.spec` load, with LLVM and {contents} in it.
"""
#: The summary of each package, and its part of MLIR.
CONTENTS = {
    PACKAGE: (
        "The compiler of Fishplate: kernels wrapped as validated functions, in process or as files",
        "the dialects of MLIR that the compiler uses",
    ),
    COMPLETE_PACKAGE: (
        "The compiler of Fishplate with all dialects, passes and translations of MLIR",
        "all of MLIR",
    ),
}
WHEEL = """\
Wheel-Version: 1.0
Generator: fishplate
Root-Is-Purelib: false
Tag: py3-none-{platform}
"""
#: The file `pyproject.toml` of the source distribution.
PROJECT = b"""\
[build-system]
requires = []
build-backend = "compiler_wheel"
backend-path = ["scripts"]
"""


def metadata(package: str, licences: tuple[str, ...]) -> bytes:
    """Returns the METADATA file of a package that contains the given files of licences."""
    summary, contents = CONTENTS[package]
    text = METADATA.format(
        name=package.replace("_", "-"),
        version=third_party.own_version(),
        licences="\n".join(f"License-File: {name}" for name in licences),
        summary=summary,
        contents=contents,
    )
    return text.encode()


def write_wheel(library: Path, dist: Path, tag: str, package: str = PACKAGE) -> Path:
    """Writes the wheel of a package and returns its path."""
    version = third_party.own_version()
    info = f"{package}-{version}.dist-info"
    others = third_party.of_system() + third_party.of_packages(["fishplate-compiler"])
    bill = third_party.bill(package.replace("_", "-"), others)
    files = {
        f"{package}/__init__.py": (ROOT / "python" / package / "__init__.py").read_bytes(),
        f"{package}/{LIBRARY}": library.read_bytes(),
        f"{info}/METADATA": metadata(package, ("LICENSE", "NOTICES")),
        f"{info}/WHEEL": WHEEL.format(platform=tag).encode(),
        f"{info}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
        f"{info}/licenses/NOTICES": third_party.notices(others),
        f"{info}/sboms/{package}.cyclonedx.json": bill,
    }
    return wheel_file.write(dist / f"{package}-{version}-py3-none-{tag}.whl", info, files)


def write_sdist(dist: Path) -> Path:
    """Writes the source distribution and returns its path."""
    version = third_party.own_version()
    files = {"pyproject.toml": PROJECT}
    # The notices are about what is linked in, so only wheels have them.
    return sdist.write(dist, f"{PACKAGE}-{version}", metadata(PACKAGE, ("LICENSE",)), files)


def need_llvm() -> None:
    """Ends the build with a fix if the libraries that it links are not installed."""
    prefix = Path(os.environ.get(PREFIXES[0], USUAL_PREFIX))
    missing = [name for name in NEEDED if not (prefix / name).exists()]
    if missing:
        raise SystemExit(
            f"{prefix} has no {', '.join(missing)}: the compiler of Fishplate is built with LLVM, MLIR and LLD 22 "
            f"(Debian: {' '.join(DEBIAN)}). {', '.join(PREFIXES)} name another folder"
        )


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """Builds the library and the wheel, and returns the wheel's name."""
    sdist.need_cargo()
    need_llvm()
    subprocess.run([ROOT / "scripts/build_compiler"], check=True)
    library = ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "release" / LIBRARY
    return write_wheel(library, Path(wheel_directory), HERE).name


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Writes the source distribution and returns its name."""
    return write_sdist(Path(sdist_directory)).name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=Path, required=True, help="the compiler's library")
    parser.add_argument("--dist", type=Path, required=True, help="the folder to write to")
    parser.add_argument("--tag", default=HERE, help="the platform")
    parser.add_argument("--all", action="store_true", help="the library has all of MLIR's dialects")
    arguments = parser.parse_args()
    package = COMPLETE_PACKAGE if arguments.all else PACKAGE
    print(write_wheel(arguments.library, arguments.dist, arguments.tag, package))


if __name__ == "__main__":
    main()
