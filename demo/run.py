"""`make demo`: a bank written in C is used from C, from Python and together with Rust; then Python loops become
machine code.

Each act is a separate program next to this file; this one builds their inputs and starts them. No act waits for an
idle machine: the last one measures briefly and shows the results of `make bench` for comparison.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent / "scripts"))

import peer

BUILD_DIR = peer.TARGET / "demo"
COMPILER = peer.TARGET / "release/libfishplate_compiler.so"
NEXT = """\
  docs/start/index.md       install it, and a page for each kind of reader
  fishplate new kernel NAME a project of your own that builds, tests and packages itself
  make docs                 the documentation as a site, with search: target/site/index.html
  examples/                 small programs in Python, Rust and C, and galleries of kernels
  make bench                the speed, measured properly"""


def heading(text: str, *lines: str) -> None:
    bold, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    print(f"\n{bold}{text}{plain}", flush=True)
    for line in lines:
        print(f"  {line}", flush=True)
    print(flush=True)


def build(library: Path, output: Path, *arguments: str) -> Path:
    command = [str(peer.ROOT / "scripts/build_c"), str(output), *arguments]
    subprocess.run(command, check=True, env={**os.environ, "LIB": str(library)}, cwd=peer.ROOT)
    return output


def build_kernels() -> Path:
    """The Rust library of examples/04_kernels, with the line numbers of a debug build."""
    subprocess.run(["cargo", "build", "-q", "-p", "example-04-kernels"], check=True, cwd=peer.ROOT)
    return peer.TARGET / "debug/libexample_04_kernels.so"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lib", type=Path, required=True, help="the libtvm_ffi.so to show")
    library = parser.parse_args().lib.resolve()
    release = peer.fetch()
    overlay = BUILD_DIR / "overlay"
    peer.make_overlay(release, library, overlay)
    print("demo: building; the compiler with LLVM takes minutes the first time", flush=True)
    teller = build(library, BUILD_DIR / "teller", "demo/teller.c", "demo/bank.c")
    bank = build(library, BUILD_DIR / "libbank.so", "demo/bank.c", "-shared", "-fPIC")
    rust = build_kernels()
    subprocess.run([peer.ROOT / "scripts/build_compiler"], check=True)

    start = time.monotonic()
    ours = {**os.environ, "PYTHONPATH": str(peer.ROOT / "python")}
    ours["FISHPLATE_COMPILER_LIBRARY"] = str(COMPILER)

    heading(
        "1. A bank in C",
        "Someone wrote demo/bank.c against a C header: an account with two fields, and three functions.",
        "A C program finds them by name, reads the fields, and gets an error with its backtrace.",
    )
    subprocess.run([teller], check=True)

    heading(
        "2. The same bank from Python, with Apache's tvm_ffi package",
        "Nobody wrote bindings. Python calls C, C calls Python back, and the exception crosses both.",
        "The package is Apache's; libtvm_ffi.so under it is Fishplate's.",
    )
    theirs = {**os.environ, "PYTHONPATH": str(overlay)}
    subprocess.run([sys.executable, HERE / "clerk.py", bank], check=True, env=theirs)

    heading(
        "3. Rust joins, and NumPy and JAX, with the package fishplate",
        "Tensors go in without a copy. The error at the end starts in Rust, under Python, under C, under Python.",
    )
    subprocess.run([sys.executable, HERE / "tour.py", bank, rust], check=True, env=ours)

    heading(
        "4. Loops in Python become machine code",
        "Compiled in milliseconds, checked at every call, shipped as a library that needs no compiler.",
    )
    kernels = [sys.executable, HERE / "kernels.py", peer.ROOT / "examples/kernels", BUILD_DIR]
    subprocess.run(kernels, check=True, env=ours)

    heading(
        "5. What it costs",
        "The bank of act 1 through both packages, and a kernel beside NumPy: a glance on this machine.",
    )
    subprocess.run([sys.executable, HERE / "cost.py", bank, release.wheel], check=True, env=ours)

    heading(f"That took {time.monotonic() - start:.0f} seconds. Where next?")
    print(NEXT)


if __name__ == "__main__":
    main()
