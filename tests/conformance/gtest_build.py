"""Builds the peer's C++ tests into one program, with objects cached by the hash of their inputs.

The program is linked to the wheel's libraries; which library it runs on is decided by
LD_LIBRARY_PATH at run time, so one build serves every library under test.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from peer import LIBRARY, PEER_DIR, TESTING_LIBRARY, VERSION, Peer, locked
from report import Progress

BUILD_DIR = PEER_DIR / "gtest"
PROGRAM = BUILD_DIR / "tvm_ffi_tests"
TEST_LIST = BUILD_DIR / "tests.txt"
# Measured: -O0 and -O1 take the same time on these template-heavy files; -O1 tests the inlined
# code of the headers closer to the way that users build it.
FLAGS = ["-std=c++17", "-O1", "-w"]


def build(peer: Peer) -> list[str]:
    """Builds the missing parts and returns the names of all tests."""
    sources = sorted((peer.sdist / "tests/cpp").rglob("test_*.cc"))
    with locked("gtest"):
        BUILD_DIR.mkdir(exist_ok=True)
        objects = {source: _object_path(source) for source in sources}
        missing = {source: obj for source, obj in objects.items() if not obj.exists()}
        if missing:
            _compile(peer, missing)
        if missing or not TEST_LIST.exists():
            _link(peer, list(objects.values()))
            TEST_LIST.write_text("\n".join(_list_tests(peer)))
    return TEST_LIST.read_text().split()


def _object_path(source: Path) -> Path:
    facts = [VERSION.encode(), " ".join(FLAGS).encode(), source.read_bytes()]
    digest = hashlib.sha256(b"\0".join(facts)).hexdigest()[:16]
    folder = "extra_" if source.parent.name == "extra" else ""
    return BUILD_DIR / f"{folder}{source.stem}-{digest}.o"


def _compile(peer: Peer, missing: dict[Path, Path]) -> None:
    progress = Progress("gtest: compiling", len(missing))

    def compile_one(source: Path) -> None:
        obj = missing[source]
        partial = obj.with_suffix(".partial")
        include = [f"-I{peer.include}", f"-I{source.parent}"]
        command = ["g++", *FLAGS, *include, "-c", str(source), "-o", str(partial)]
        subprocess.run(command, check=True)
        partial.rename(obj)
        progress.step()

    # Largest first: the last one to finish should be a small one.
    queue = sorted(missing, key=lambda source: -source.stat().st_size)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, queue))
    progress.close()


def _link(peer: Peer, objects: list[Path]) -> None:
    libraries = [str(peer.lib_dir / name) for name in (LIBRARY, TESTING_LIBRARY)]
    # Lazy binding: a library that lacks an export fails the tests that call it, not all of them.
    command = ["g++", "-Wl,-z,lazy", *map(str, objects), *libraries]
    command += ["-lgtest", "-lgtest_main", "-pthread", "-o", str(PROGRAM)]
    subprocess.run(command, check=True)


def _list_tests(peer: Peer) -> list[str]:
    """Lists the tests with the stock library, so that the list does not depend on the tested one."""
    environment = {**os.environ, "LD_LIBRARY_PATH": str(peer.lib_dir)}
    command = [str(PROGRAM), "--gtest_list_tests"]
    run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    names, group = [], ""
    for line in run.stdout.splitlines():
        word = line.split("#")[0].strip()
        if line.startswith("  "):
            names.append(group + word)
        elif word.endswith("."):
            group = word
    return [name for name in names if ".DISABLED_" not in name]
