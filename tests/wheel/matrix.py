"""Installs the wheels of dist/ in minimal systems and runs a smoke test in each: `make wheel-matrix`.

A system is a root folder of Debian that debootstrap makes, with the Pythons of its archive. The roots are kept in the
user's cache. The result is a table with a line for each system and Python, in docs/install.md. Needs the permission
for chroot.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "install.md"
START, END = "<!-- matrix: written by make wheel-matrix -->\n", "<!-- end of matrix -->\n"
#: Suites of Debian, and the Pythons in their archives. One that ends in `t` has no GIL: no archive has it, so it is that
#: of `scripts/free_threaded`. After a plus sign stands the compiler's package, if it is not the usual one.
SUITES = {
    "bullseye": ("Debian 11", ["3.9"]),
    "bookworm": ("Debian 12", ["3.11", "3.11 + fishplate-mlir-all", "3.14t"]),
    "trixie": ("Debian 13", ["3.13"]),
    "forky": ("Debian testing", ["3.13", "3.14", "3.15"]),
}
PARTS = ("import", "call", "class", "kernel", "export", "IR", "CLI")
#: The oldest Python of the package.
OLDEST = (3, 10)


def mirror() -> str:
    """Return the archive of Debian: DEBIAN_MIRROR, or the first one that this machine's apt uses."""
    if given := os.environ.get("DEBIAN_MIRROR"):
        return given
    folder = Path("/etc/apt")
    for file in [folder / "sources.list", *sorted((folder / "sources.list.d").glob("*"))]:
        text = file.read_text() if file.is_file() else ""
        found = re.search(r"^(?:URIs: *|deb +(?:\[.*?\] +)?)(\S+)", text, re.MULTILINE)
        if found:
            return found[1]
    raise SystemExit("no archive of Debian is known: set DEBIAN_MIRROR to the address of one")


def cache() -> Path:
    """Return the folder where roots are kept."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "fishplate" / "roots"


def make_root(suite: str, pythons: list[str]) -> Path | str:
    """Return the root of a suite, or the reason why there is none."""
    root = cache() / suite
    if not (root / ".complete").exists():
        if not shutil.which("debootstrap"):
            return "debootstrap is not installed (apt-get install debootstrap)"
        shutil.rmtree(root, ignore_errors=True)
        scripts = Path("/usr/share/debootstrap/scripts")
        script = scripts / (suite if (scripts / suite).exists() else "sid")
        packages = "python3,python3-venv"
        command = ["debootstrap", "--variant=minbase", "--no-check-gpg", f"--include={packages}"]
        made = run([*command, suite, str(root), mirror(), str(script)])
        if made.returncode:
            return f"debootstrap failed: {made.stderr.strip().splitlines()[-1:]}"
        (root / ".complete").touch()
    for python in pythons:
        if python[-1].isdigit() and not (root / f"usr/bin/python{python}").exists():
            # A mirror of the archive may be older than the archive's metadata allows.
            get = "apt-get -qq -y -o Acquire::Check-Valid-Until=false"
            install = f"{get} --no-install-recommends install python{python}-venv"
            inside(root, f"{get} update && {install}")
    return root


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command and capture its output."""
    return subprocess.run(command, capture_output=True, text=True)


def inside(root: Path, script: str, *binds: tuple[Path, str]) -> subprocess.CompletedProcess[str]:
    """Run a shell script with `root` as its root, in its own mount namespace."""
    lines = ["set -e", "mount --make-rprivate /"]
    for source, place in [(Path("/proc"), "proc"), (Path("/dev"), "dev"), *binds]:
        lines += [f"mkdir -p '{root}/{place}'", f"mount --rbind '{source}' '{root}/{place}'"]
    lines.append(f'exec chroot "{root}" /usr/bin/env -i HOME=/root LANG=C.UTF-8 '
                 'PATH=/usr/sbin:/usr/bin:/sbin:/bin sh -ec "$1"')  # fmt: skip
    return run(["unshare", "--mount", "sh", "-c", "\n".join(lines), "sh", script])


