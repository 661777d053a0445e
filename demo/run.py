"""`make demo`: builds the bank, uses it from C and from Python on our library, shows the Python
package with Rust kernels beside it, compiles loops of Python, then times all.

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
COMPILER = peer.TARGET / "release/libfishplate_compiler.so"


def heading(text: str) -> None:
    bold, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    print(f"\n{bold}{text}{plain}", flush=True)


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

    heading("1. A C program: an object type and functions, registered and used through the C ABI")
    teller = build(library, BUILD_DIR / "teller", "demo/teller.c", "demo/bank.c")
    subprocess.run([teller], check=True)

    heading("2. The same C code from Python, through Apache's tvm_ffi package")
    bank = build(library, BUILD_DIR / "libbank.so", "demo/bank.c", "-shared", "-fPIC")
    environment = {**os.environ, "PYTHONPATH": str(overlay)}
    subprocess.run([sys.executable, HERE / "clerk.py", bank], check=True, env=environment)

    heading("3. The package fishplate: functions, classes, NumPy and JAX tensors, an error's way")
    environment["PYTHONPATH"] = str(peer.ROOT / "python")
    tour = [sys.executable, HERE / "tour.py", bank, build_kernels()]
    subprocess.run(tour, check=True, env=environment)

    heading("4. The kernel language: loops of Python as machine code")
    subprocess.run([peer.ROOT / "scripts/build_compiler"], check=True)
    environment["FISHPLATE_COMPILER_LIBRARY"] = str(COMPILER)
    kernels = [sys.executable, HERE / "kernels.py", peer.ROOT / "examples/kernels", BUILD_DIR]
    subprocess.run(kernels, check=True, env=environment)

    heading("5. Speed beside the peers: a short run, `make bench` measures properly")
    bench = [sys.executable, peer.ROOT / "bench/run.py", "--quick", "--lib", library]
    for section in ("c_abi", "python", "kernels"):
        plot = BUILD_DIR / f"{section}.png"
        plot.unlink(missing_ok=True)
        subprocess.run([*bench, "--section", section, "--plot", plot], check=True)
        if plot.exists():  # A machine too busy to measure on makes none.
            print(f"  as a chart: {os.path.relpath(plot)}\n", flush=True)


if __name__ == "__main__":
    main()
