"""Programs of third parties that use TVM-FFI, on Apache's library and on ours, side by side.

Each client is installed from the registry into its own environment under target/clients, which is removed afterwards.
Its program in `programs/` runs on the library that came with it, on our library instead, and on the package fishplate
under the name tvm_ffi. All runs have to print the same as the first.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import peer  # noqa: E402

HERE = Path(__file__).resolve().parent
TARGET = peer.TARGET / "clients"
LIBRARY = "libtvm_ffi.so"
#: Time limit of a program in seconds.
LIMIT = 600


@dataclass(frozen=True)
class Client:
    """A package of the registry, and other packages that its program needs."""

    name: str
    version: str
    gigabytes: float
    others: tuple[str, ...] = ()
    #: Why the package fishplate cannot run it, if it cannot.
    not_on_package: str = ""

    @property
    def program(self) -> Path:
        """The program that uses it."""
        return HERE / "programs" / f"use_{self.name.replace('-', '_')}.py"


CLIENTS = (
    Client("apache-tvm", "0.27.0.post1", 1, ("apache-tvm-ffi==0.1.15.post2",)),
    Client("jax-tvm-ffi", "0.1.3", 1, ("apache-tvm-ffi==0.1.15.post2", "jax==0.10.2")),
    Client(
        "flashinfer-python",
        "0.7.2.post1",
        12,
        ("apache-tvm-ffi==0.1.15.post2", "torch==2.15.0"),
    ),
    Client("xgrammar", "0.2.8", 8, ("apache-tvm-ffi==0.1.15.post2", "torch==2.15.0")),
    Client(
        "tilelang",
        "0.1.15",
        8,
        ("torch==2.15.0",),
        not_on_package="it needs a release before 0.1.13; Apache's package of 0.1.15 does not run it either",
    ),
)


@dataclass(frozen=True)
class Outcome:
    """Output and exit of one run."""

    lines: list[str]
    #: The libraries that the process had mapped, each as its digest, because the environment may already be gone.
    mapped: list[str]
    ending: str
    errors: str

    @property
    def summary(self) -> str:
        """The outcome in one or two words."""
        return self.ending or f"{len(self.lines)} lines"


def environment(client: Client) -> Path:
    """Installs the client; returns its folder."""
    folder = TARGET / client.name
    stamp = folder / ".stamp"
    wanted = [f"{client.name}=={client.version}", *client.others]
    if stamp.is_file() and stamp.read_text().split() == wanted:
        return folder
    free = shutil.disk_usage(peer.TARGET).free / 1e9
    if free < client.gigabytes:
        raise SystemExit(f"{client.name} needs {client.gigabytes} GB of disk, {free:.1f} are free")
    print(f"{client.name}: installing {' '.join(wanted)}", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip = [
        str(folder / "bin/pip"),
        "install",
        "-q",
        "--disable-pip-version-check",
        "--no-cache-dir",
    ]
    subprocess.run([*pip, *wanted], check=True)
    stamp.write_text("\n".join(wanted))
    return folder


def overlay(folder: Path, library: Path) -> Path:
    """Returns a folder with the environment's own tvm_ffi, its library replaced by `library`."""
    [site] = folder.glob("lib/python*/site-packages")
    made = folder / "overlay"
    shutil.rmtree(made, ignore_errors=True)
    for found in (site / "tvm_ffi", *site.glob("apache_tvm_ffi-*.dist-info")):
        shutil.copytree(found, made / found.name, copy_function=os.link)
    replaced = made / "tvm_ffi/lib" / LIBRARY
    replaced.unlink()
    shutil.copy(library, replaced)
    return made


def run(client: Client, folder: Path, *paths: Path) -> Outcome:
    """Runs the program with these folders in front of the environment's own."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    settings["PYTHONPATH"] = os.pathsep.join(map(str, paths))
    [package] = folder.glob("lib/python*/site-packages/tvm_ffi")
    settings["FISHPLATE_TVM_FFI_INCLUDE"] = str(package / "include")
    settings["FISHPLATE_TESTING_LIBRARY"] = str(package / "lib/libtvm_ffi_testing.so")
    # Output before a crash counts. Files that a client compiles or caches stay in its environment.
    settings |= {"PYTHONUNBUFFERED": "1", "HOME": str(folder), "XDG_CACHE_HOME": f"{folder}/cache"}
    command = [str(folder / "bin/python"), str(HERE / "watch.py"), str(client.program)]
    try:
        done = subprocess.run(
            command, env=settings, capture_output=True, text=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return Outcome([], [], f"runs longer than {LIMIT} s", "")
    lines = done.stdout.splitlines()
    paths = [path for line in lines if line.startswith("mapped ") for path in line.split()[1:]]
    ending = ""
    if done.returncode < 0:
        ending = signal.Signals(-done.returncode).name
    elif done.returncode:
        ending = f"exit code {done.returncode}"
    shown = [line for line in lines if not line.startswith("mapped ")]
    return Outcome(shown, [digest(Path(path)) for path in paths], ending, done.stderr)


def digest(path: Path) -> str:
    """Returns a digest that identifies a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def faults(stock: Outcome, ours: Outcome, library: Path) -> list[str]:
    """Faults of a run on our library."""
    found = [f"it ends with {ours.ending}"] if ours.ending else []
    if not ours.ending and ours.mapped != [digest(library)]:
        found.append("the library under test, and no other, has to be mapped")
    for at, line in enumerate(stock.lines):
        other = ours.lines[at] if at < len(ours.lines) else "nothing"
        if line != other:
            found.append(f"line {at + 1} is `{other}`, on Apache's library `{line}`")
    return found


def check(client: Client, library: Path, keep: bool) -> bool:
    """Runs one client; returns whether all is well."""
    started = time.monotonic()
    folder = environment(client)
    try:
        stock = run(client, folder)
        runs = {"library": run(client, folder, overlay(folder, library))}
        if not client.not_on_package:
            alias = ROOT / "tests/conformance/alias"
            runs["package"] = run(client, folder, alias, ROOT / "python")
    finally:
        if not keep:
            shutil.rmtree(folder, ignore_errors=True)
    parts = [f"stock {stock.summary}", *(f"{name} {ours.summary}" for name, ours in runs.items())]
    if client.not_on_package:
        parts.append(f"package not run: {client.not_on_package}")
    seconds = time.monotonic() - started
    print(f"{client.name} {client.version}: {', '.join(parts)} ({seconds:.0f} s)", flush=True)
    good = bool(stock.lines)
    if not good:
        print(f"  the program does nothing on Apache's library:\n{stock.errors[-2000:]}")
    for name, ours in runs.items():
        for fault in faults(stock, ours, library):
            good = False
            print(f"  {name}: {fault}")
        if ours.ending:
            print(ours.errors[-2000:])
    return good


def main() -> int:
    """Runs the clients named on the command line, by default all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(c.name for c in CLIENTS)}")
    parser.add_argument("--keep", action="store_true", help="leave the environments where they are")
    parser.add_argument("--lib", type=Path, default=peer.TARGET / "release" / LIBRARY)
    arguments = parser.parse_args()
    known = {client.name: client for client in CLIENTS}
    if unknown := [name for name in arguments.names if name not in known]:
        parser.error(f"no client is named {', '.join(unknown)}")
    wanted = [known[name] for name in arguments.names or known]
    results = [check(client, arguments.lib.resolve(), arguments.keep) for client in wanted]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