def try_python(root: Path, row: str, wheels: Path) -> str:
    """Return the parts that worked, or the reason why it failed."""
    python, _, compiler = row.partition(" + ")
    number = python.rstrip("t")
    if tuple(map(int, number.split("."))) < OLDEST:
        return try_libraries(root, python, wheels)
    binds = [(wheels, "mnt/wheels"), (ROOT / "tests/wheel", "mnt/tests")]
    program = Path("/usr/bin") / f"python{python}"
    if python.endswith("t"):
        built = sorted(cache().parent.glob(f"python-{number}.*t/bin/{program.name}"))
        if not built:
            return "missing: it was not built (scripts/free_threaded)"
        program = built[-1]
        binds.append((program.parents[1], str(program.parents[1]).lstrip("/")))
    elif not (root / str(program).lstrip("/")).exists():
        return "missing: the archive has no such Python"
    tag = f"cp{number.replace('.', '')}"
    if not any(wheels.glob(f"fishplate-*-{tag}-cp{python.replace('.', '')}-*.whl")):
        return f'missing: no wheel was built for it (make wheels PYTHONS="{python}")'
    if compiler and not any(wheels.glob(f"{compiler.replace('-', '_')}-*.whl")):
        return f"missing: no wheel of {compiler} was built"
    packages = f"fishplate {compiler}" if compiler else "'fishplate[compiler]'"
    script = (
        f"rm -rf /opt/try && {program} -m venv /opt/try && "
        "/opt/try/bin/pip install -q --disable-pip-version-check --no-index --find-links /mnt/wheels "
        f"{packages} && /opt/try/bin/python -I /mnt/tests/smoke.py"
    )
    ended = inside(root, script, *binds)
    said = ended.stdout.split()
    if ended.returncode == 0 and tuple(said) == PARTS:
        return "works"
    print(ended.stdout, ended.stderr, file=sys.stderr)
    last = (ended.stderr.strip().splitlines() or ["nothing"])[-1]
    return f"fails after {' '.join(said) or 'the start'}: {last}"


LIBRARIES = """
import ctypes, glob, subprocess, zipfile
for wheel in glob.glob("/mnt/wheels/fishplate-*.whl")[:1] + glob.glob("/mnt/wheels/fishplate_compiler-*.whl"):
    zipfile.ZipFile(wheel).extractall("/opt/try")
ctypes.CDLL("/opt/try/fishplate/lib/libtvm_ffi.so", ctypes.RTLD_GLOBAL)
ctypes.CDLL("/opt/try/fishplate_compiler/libfishplate_compiler.so")
subprocess.check_call(["sh", "-c", "chmod +x /opt/try/fishplate/bin/fishplate; /opt/try/fishplate/bin/fishplate --version"])
"""


def try_libraries(root: Path, python: str, wheels: Path) -> str:
    """Return whether the libraries and the command load on a system whose Python is too old for the package."""
    script = f"rm -rf /opt/try && exec python{python} -c '{LIBRARIES}'"
    ended = inside(root, script, (wheels, "mnt/wheels"))
    needs = f"Fishplate needs Python {OLDEST[0]}.{OLDEST[1]}"
    if ended.returncode == 0:
        return f"missing: {needs}; the libraries and the command load"
    print(ended.stdout, ended.stderr, file=sys.stderr)
    return f"fails: {(ended.stderr.strip().splitlines() or ['nothing'])[-1]}"


def glibc_of(root: Path) -> str:
    """Return the version of a root's C library."""
    found = inside(root, "getconf GNU_LIBC_VERSION").stdout.split()
    return found[-1] if found else "?"


def gather(dist: Path, folder: Path) -> None:
    """Put the wheels and the one package that they depend on into a folder."""
    for wheel in dist.glob(f"fishplate*manylinux*_{platform.machine()}.whl"):
        shutil.copy(wheel, folder)
    if not any(folder.iterdir()):
        sys.exit(f"no manylinux wheels in {dist}: run `make wheels`")
    pip = [
        str(ROOT / ".venv/bin/pip"),
        "download",
        "-q",
        "--disable-pip-version-check",
        "--no-deps",
    ]
    subprocess.run([*pip, "-d", str(folder), "typing_extensions"], check=True)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--suite", action="append", choices=SUITES, help="only this one")
    parser.add_argument("--print", action="store_true", help="leave the page as it is")
    given = parser.parse_args()
    rows, failed = [], False
    with tempfile.TemporaryDirectory() as folder:
        gather(given.dist, Path(folder))
        for suite in given.suite or SUITES:
            name, pythons = SUITES[suite]
            root = make_root(suite, pythons)
            for python in pythons:
                glibc, result = "?", f"missing: {root}"
                if isinstance(root, Path):
                    glibc, result = glibc_of(root), try_python(root, python, Path(folder))
                failed |= result.startswith("fails")
                rows.append(f"| {name} ({suite}) | {glibc} | {python} | {result} |\n")
                print(rows[-1], end="", flush=True)
    if not given.suite and not given.print:
        head = "| system | glibc | Python | result |\n|---|---|---|---|\n"
        text = PAGE.read_text()
        before, after = text.split(START)[0], text.split(END)[1]
        PAGE.write_text(f"{before}{START}{head}{''.join(rows)}{END}{after}")
    sys.exit(int(failed))


if __name__ == "__main__":
    main()
