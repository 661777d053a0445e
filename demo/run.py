"""`make demo`: builds the bank, uses it from C and from Python on our library, then times it.

Each step is a program of its own beside this file; this one only builds and starts them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent / "scripts"))

import peer

BUILD_DIR = peer.TARGET / "demo"


def heading(text: str) -> None:
    bold, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    print(f"\n{bold}{text}{plain}", flush=True)


def build(library: Path, output: Path, *arguments: str) -> Path:
    command = [str(peer.ROOT / "scripts/build_c"), str(output), *arguments]
    subprocess.run(command, check=True, env={**os.environ, "LIB": str(library)}, cwd=peer.ROOT)
    return output


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lib", type=Path, required=True, help="the libtvm_ffi.so to show")
    library = parser.parse_args().lib.resolve()
    release = peer.fetch()
    overlay = BUILD_DIR / "overlay"
    peer.make_overlay(release, library, overlay)

    heading("1. A C program: an object type and functions, registered and used through the C ABI")
    teller = build(library, BUILD_DIR / "teller", "demo/teller.c", "demo/bank.c")
    subprocess.run([teller], check=True)

    heading("2. The same C code from Python, through Apache's tvm_ffi package")
    bank = build(library, BUILD_DIR / "libbank.so", "demo/bank.c", "-shared", "-fPIC")
    environment = {**os.environ, "PYTHONPATH": str(overlay)}
    subprocess.run([sys.executable, HERE / "clerk.py", bank], check=True, env=environment)

    heading("3. Speed beside the peer's library: a short run, `make bench` measures properly")
    bench = [sys.executable, peer.ROOT / "bench/run.py", "--quick", "--section", "c_abi"]
    subprocess.run([*bench, "--lib", library], check=True)


if __name__ == "__main__":
    main()
